import type { Output } from '@mall/contract/operations';
import { emptyCart, refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import checkout from '../../phrases/en.json' with { type: 'json' };
import { OrderLinkScreen } from './OrderLinkScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

type Linked = Output<'orderLink.show'>;
const token = 'T'.repeat(43);
const linked = (over: Partial<Linked> = {}): Linked => ({
  ...{ shopName: 'Oak House', state: 'sent', goods: 81_000, saved: 9000, freight: 1200, total: 82_200 },
  lines: [
    {
      ...{ skuId: '7', productId: '3', name: 'Sol chair', specText: 'Oak', image: '', qty: 2 },
      ...{ fullPrice: 45_000, price: 40_500, amount: 81_000 },
    },
  ],
  ...{ reason: 'Regular customer', note: 'Saturday', validUntil: '2026-11-27T08:00:00Z' },
  ...{ orderId: null, receiver: null },
  ...over,
});
const address = {
  ...{ id: 'a1', name: 'Lin', phone: '13800001111', province: 'Fujian', city: 'Xiamen', district: 'Siming' },
  ...{ detail: 'Tulip Street 9', isDefault: true },
};
const preview: Output<'orderLink.preview'> = {
  lines: [
    {
      ...{ skuId: '7', productId: '3', name: 'Sol chair', specText: 'Oak', image: '', qty: 2, leadDays: 7 },
      ...{ shopPrice: 45_000, activityPrice: 40_500, memberPrice: 40_500, goods: 81_000, packageShare: 0 },
      ...{ couponShare: 0, freight: 1200, pay: 82_200, packageIdx: null },
    },
  ],
  packages: [],
  address,
  coupons: { usable: [], unusable: [], chosen: null },
  ...{ goods: 81_000, discount: 0, freight: 1200, pay: 82_200, promise: '2026-12-25T00:00:00Z' },
  ...{ previewHash: 'hash-of-the-link', payWithinMinutes: 30 },
};

const open = (show: Linked | null, who: string | null, api: ScreenOptions['api'] = {}) =>
  renderScreen(<OrderLinkScreen />, {
    route: '/orderLink',
    at: `/orderLink#${token}`,
    lang: 'en',
    phrases: { checkout, orderLink: en },
    who: { token: who },
    api: {
      'orderLink.show': () => {
        if (show === null) throw refused('missing');
        return show;
      },
      'orderLink.preview': preview,
      'address.list': [{ ...address, provinceId: '35', cityId: '3502', districtId: '350203' }],
      'cart.get': emptyCart,
      'area.list': [],
      ...api,
    },
  });

it('shows a visitor the goods, the price and until when, and the way to sign in', async () => {
  const { calls } = await open(linked(), null);
  expect(await screen.findByText('Oak House has written this order for you')).toBeVisible();
  expect(screen.getByText(/¥90 off: Regular customer/)).toBeVisible();
  expect(screen.getByText(/Oak House says/)).toHaveTextContent('Saturday');
  expect(screen.getByRole('link', { name: 'Sign in to order' })).toHaveAttribute('href', '/login');
  expect(calls.map(({ op }) => op)).not.toContain('orderLink.preview');
});

it('is ordered by a member at the shown price, with the address that they confirm', async () => {
  const { calls, user } = await open(linked(), 't', {
    'orderLink.take': { orderId: 'o1', orderNo: '1', pay: 82_200, expiresAt: '2026-11-24T08:30:00Z' },
  });
  const [place] = await screen.findAllByRole('button', { name: /Place|order/i });
  expect(screen.queryByText('Coupons')).toBeNull();
  if (place === undefined) throw new Error('no button');
  await user.click(place);
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'orderLink.take')?.input).toMatchObject({
      token,
      addressId: 'a1',
      previewHash: 'hash-of-the-link',
    }),
  );
});

it('offers what the seller has written down as an address to check', async () => {
  const receiver = {
    name: 'Lin',
    phone: '13800001111',
    provinceId: '',
    cityId: '',
    districtId: '',
    detail: 'Rose Road 1',
  };
  const { user } = await open(linked({ receiver }), 't');
  await user.click(await screen.findByRole('button', { name: 'Check and use it' }));
  expect(await screen.findByDisplayValue('Rose Road 1')).toBeVisible();
});

it.each([
  ['expired', linked({ state: 'expired' }), 'This link has expired'],
  ['used by somebody else', linked({ state: 'ordered' }), 'This has been ordered'],
  ['the order of the reader', linked({ state: 'ordered', orderId: 'o1' }), 'You have ordered this'],
  ['withdrawn', null, 'This link opens nothing'],
])('says so when it is %s', async (_what, show, title) => {
  await open(show, 't');
  expect(await screen.findByText(title)).toBeVisible();
});

it('tells the reader that the order is theirs when the answer to it was lost', async () => {
  let show = linked();
  const { user } = await open(null, 't', {
    'orderLink.show': () => show,
    'orderLink.take': () => {
      show = linked({ state: 'ordered', orderId: 'o1' });
      throw refused('orderLink.over');
    },
  });
  const [place] = await screen.findAllByRole('button', { name: /Place|order/i });
  if (place === undefined) throw new Error('no button');
  await user.click(place);
  expect(await screen.findByText('You have ordered this')).toBeVisible();
});

it('does not say that the link opens nothing while the mall is busy', async () => {
  await open(null, 't', {
    'orderLink.show': () => {
      throw refused('overloaded');
    },
  });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  expect(screen.queryByText('This link opens nothing')).toBeNull();
});
