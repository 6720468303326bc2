import { createWrites } from './writes.ts';

const setUp = () => {
  const granted: [string, boolean][] = [];
  const failed: unknown[] = [];
  const writes = createWrites<string>({
    granted: (answer, more) => granted.push([answer, more]),
    failed: (error) => failed.push(error),
  });
  return { writes, granted, failed };
};

it('sends the last of several quick wishes about one thing', async () => {
  const { writes, granted } = setUp();
  const sent: number[] = [];
  for (const qty of [2, 3, 4])
    writes.put('quantity 1', async () => {
      sent.push(qty);
      return `${qty}`;
    });
  await writes.settled();
  expect(sent).toEqual([2, 4]);
  expect(granted).toEqual([
    ['2', true],
    ['4', false],
  ]);
});

it('forgets what waits behind a refusal', async () => {
  const { writes, granted, failed } = setUp();
  writes.put('a', () => Promise.reject(new Error('no')));
  writes.put('b', () => Promise.resolve('b'));
  await writes.settled();
  expect(failed).toHaveLength(1);
  expect(granted).toEqual([]);
  writes.put('c', () => Promise.resolve('c'));
  await writes.settled();
  expect(granted).toEqual([['c', false]]);
});
