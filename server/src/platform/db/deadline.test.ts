import { mock } from 'node:test';
import { patienceMs, waiting, within } from './deadline.ts';

let now = 0;
beforeEach(() => void mock.method(performance, 'now', () => now));
afterEach(() => mock.restoreAll());

const left = () => waiting(async (ms) => ms);
const passed = (ms: number): void => void (now += ms);

it('gives work outside a request a limit for each statement', async () => {
  expect([await left(), await left()]).toEqual([patienceMs.statement, patienceMs.statement]);
});

it('counts waits, those at the same time once, and nothing else', async () => {
  await within(1000, async () => {
    passed(100);
    expect(await left()).toBe(1000);
    await waiting(async () => passed(100));
    expect(await left()).toBe(900);
    const { promise, resolve } = Promise.withResolvers<void>();
    const three = [waiting(() => promise), waiting(() => promise), waiting(() => promise)];
    passed(100);
    expect(await left()).toBe(800);
    resolve();
    await Promise.all(three);
    expect(await left()).toBe(800);
  });
});

it('has at least a millisecond left, and begins again in work of its own', async () => {
  await within(100, async () => {
    await waiting(async () => passed(150));
    expect(await left()).toBe(1);
    expect(await within(1000, left)).toBe(1000);
    expect(await left()).toBe(1);
  });
});
