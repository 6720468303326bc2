import { Refusal } from '@mall/contract/core/refusals';
import { createMicroBatcher } from './micro-batcher.ts';

const pace = { windowMs: 0, mostTogether: 100, mostAtOnce: 1 };
const badValue = Object.assign(new Error('invalid input syntax'), { code: '22P02' });

/** Doubles numbers; a batch with a number of `wrong` in it fails as a whole with `error`. */
const doubling = (wrong: readonly number[], error: Error) => {
  const asked: (readonly number[])[] = [];
  const double = createMicroBatcher<number, number>(pace, async (numbers) => {
    asked.push(numbers);
    if (numbers.some((one) => wrong.includes(one))) throw error;
    return numbers.map((one) => ({ answer: one * 2 }));
  });
  return { asked, double };
};
const numbers = Array.from({ length: 64 }, (_, at) => at);

it('a batch that fails for what some of it ask fails for them alone, in few tries', async () => {
  const { asked, double } = doubling([3, 40], badValue);
  const replies = await Promise.allSettled(numbers.map(double));
  expect(replies.flatMap((reply, at) => (reply.status === 'rejected' ? [at] : []))).toEqual([3, 40]);
  expect(replies[63]).toEqual({ status: 'fulfilled', value: 126 });
  expect(asked.length).toBeLessThan(30);
});

it.each([
  ['the database is away', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['nothing more can be taken', new Refusal('overloaded')],
])('a batch is not asked again where %s', async (_what, error) => {
  const { asked, double } = doubling([3], error);
  const replies = await Promise.allSettled(numbers.map(double));
  expect(replies.every(({ status }) => status === 'rejected')).toBe(true);
  expect(asked).toHaveLength(1);
});
