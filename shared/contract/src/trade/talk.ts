import { dayMs, minuteMs, shanghaiOffsetMs } from '../core/time.ts';

/** What a member may ask a shop about. */
export const talkThings = ['product', 'order', 'delivery'] as const;
export type TalkThing = (typeof talkThings)[number];

export const talkTabs = ['unanswered', 'mine', 'all', 'closed'] as const;
export type TalkTab = (typeof talkTabs)[number];

export const talkLimits = {
  words: 2000,
  note: 500,
  pictures: 6,
  /** Messages that one answer of the API has. */
  page: 50,
  answers: 50,
  answerTitle: 40,
  /** Minutes within which an office can promise to answer. */
  promise: { least: 5, most: 2880 },
} as const;

/** How many streams one person may hold open in one process. */
export const mostStreams = 8;

/** Opening hours of one day in minutes after midnight in Shanghai; null when closed. */
export type OpenDay = { readonly from: number; readonly to: number } | null;
/** Monday first; without any day the office tells no hours. */
export type OpenDays = readonly OpenDay[];

const minutesOfDay = 1440;
const daysOfWeek = 7;

/**
 * Whether an office is open, and when it opens next: null when it is open now, or tells no hours. A day may end at
 * midnight (1440) but not after it.
 */
export const openingOf = (days: OpenDays, nowMs: number): { open: boolean; opensAt: number | null } => {
  if (days.every((day) => day === null)) return { open: true, opensAt: null };
  const local = nowMs + shanghaiOffsetMs;
  const midnight = Math.floor(local / dayMs) * dayMs;
  const minute = (local - midnight) / minuteMs;
  // The first of January 1970 was a Thursday.
  const weekday = (Math.floor(local / dayMs) + 3) % daysOfWeek;
  const today = days[weekday] ?? null;
  if (today !== null && minute >= today.from && minute < today.to) return { open: true, opensAt: null };
  for (let ahead = 0; ahead <= daysOfWeek; ahead += 1) {
    const day = days[(weekday + ahead) % daysOfWeek] ?? null;
    if (day === null || (ahead === 0 && minute >= day.from)) continue;
    return { open: false, opensAt: midnight + ahead * dayMs + day.from * minuteMs - shanghaiOffsetMs };
  }
  return { open: false, opensAt: null };
};

/** Whether the hours of a week can be kept: seven days, each with its beginning before its end. */
export const areOpenDays = (days: OpenDays): boolean =>
  days.length === daysOfWeek &&
  days.every((day) => day === null || (day.from >= 0 && day.from < day.to && day.to <= minutesOfDay));
