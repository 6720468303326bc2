import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../testing/eventually.ts';
import { createBreaker } from './breaker.ts';

const fails = () => Promise.reject(new Error('away'));
const failing = (breaker: ReturnType<typeof createBreaker>, times: number) => {
  for (let n = 0; n < times; n += 1) breaker.failed();
};

it('opens when three fail in a row and the probe fails too, and closes when the probe succeeds', async () => {
  let away = true;
  const breaker = createBreaker(() => (away ? fails() : Promise.resolve()));
  failing(breaker, 2);
  breaker.succeeded();
  failing(breaker, 2);
  await sleep(0);
  expect(breaker.isOpen).toBe(false);
  failing(breaker, 1);
  expect(await eventually(async () => breaker.isOpen, Boolean)).toBe(true);
  breaker.succeeded();
  expect(breaker.isOpen).toBe(true);
  away = false;
  expect(await eventually(async () => !breaker.isOpen, Boolean)).toBe(true);
});

it('stays closed while only some statements are slow: the probe decides', async () => {
  let probes = 0;
  const breaker = createBreaker(async () => void (probes += 1));
  failing(breaker, 10);
  await sleep(0);
  expect([probes, breaker.isOpen]).toEqual([1, false]);
});
