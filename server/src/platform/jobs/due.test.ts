import { Refusal } from '@mall/contract/core/refusals';
import { eachDue, eachPart, expectAllDone, togetherOrEach } from './due.ts';

const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
const odd = new Error('check constraint');

/** Rows that are due until they are done; two at a time are found. */
const rows = (names: string, wrong: Readonly<Record<string, Error>>) => {
  const left = new Set(names);
  const tried: string[] = [];
  const due = async (except: readonly string[]) => [...left].filter((id) => !except.includes(id)).slice(0, 2);
  const work = async (id: string) => {
    tried.push(id);
    if (wrong[id] !== undefined) throw wrong[id];
    left.delete(id);
  };
  return { left, tried, due, work };
};
const words = (failed: readonly Error[]) => failed.map(({ message }) => message);

describe('a sweep over rows', () => {
  it('does what is behind a row that fails, also behind more of them than it finds at once', async () => {
    const { left, due, work } = rows('abcd', { a: odd, b: odd });
    const { done, failed } = await eachDue('row', due, work);
    expect([done, [...left]]).toEqual([2, ['a', 'b']]);
    expect(words(failed)).toEqual(['row a: check constraint', 'row b: check constraint']);
  });

  it('leaves to others what they were quicker with', async () => {
    const { due, work } = rows('ab', { a: new Refusal('order.notAllowed') });
    expect(await eachDue('row', due, work)).toEqual({ done: 1, failed: [] });
  });

  it('stops where the database is away', async () => {
    const { tried, due, work } = rows('ab', { a: away });
    await expect(eachDue('row', due, work)).rejects.toBe(away);
    expect(tried).toEqual(['a']);
  });

  it('in one statement goes row by row only when that fails', async () => {
    const { due, work, tried } = rows('abc', { b: odd });
    expect(await togetherOrEach(async () => 3, 'row', due, work)).toEqual({ done: 3, failed: [] });
    expect(tried).toEqual([]);
    const all = async () => {
      throw odd;
    };
    expect((await togetherOrEach(all, 'row', due, work)).done).toBe(2);
  });
});

it('the parts of a sweep do not depend on each other, and all that failed fails the job', async () => {
  const result = await eachPart({
    first: async () => {
      throw odd;
    },
    second: async () => ({ done: 2, failed: [new Error('row x: y')] }),
    third: async () => {},
  });
  expect(result).toMatchObject({ first: 0, second: 2, third: 0 });
  expect(() => expectAllDone(result)).toThrow('2 failed: first: check constraint; row x: y');
  expect(() => expectAllDone({ failed: [] })).not.toThrow();
});
