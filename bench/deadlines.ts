import { createBreaker } from '../server/src/platform/breaker/breaker.ts';
import { waiting, within } from '../server/src/platform/db/deadline.ts';

/**
 * What deadlines and breakers cost a request that asks the database and Redis three times each (bar: 10 µs). The same
 * request with and without them takes turns in one process, so that other load slows both; the least of many rounds counts.
 */
const requests = 20_000;
const rounds = 30;
const asks = 3;

const answer = Promise.resolve(1);
const breaker = createBreaker(async () => undefined);

const plain = async (): Promise<void> => {
  for (let ask = 0; ask < asks; ask += 1) await answer;
  for (let ask = 0; ask < asks; ask += 1) await answer;
};
const guarded = (): Promise<void> =>
  within(2000, async () => {
    for (let ask = 0; ask < asks; ask += 1) await waiting(() => answer);
    for (let ask = 0; ask < asks; ask += 1) {
      if (breaker.isOpen) continue;
      await answer;
      breaker.succeeded();
    }
  });

/** Microseconds of a request. */
const timed = async (request: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  for (let count = 0; count < requests; count += 1) await request();
  return ((performance.now() - began) * 1000) / requests;
};

const least = { plain: Infinity, guarded: Infinity };
for (let round = 0; round < rounds; round += 1) {
  least.plain = Math.min(least.plain, await timed(plain));
  least.guarded = Math.min(least.guarded, await timed(guarded));
}
console.log(
  `a request with six waits: ${least.plain.toFixed(2)} µs, with deadlines and breaker ${least.guarded.toFixed(2)} µs`,
);
