import { setTimeout as sleep } from 'node:timers/promises';

const stepMs = 20;
const longestMs = 10_000;

/**
 * The result of `read` as soon as `fits` accepts it, or its last result after ten seconds: for what is
 * recorded beside an answer, which does not wait.
 */
export const eventually = async <Value>(
  read: () => Promise<Value>,
  fits: (value: Value) => boolean,
): Promise<Value> => {
  const end = Date.now() + longestMs;
  let value = await read();
  while (!fits(value) && Date.now() < end) {
    await sleep(stepMs);
    value = await read();
  }
  return value;
};
