import { setTimeout as sleep } from 'node:timers/promises';

const stepMs = 20;
const longestMs = 10_000;

/** What `read` answers as soon as `fits` holds of it, or its last answer after ten seconds: for what is noted beside an answer, which does not wait. */
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
