import { eventually } from '../../testing/eventually.ts';
import { startFaultProxy } from '../../testing/fault-proxy.ts';
import { createLimits } from '../http/rate-limits.ts';
import { connectRedis } from './connect.ts';

const url = process.env.TEST_REDIS_URL;
/** `npm test` starts one; a file run by itself may have none. */
const withRedis = url === undefined ? it.skip : it;

/** Longer than a command may wait. */
const busyMs = 500;

withRedis.each(['frozen', 'cut'] as const)(
  'a Redis that is %s is asked no more until it answers, and limits count in memory meanwhile',
  async (fault) => {
    const proxy = await startFaultProxy(url ?? '');
    const redis = connectRedis(proxy.url);
    if (redis === null) throw new Error('There is an address');
    const said = () =>
      redis.get('nothing-there').then(
        () => 'answered',
        (error: Error) => error.message,
      );
    expect(await eventually(said, (now) => now === 'answered')).toBe('answered');

    proxy.set(fault);
    expect(await eventually(said, (now) => now === 'Redis is away')).toBe('Redis is away');
    const limits = createLimits(redis);
    const key = crypto.randomUUID();
    for (let taken = 0; taken < 5; taken += 1) await limits.take('loginPerBrowser', key);
    await expect(limits.take('loginPerBrowser', key)).rejects.toMatchObject({ reason: 'tooFast' });

    proxy.set('none');
    expect(await eventually(said, (now) => now === 'answered')).toBe('answered');
    redis.disconnect();
    await proxy.stop();
  },
);

withRedis('an answer that has arrived while the process was busy counts as one', async () => {
  const redis = connectRedis(url);
  if (redis === null) throw new Error('There is an address');
  await redis.get('nothing-there');
  const asked = redis.get('nothing-there');
  await new Promise((sent) => setImmediate(sent));
  const until = performance.now() + busyMs;
  while (performance.now() < until);
  expect(await asked).toBeNull();
  redis.disconnect();
});
