import { renderScreen } from '@mall/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { guardLeaving } from '@mall/platform';
import type { BootManifest, BootRemote } from '@mall/registry/boot-manifest';
import { createMall } from '../loader/mall.ts';
import { bootManifest, bootRemote } from '../testing/sample-mall.ts';
import { Notices } from './Notices.tsx';
import { isNewer } from './newer.ts';
import zh from './phrases/zh.json' with { type: 'json' };

const catalog = bootRemote('mf_catalog');
const checkout = bootRemote('mf_checkout');
const mine = bootManifest([catalog, checkout]);
const newer = bootManifest([{ ...catalog, version: '2.1.0' }, checkout], { revision: 8 });

let answer: () => Promise<Response>;
const asked = jest.fn(() => answer());
const answering = (manifest: BootManifest): void => {
  answer = async () => Response.json(manifest);
};

const turn = (state: 'hidden' | 'visible'): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** The visitor looks at something else for this long and returns. */
const away = async (ms: number): Promise<void> => {
  turn('hidden');
  jest.setSystemTime(Date.now() + ms);
  await act(async () => turn('visible'));
};

const open = (at = '/catalog', manifest = mine) =>
  renderScreen(<Notices mall={createMall(manifest)} />, { at, route: at, phrases: { notices: zh } });
const notice = () => screen.queryByRole('status', { name: zh.newer.label });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch; // the only address that the test requests
  answering(newer);
});
afterEach(() => jest.useRealTimers());

describe('a newer version of the mall', () => {
  it('is offered to who returns after a minute, without taking the focus', async () => {
    await open();
    await away(60_000);
    expect(asked).toHaveBeenCalledWith('/registry', expect.objectContaining({ cache: 'no-cache' }));
    await waitFor(() => expect(notice()).toBeVisible());
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('button', { name: zh.newer.reload })).toBeEnabled();
  });

  it('is not asked for after a moment', async () => {
    await open();
    await away(59_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for every five minutes of looking', async () => {
    await open();
    turn('visible');
    await act(async () => jest.advanceTimersByTime(300_000));
    expect(asked).toHaveBeenCalledTimes(1);
    turn('hidden');
    await act(async () => jest.advanceTimersByTime(300_000));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is put off until the next revision', async () => {
    const { user } = await open();
    await away(60_000);
    await waitFor(() => expect(notice()).toBeVisible());
    await user.click(screen.getByRole('button', { name: zh.newer.later }));
    expect(notice()).toBeNull();
    await away(60_000);
    expect(notice()).toBeNull();
    answering({ ...newer, revision: 9 });
    await away(60_000);
    await waitFor(() => expect(notice()).toBeVisible());
  });

  it('is not offered between cart and payment', async () => {
    await open('/checkout');
    await away(60_000);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(notice()).toBeNull();
  });

  it('waits while something is not saved, and goes away when something is begun', async () => {
    await open();
    const saved = guardLeaving(() => true);
    await away(60_000);
    expect(notice()).toBeNull();
    act(() => saved());
    await waitFor(() => expect(notice()).toBeVisible());
    act(() => void guardLeaving(() => true));
    expect(notice()).toBeNull();
  });

  it.each([
    ['the line is down', () => Promise.reject(new TypeError('lost'))],
    ['the server fails', async () => new Response('no', { status: 500 })],
    ['something else answers', async () => Response.json({ hello: 1 })],
  ])('is nothing to speak of when %s', async (_what, given) => {
    answer = given;
    await open();
    await away(60_000);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(notice()).toBeNull();
  });
});

describe('whether a manifest is newer', () => {
  const with_ = (...remotes: BootRemote[]) => bootManifest(remotes, { revision: 9 });
  it.each([
    ['the same versions under another revision', with_(catalog, checkout), false],
    ['another version, also an older one', with_({ ...catalog, version: '1.9.0' }, checkout), true],
    ['a choice of the visitor', with_({ ...catalog, version: '3', channel: 'override' }, checkout), false],
    ['a remote more', with_(catalog, checkout, bootRemote('mf_member')), false],
    ['a remote less', with_(catalog), false],
  ] as const)('%s', (_what, theirs, expected) => {
    expect(isNewer(mine, theirs)).toBe(expected);
  });
});

describe('the bar of choices', () => {
  it('says which parts this browser has by choice, and leads to the inspector and out', async () => {
    window.history.replaceState(null, '', '/product?productId=5');
    await open(
      '/catalog',
      bootManifest([
        { ...catalog, channel: 'override', version: 'override', base: 'http://localhost:3101/' },
        { ...checkout, channel: 'override', closed: true },
        bootRemote('mf_member'),
      ]),
    );
    const bar = await screen.findByRole('complementary', { name: zh.choices.label });
    expect([...bar.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'mf_catalog：http://localhost:3101/',
      'mf_checkout：已关闭',
    ]);
    expect(screen.getByRole('link', { name: zh.choices.inspect })).toHaveAttribute('href', '/__mf');
    expect(screen.getByRole('link', { name: zh.choices.clear })).toHaveAttribute(
      'href',
      '/product?productId=5&mf=clear',
    );
  });

  it('is not there for others', async () => {
    await open();
    await act(async () => {});
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
