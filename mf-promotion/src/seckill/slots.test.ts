import { isSeckillTab, stateOf, takenPart } from './slots.ts';

const seckill = {
  activityId: 'a',
  seckillPrice: 1,
  stockLeft: 3,
  stockTotal: 12,
  perUserLimit: 1,
  startAt: '',
  endAt: '',
  state: 'running' as const,
};

it.each([
  ['a running offer with stock can be bought', seckill, 'open'],
  ['a running offer without stock is gone', { ...seckill, stockLeft: 0 }, 'gone'],
  [
    'an offer that has not begun waits, whatever its stock',
    { ...seckill, state: 'upcoming' as const, stockLeft: 0 },
    'upcoming',
  ],
  ['an ended offer is ended, also with stock left', { ...seckill, state: 'ended' as const }, 'ended'],
] as const)('%s', (_sentence, offer, expected) => expect(stateOf(offer)).toBe(expected));

it('shows the taken part of the stock', () => {
  expect(takenPart(seckill)).toBe(0.75);
  expect(takenPart({ ...seckill, stockTotal: 0, stockLeft: 0 })).toBe(1);
});

it('knows its tabs', () => {
  expect(isSeckillTab('today')).toBe(true);
  expect(isSeckillTab('yesterday')).toBe(false);
});
