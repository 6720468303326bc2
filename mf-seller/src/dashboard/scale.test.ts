import { shopDay } from './scale.ts';

it('a day of the shop stays that day for a reader anywhere', () => {
  const day = shopDay('2026-11-14T16:00:00.000Z');
  expect([day.getMonth() + 1, day.getDate(), day.getHours()]).toEqual([11, 15, 0]);
});
