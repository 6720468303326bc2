import { type Api, startApi } from '../../testing/start-api.ts';
import { limitTable } from './rate-limits.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: 'on' });
}, 60_000);
afterAll(() => api.stop());

/** Fewer than would wait for the database until they give up, on a busy machine too. */
const atOnce = 20;

/** Asks so often, each time from another network, and returns the statuses. */
const askOften = async (token: string, times: number): Promise<Set<number>> => {
  const statuses = new Set<number>();
  const ask = async (n: number) =>
    statuses.add((await api.as({ token, ip: `10.${n >> 8}.${n & 255}.1` }).call('cart.get', {})).status);
  for (let n = 0; n < times; n += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, times - n) }, (_, at) => ask(n + at)));
  return statuses;
};

it('a member has one allowance for all addresses, and uses up nobody else’s', async () => {
  const [busy, other] = [
    await api.signIn(await api.given.member()),
    await api.signIn(await api.given.member()),
  ];
  expect(await askOften(busy, limitTable.member.points)).toEqual(new Set([200]));
  expect(await askOften(busy, 1)).toEqual(new Set([429]));
  expect(await askOften(other, 1)).toEqual(new Set([200]));
});
