import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { HistoryScreen } from './HistoryScreen.tsx';

const viewed = (id: string, viewedAt: string): Output<'browsingHistory.list'>['list'][number] => ({
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

const open = () =>
  renderScreen(<HistoryScreen />, {
    lang: 'en',
    phrases: { member: en },
    who: { token: 't' },
    api: {
      'browsingHistory.list': {
        list: [
          viewed('1', '2026-11-20T10:00:00Z'),
          viewed('2', '2026-11-20T09:00:00Z'),
          viewed('3', '2026-11-18T10:00:00Z'),
        ],
        total: 3,
        page: 1,
        size: 24,
      },
      'browsingHistory.clear': { undo: 'u1' },
      'trash.restore': { restored: 1 },
    },
  });

it('stands by day', async () => {
  await open();
  expect((await screen.findAllByRole('heading', { level: 2 })).map((day) => day.textContent)).toEqual([
    'Friday, 20 November 2026',
    'Wednesday, 18 November 2026',
  ]);
});

it.each([
  ['whole', 'Clear history', {}],
  ['by day', 'Clear this day: 18 Nov 2026', { day: '2026-11-18' }],
  ['one by one', 'Remove Chair 2 from the history', { ids: ['2'] }],
])('is forgotten %s, and taken back', async (_how, button, which) => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText('Browsing history cleared')).toBeInTheDocument();
  expect(calls.find(({ op }) => op === 'browsingHistory.clear')?.input).toEqual(which);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.find(({ op }) => op === 'trash.restore')?.input).toEqual({ id: 'u1' }));
});
