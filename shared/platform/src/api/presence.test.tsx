import { prepare } from '@mall/testing';
import { renderHook } from '@testing-library/react';
import { useProofAsked } from '../proof.ts';
import { api } from './call.ts';

afterEach(() => jest.restoreAllMocks());

it('a call says how long nobody has touched the page, from a minute on', async () => {
  const calls = await prepare({ api: { 'brandFollow.count': { collect: 0, attention: 0, history: 0 } } });
  const idle = async () => {
    await api('brandFollow.count', {});
    return calls.at(-1)?.headers['x-idle'];
  };
  const { unmount } = renderHook(useProofAsked);
  dispatchEvent(new Event('pointerdown'));
  const now = Date.now();
  expect(await idle()).toBeUndefined();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 301_000);
  expect(await idle()).toBe('301');
  dispatchEvent(new Event('keydown'));
  clock.mockReturnValue(now + 310_000);
  expect(await idle()).toBeUndefined();
  clock.mockReturnValue(now + 900_000);
  unmount();
  expect(await idle()).toBeUndefined();
});
