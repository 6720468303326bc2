import { renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import zh from '../phrases/zh.json' with { type: 'json' };
import { pageOf } from '../samples.ts';
import { Tiles } from './Tiles.tsx';

it('shows the tiles of pages that some open remote has, and no others', async () => {
  const boot = document.createElement('script');
  boot.id = 'boot';
  boot.type = 'application/json';
  boot.textContent = JSON.stringify({
    remotes: [
      { closed: false, routes: [{ path: '/product/hotProduct' }] },
      { closed: true, routes: [{ path: '/product/customizedProduct' }] },
    ],
  });
  document.head.append(boot);

  await renderScreen(<Tiles />, { phrases: { catalog: zh }, api: { 'banner.list': pageOf([]) } });

  expect(screen.getByRole('link', { name: /网红馆/ })).toHaveAttribute('href', '/product/hotProduct');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
