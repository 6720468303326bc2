import { prepare } from '@mall/testing';
import { api } from './call.ts';

afterEach(() => jest.restoreAllMocks());

it('a call says how long nobody has touched the page, from a minute on', async () => {
  const calls = await prepare({ api: { 'brandFollow.count': { collect: 0, attention: 0, history: 0 } } });
  const idle = async () => {
    await api('brandFollow.count', {});
    return calls.at(-1)?.headers['x-idle'];
  };
  dispatchEvent(new Event('pointerdown'));
  const now = Date.now();
  expect(await idle()).toBeUndefined();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 301_000);
  expect(await idle()).toBe('301');
  dispatchEvent(new Event('keydown'));
  clock.mockReturnValue(now + 310_000);
  expect(await idle()).toBeUndefined();
});
