import { salesMeet, type Sold } from './times.ts';

const at = (hour: number): Date => new Date(Date.UTC(2030, 0, 1, hour));
const sold = (from: number, to: number, slots: Sold['slots'] = []): Sold => ({
  startAt: at(from),
  endAt: at(to),
  slots,
});
const slot = (from: string, to: string) => ({ from, to });

it.each([
  ['one after the other', sold(1, 5), sold(5, 9), false],
  ['one within the other', sold(1, 9), sold(3, 4), true],
  ['the end of one in the other', sold(1, 5), sold(4, 9), true],
  ['all day beside hours', sold(1, 99), sold(1, 99, [slot('10:00', '12:00')]), true],
  [
    'other hours of the same days',
    sold(1, 99, [slot('08:00', '10:00')]),
    sold(1, 99, [slot('10:00', '12:00')]),
    false,
  ],
  [
    'one of several hours in common',
    sold(1, 99, [slot('08:00', '10:00'), slot('20:00', '24:00')]),
    sold(1, 99, [slot('10:00', '12:00'), slot('23:00', '24:00')]),
    true,
  ],
  [
    'the same hours of other days',
    sold(1, 48, [slot('08:00', '10:00')]),
    sold(48, 96, [slot('08:00', '10:00')]),
    false,
  ],
])('two sales meet or not: %s', (_what, one, other, meet) => {
  expect([salesMeet(one, other), salesMeet(other, one)]).toEqual([meet, meet]);
});
