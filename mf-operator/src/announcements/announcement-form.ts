import { isMallPath } from '@mall/contract/operator/content';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import type { Sent } from '@mall/contract/operations';
import type { Announcement } from './useAnnouncements.ts';

/** What is typed: moments as `datetime-local` has them, in the operator's time zone; '' for none. */
export type AnnouncementForm = { text: Typed; link: string; closable: boolean; from: string; to: string };

export const blank: AnnouncementForm = { text: {}, link: '', closable: true, from: '', to: '' };

export const formOf = (row: Announcement, toLocal: (at: string | null) => string): AnnouncementForm => ({
  text: row.text,
  link: row.link,
  closable: row.closable,
  from: toLocal(row.from),
  to: toLocal(row.to),
});

export type AnnouncementProblem = 'text' | 'link' | 'period';

export const problemsOf = (
  form: AnnouncementForm,
): Partial<Record<keyof AnnouncementForm, AnnouncementProblem>> => ({
  ...(isSaid(form.text) ? {} : { text: 'text' as const }),
  ...(form.link.trim() === '' || isMallPath(form.link.trim()) ? {} : { link: 'link' as const }),
  ...(form.from !== '' && form.to !== '' && form.from >= form.to ? { to: 'period' as const } : {}),
});

/** The input of `announcement.save`. `form` has no problems. */
export const sentOf = (
  form: AnnouncementForm,
  fromLocal: (text: string) => string | null,
): Sent<'announcement.save'> => ({
  text: form.text,
  link: form.link.trim(),
  closable: form.closable,
  from: fromLocal(form.from),
  to: fromLocal(form.to),
});
