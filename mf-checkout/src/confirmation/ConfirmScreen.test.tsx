import type { Output } from '@mall/contract/operations';
import { emptyCart, lost, refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { ConfirmScreen } from './ConfirmScreen.tsx';

type Preview = Output<'order.previewCart'>;
type Line = Preview['lines'][number];
type Coupon = Preview['coupons']['usable'][number];

const line = (given: Partial<Line> = {}): Line => ({
  skuId: '11',
  productId: '1',
  name: 'Sol tables',
  specText: 'Oak',
  image: '/media/a.webp',
  qty: 1,
  shopPrice: 150_000,
  activityPrice: null,
  memberPrice: 142_500,
  goods: 142_500,
  packageShare: 0,
  couponShare: 20_000,
  freight: 12_000,
  pay: 134_500,
  leadDays: 20,
  packageIdx: null,
  ...given,
});
const calm: Preview['packages'][number] = {
  key: 'p',
  packageId: '7',
  name: 'Calm living room',
  image: '/media/r.webp',
  qty: 1,
  price: 132_500,
  saving: 10_000,
};
const coupon = (given: Partial<Coupon>): Coupon => ({
  id: 'c1',
  templateId: 't1',
  name: '¥200 off',
  kind: 'amount',
  value: 20_000,
  cap: null,
  threshold: 100_000,
  scope: 'all',
  scopeText: 'Everything',
  from: '2026-01-01T00:00:00+08:00',
  until: '2026-12-31T00:00:00+08:00',
  status: 'unused',
  saving: 20_000,
  reason: null,
  ...given,
});
const address = {
  id: 'a1',
  name: 'Rani',
  phone: '13800001234',
  province: 'Fujian',
  city: 'Xiamen',
  district: 'Siming',
  detail: '88 Example Road',
  isDefault: true,
};
const known = { ...address, provinceId: '35', cityId: '3502', districtId: '350203' };
const preview = (given: Partial<Preview> = {}): Preview => ({
  lines: [line()],
  packages: [],
  address,
  coupons: {
    usable: [coupon({})],
    unusable: [coupon({ id: 'c2', name: '¥900 off', saving: null, reason: 'It starts at ¥12,000' })],
    chosen: 'c1',
  },
  goods: 142_500,
  discount: 20_000,
  freight: 12_000,
  pay: 134_500,
  promise: '2026-12-25T00:00:00+08:00',
  previewHash: 'hash-of-the-first',
  payWithinMinutes: 30,
  ...given,
});
const created = { orderId: 'o1', orderNo: '2026-1', pay: 134_500, expiresAt: '2026-11-20T10:30:00+08:00' };

const open = (api: ScreenOptions['api'], at = '/editOrderInfo?source=cart') =>
  renderScreen(<ConfirmScreen />, {
    route: '/editOrderInfo',
    at,
    lang: 'en',
    phrases: { checkout: en },
    who: { token: 't' },
    api: {
      'order.previewCart': preview(),
      'address.list': [known],
      'cart.get': emptyCart,
      ...api,
    },
  });

describe('the confirmation of an order', () => {
  it('shows the bill with the best coupon, and why another does not apply', async () => {
    await open({});
    await screen.findByText('To pay');
    const bill = screen.getByRole('complementary');
    expect(bill).toHaveTextContent('1 piece¥1,500');
    expect(bill).toHaveTextContent('Member discount−¥75');
    expect(bill).toHaveTextContent('Coupon−¥200');
    expect(bill).toHaveTextContent('Freight¥120');
    expect(bill).toHaveTextContent('Total¥1,345');
    expect(screen.getByRole('radio', { name: /¥200 off/ })).toBeChecked();
    expect(screen.getByText(/It starts at ¥12,000/)).toBeInTheDocument();
  });

  it('explains each step of a price', async () => {
    await open({});
    const receipt = await screen.findByText('How this price came about');
    expect(receipt.parentElement).toHaveTextContent(
      'Shop price¥1,500.00Member price¥1,425.00Share of the coupon−¥200.00Freight¥120.00This line¥1,345.00',
    );
  });

  it('shows a package as a group, with its saving in the bill and in the receipts', async () => {
    const share = { goods: 142_500, packageShare: 132_500, packageIdx: 0, couponShare: 0, pay: 144_500 };
    await open({
      'order.previewCart': preview({
        lines: [line(share)],
        packages: [calm],
        goods: 132_500,
        discount: 0,
        pay: 144_500,
      }),
    });
    const group = await screen.findByRole('region', { name: 'Calm living room' });
    expect(group).toHaveTextContent('Saves ¥100 as a package');
    expect(group).toHaveTextContent('¥1,325');
    expect(group).toHaveTextContent('Member price¥1,425.00Package saving−¥100.00Freight¥120.00');
    const bill = screen.getByRole('complementary');
    expect(bill).toHaveTextContent('Member discount−¥75Package saving−¥100Freight¥120Total¥1,445');
  });

  it('says what a package was and is when its price moved', async () => {
    const share = { packageShare: 132_500, packageIdx: 0 };
    const before = preview({ lines: [line(share)], packages: [calm] });
    const newer = { ...before, packages: [{ ...calm, price: 140_000 }], previewHash: 'newer' };
    const { user } = await open({
      'order.previewCart': before,
      'order.createCart': () => {
        throw refused('order.priceChanged', 'changed', newer);
      },
    });
    await screen.findByText('To pay');
    await user.click(screen.getAllByRole('button', { name: 'Place order' })[0] ?? document.body);
    expect(await screen.findByRole('alert')).toHaveTextContent('Calm living room before ¥1,325 → ¥1,400');
  });

  it('orders once, at the price that was shown, and goes on to pay', async () => {
    const { user, calls, where } = await open({ 'order.createCart': created });
    await user.type(await screen.findByRole('textbox', { name: /Note/ }), 'Narrow door');
    await user.click(screen.getAllByRole('button', { name: 'Place order' })[0] ?? document.body);
    await waitFor(() => expect(where()).toBe('/pay?orderId=o1'));
    const orders = calls.filter(({ op }) => op === 'order.createCart');
    expect(orders).toHaveLength(1);
    expect(orders[0]?.input).toEqual({
      addressId: 'a1',
      couponId: 'c1',
      remark: 'Narrow door',
      previewHash: 'hash-of-the-first',
    });
    expect(orders[0]?.headers['Idempotency-Key']).toEqual(expect.any(String));
  });

  it('shows what a price was and is when it moved, and asks again (40900)', async () => {
    const newer = preview({
      lines: [line({ pay: 120_000 })],
      pay: 120_000,
      previewHash: 'hash-of-the-second',
    });
    let tries = 0;
    const { user, calls, where } = await open({
      'order.createCart': () => {
        tries += 1;
        if (tries === 1) throw refused('order.priceChanged', 'changed', newer);
        return created;
      },
    });
    const button = (name: string) => screen.getAllByRole('button', { name })[0] ?? document.body;
    await screen.findByText('To pay');
    await user.click(button('Place order'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sol tables before ¥1,345 → ¥1,200');
    await user.click(button('Place at the new price'));
    await waitFor(() => expect(where()).toBe('/pay?orderId=o1'));
    expect(calls.filter(({ op }) => op === 'order.createCart').at(-1)?.input.previewHash).toBe(
      'hash-of-the-second',
    );
  });

  it('names what is short (40901)', async () => {
    const { user } = await open({
      'order.createCart': () => {
        throw refused('order.shortOfStock', 'short', [{ skuId: '11' }]);
      },
    });
    await screen.findByText('To pay');
    await user.click(screen.getAllByRole('button', { name: 'Place order' })[0] ?? document.body);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sol tables');
    expect(screen.getByRole('link', { name: 'Change the quantity in the cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });

  describe('of a flash sale with a line', () => {
    const sale = '/editOrderInfo?source=seckill&activityId=s1&skuId=11&qty=1';
    const inLine = (position: number, ticket: string) =>
      refused('seckill.waiting', `number ${position}`, {
        ticket,
        position,
        retryAfter: 0.05,
        expiresAt: '2036-01-01T00:00:00Z',
      });
    const stand = async (answers: readonly (() => typeof created)[]) => {
      let asked = 0;
      const screenOf = await open(
        {
          'seckill.preview': preview(),
          'seckill.create': () => {
            const answer = answers[Math.min(asked, answers.length - 1)];
            asked += 1;
            return answer?.() ?? created;
          },
        },
        sale,
      );
      await screen.findByText('To pay');
      await screenOf.user.click(screen.getAllByRole('button', { name: 'Place order' })[0] ?? document.body);
      const tickets = () =>
        screenOf.calls.filter(({ op }) => op === 'seckill.create').map(({ input }) => input.ticket);
      return { ...screenOf, tickets };
    };
    const waiting = (position: number, ticket: string) => () => {
      throw inLine(position, ticket);
    };

    it('says the place, asks again with each ticket, also after a lost answer, and orders at its turn', async () => {
      const { where, tickets } = await stand([
        waiting(2, 'first'),
        () => {
          throw lost;
        },
        waiting(1, 'second'),
        () => created,
      ]);
      expect(await screen.findByText('You are number 2 in line')).toBeVisible();
      await waitFor(() => expect(where()).toBe('/pay?orderId=o1'));
      expect(tickets()).toEqual([undefined, 'first', 'first', 'second']);
    });

    it('can be left', async () => {
      const { user, tickets, where } = await stand([waiting(7, 'first')]);
      await user.click(await screen.findByRole('button', { name: 'Leave the line' }));
      await waitFor(() => expect(screen.queryByText(/in line$/)).not.toBeInTheDocument());
      const asked = tickets().length;
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(tickets()).toHaveLength(asked);
      expect(where()).toBe(sale);
    });
  });

  it('of an offer leads back to the offers when it cannot be', async () => {
    const short = () => {
      throw refused('order.shortOfStock', 'short', [{ skuId: '11' }]);
    };
    await open({ 'quote.preview': short }, '/editOrderInfo?source=quote&quoteId=q1');
    expect(await screen.findByRole('link', { name: 'See the offer' })).toHaveAttribute(
      'href',
      '/userCenter/establishOrder',
    );
  });

  it('asks for an address first, and takes the new one', async () => {
    let saved = false;
    const { user, calls } = await open({
      'order.previewCart': () => preview(saved ? {} : { address: null }),
      'address.list': () => (saved ? [known] : []),
      'address.save': () => {
        saved = true;
        return [known];
      },
      'area.list': ({ parentId }) => {
        const level = { undefined: ['35', 'Fujian'], 35: ['3502', 'Xiamen'], 3502: ['350203', 'Siming'] }[
          `${parentId}`
        ];
        return [{ id: level?.[0] ?? '', name: level?.[1] ?? '', level: 1 }];
      },
    });
    expect((await screen.findAllByText('Add an address first')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Place order' })[0]).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'New address' }));
    await user.click(await screen.findByRole('button', { name: 'Save address' }));
    expect(screen.getByText('Write who receives the goods')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Receiver/ }), 'Rani');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '13800001234');
    for (const [level, name] of [
      ['Province', 'Fujian'],
      ['City', 'Xiamen'],
      ['District', 'Siming'],
    ] as const) {
      await screen.findByRole('option', { name });
      await user.selectOptions(screen.getByRole('combobox', { name: level }), name);
    }
    await user.type(screen.getByRole('textbox', { name: /Street/ }), '88 Example Road');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('radio', { name: /Rani/ })).toBeChecked();
    expect(calls.find(({ op }) => op === 'address.save')?.input).toMatchObject({
      districtId: '350203',
      isDefault: 'true',
    });
  });

  it('prices one SKU that is bought at once', async () => {
    const { calls } = await open(
      { 'order.previewDirect': preview() },
      '/editOrderInfo?source=direct&skuId=11&qty=2',
    );
    await screen.findByText('To pay');
    expect(calls.find(({ op }) => op === 'order.previewDirect')?.input).toEqual({ skuId: '11', qty: '2' });
  });

  it('says so when the address asks for nothing that can be ordered', async () => {
    await open({}, '/editOrderInfo?source=direct&skuId=x');
    expect(await screen.findByText('There is nothing to confirm')).toBeInTheDocument();
  });
});
