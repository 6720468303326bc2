import { renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import zh from '../boot/phrases/zh.json' with { type: 'json' };
import notices from '../notices/phrases/zh.json' with { type: 'json' };
import { RemoteFailure } from '../loader/failure.ts';
import { Remote } from '../loader/remote.ts';
import { bootRemote } from '../testing/sample-mall.ts';
import { Failed } from './Failed.tsx';

const open = async (channel: 'stable' | 'override'): Promise<void> => {
  window.history.replaceState(null, '', '/cart?mf.mf_checkout=3.0.0');
  const remote = new Remote(bootRemote('mf_checkout', { channel }));
  const failure = new RemoteFailure('mf_checkout', 'entry', 'network');
  await renderScreen(<Failed title="购物车" remote={remote} failure={failure} onRetry={() => {}} />, {
    at: '/cart',
    route: '/cart',
    phrases: { compose: zh, notices },
  });
};

it('offers the way out of a choice that failed', async () => {
  await open('override');
  expect(await screen.findByRole('link', { name: notices.choices.clearFailed })).toHaveAttribute(
    'href',
    '/cart?mf.mf_checkout=',
  );
});

it('does not offer it to others', async () => {
  await open('stable');
  expect(screen.queryByRole('link', { name: notices.choices.clearFailed })).toBeNull();
  expect(screen.getByRole('link', { name: zh.failed.home })).toBeVisible();
});
