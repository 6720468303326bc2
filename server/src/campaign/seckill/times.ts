import { type SeckillSlot, slotsFit } from '@mall/contract/campaign/seckill';
import { dayMs, hourMs, shanghaiOffsetMs } from '@mall/contract/core/time';

const longestMs = 366 * dayMs;

type Span = { readonly startAt: Date; readonly endAt: Date };
export type Sold = Span & { readonly slots: readonly SeckillSlot[] };

/**
 * When a flash sale with daily slots begins for the first time and ends for the last time within its span;
 * null when they do not fit together, or it is already over.
 */
export const saleTimes = (
  { startAt, endAt }: Span,
  slots: readonly SeckillSlot[],
  now: Date,
): Span | null => {
  const [start, end] = [startAt.getTime(), endAt.getTime()];
  if (start >= end || end - start > longestMs || !slotsFit(slots)) return null;
  const windows = slots.length === 0 ? [[start, end] as const] : windowsWithin(start, end, slots);
  const [first, last] = [windows.at(0), windows.at(-1)];
  if (first === undefined || last === undefined || last[1] <= now.getTime()) return null;
  return { startAt: new Date(first[0]), endAt: new Date(last[1]) };
};

/** Whether two sales may sell at the same moment: their spans meet, and so do their hours of the day. */
export const salesMeet = (one: Sold, other: Sold): boolean =>
  one.startAt < other.endAt &&
  other.startAt < one.endAt &&
  (one.slots.length === 0 ||
    other.slots.length === 0 ||
    one.slots.some(({ from, to }) => other.slots.some((slot) => from < slot.to && slot.from < to)));

const windowsWithin = (
  start: number,
  end: number,
  slots: readonly SeckillSlot[],
): (readonly [number, number])[] => {
  const firstMidnight = Math.floor((start + shanghaiOffsetMs) / dayMs) * dayMs - shanghaiOffsetMs;
  const days = Math.ceil((end - firstMidnight) / dayMs);
  return Array.from({ length: days }, (_, day) => firstMidnight + day * dayMs)
    .flatMap((midnight) =>
      slots.map(
        ({ from, to }) =>
          [Math.max(start, midnight + clockMs(from)), Math.min(end, midnight + clockMs(to))] as const,
      ),
    )
    .filter(([from, to]) => from < to);
};

/** `10:30` as milliseconds of a day. */
const clockMs = (clock: string): number =>
  Number(clock.slice(0, 2)) * hourMs + Number(clock.slice(3)) * 60_000;
