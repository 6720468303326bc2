import { hourMs } from '@mall/contract/core/time';
import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { SeckillListScreen } from './SeckillListScreen.tsx';
import { SeckillOffer } from './SeckillOffer.tsx';

type List = Output<'seckill.list'>;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const offer: List['slots'][number]['items'][number] = {
  id: '7',
  goodsNo: 'G7',
  name: 'Tempo office chair',
  contentLang: 'en',
  image: '/media/demo/chair.webp',
  hoverImage: null,
  price: 89_900,
  memberPrice: 85_000,
  marketPrice: null,
  priceFrom: false,
  sales: 3,
  stockState: 'in',
  stockLeft: null,
  tags: ['seckill'],
  brandId: '1',
  leadDays: 7,
  size: { w: 600, d: 600, h: 900 },
  swatches: [],
  skuId: '70',
  seckill: {
    activityId: 'a1',
    seckillPrice: 62_900,
    stockLeft: 6,
    stockTotal: 20,
    perUserLimit: 2,
    startAt: at(-hourMs),
    endAt: at(hourMs),
    state: 'running',
  },
};
const list = (over: Partial<typeof offer.seckill> = {}): List => ({
  serverTime: at(0),
  slots: [
    {
      from: at(-hourMs),
      to: at(hourMs),
      state: over.state ?? 'running',
      items: [{ ...offer, seckill: { ...offer.seckill, ...over } }],
    },
  ],
});
const open = (answer: List, address = '/seckillList') =>
  renderScreen(<SeckillListScreen />, {
    route: '/seckillList',
    at: address,
    lang: 'en',
    phrases: { promotion: en },
    api: {
      'seckill.list': answer,
      'seckill.summary': {
        activityId: 'a1',
        startAt: at(-hourMs),
        endAt: at(0),
        stock: 20,
        orders: 24,
        cancelled: 5,
        sold: 19,
        returned: 5,
        resold: 4,
        left: 1,
      },
      'banner.list': { list: [], total: 0, page: 1, size: 1 },
    },
  });

it('offers what runs at its price with honest stock', async () => {
  await open(list());
  expect(await screen.findByRole('link', { name: /Buy for ¥629/ })).toHaveAttribute(
    'href',
    '/editOrderInfo?source=seckill&activityId=a1&skuId=70&qty=1',
  );
  expect(screen.getByText('6 of 20 left')).toBeVisible();
  expect(screen.getByText('2 per person')).toBeVisible();
});

it('tells what became of the pieces of a sale that is over, and sells none', async () => {
  await open(list({ state: 'ended' }), '/seckillList?tab=ended');
  const terms = await screen.findAllByRole('term');
  expect(terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
    'Pieces 20',
    'Orders 24',
    'Cancelled 5',
    'Came back 5',
    'Sold again 4',
    'Sold 19',
    'Left 1',
  ]);
  expect(screen.queryByRole('link', { name: /Buy for/ })).toBeNull();
});

it('sells nothing that is gone', async () => {
  await open(list({ stockLeft: 0 }));
  expect(await screen.findByText('All taken. Unpaid ones come back')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Buy for/ })).toBeNull();
});

it('says when an offer begins', async () => {
  await open(list({ state: 'upcoming', startAt: at(hourMs) }), '/seckillList?tab=today');
  expect(await screen.findByText('Starts in')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Buy for/ })).toBeNull();
});

it('keeps the tab in the address', async () => {
  const { user, where, calls } = await open(list());
  await user.click(await screen.findByRole('tab', { name: 'Tomorrow' }));
  expect(where()).toBe('/seckillList?tab=tomorrow');
  expect(calls.at(-1)?.input).toEqual({ tab: 'tomorrow' });
});

it('shows on a product only the sale of the chosen SKU', async () => {
  const activities = [{ ...offer.seckill, skuId: '70', bought: 0 }];
  const { container } = await renderScreen(<SeckillOffer productId="7" skuId="71" />, {
    lang: 'en',
    phrases: { promotion: en },
    api: { 'seckill.product': { serverTime: at(0), activities } },
  });
  expect(container).not.toHaveTextContent('Flash sale');
  await renderScreen(<SeckillOffer productId="7" skuId="70" />, {
    lang: 'en',
    phrases: { promotion: en },
    api: { 'seckill.product': { serverTime: at(0), activities } },
  });
  expect(await screen.findByRole('link', { name: 'Buy at this price' })).toBeVisible();
});
