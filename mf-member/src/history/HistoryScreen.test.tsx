import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { HistoryScreen } from './HistoryScreen.tsx';

const viewed = (id: string, viewedAt: string): Output<'history.list'>['list'][number] => ({
  id,
  goodsNo: id,
  name: `Chair ${id}`,
  contentLang: 'en',
  image: '/media/a.webp',
  hoverImage: null,
  price: 100,
  memberPrice: 100,
  marketPrice: null,
  priceFrom: false,
  sales: 0,
  stockState: 'in',
  stockLeft: null,
  tags: [],
  brandId: '1',
  leadDays: 20,
  size: { w: 1, d: 1, h: 1 },
  swatches: [],
  skuId: '11',
  viewedAt,
});

it('stands by day, and is forgotten after a question', async () => {
  const list = [
    viewed('1', '2026-11-20T10:00:00Z'),
    viewed('2', '2026-11-20T09:00:00Z'),
    viewed('3', '2026-11-18T10:00:00Z'),
  ];
  const { user, calls } = await renderScreen(<HistoryScreen />, {
    lang: 'en',
    phrases: { member: en },
    who: { token: 't' },
    api: { 'history.list': { list, total: 3, page: 1, size: 24 }, 'history.clear': null },
  });
  expect((await screen.findAllByRole('heading', { level: 2 })).map((day) => day.textContent)).toEqual([
    'Friday, 20 November 2026',
    'Wednesday, 18 November 2026',
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear history' }));
  expect(calls.some(({ op }) => op === 'history.clear')).toBe(false);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear history' }));
  await waitFor(() => expect(calls.find(({ op }) => op === 'history.clear')?.input).toEqual({}));
  expect(await screen.findByText('Browsing history cleared')).toBeInTheDocument();
});
