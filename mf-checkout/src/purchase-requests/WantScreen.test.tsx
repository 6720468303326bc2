import type { Item, Output } from '@mall/contract/operations';
import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { WantScreen } from './WantScreen.tsx';

const address: Output<'address.list'>[number] = {
  id: '1',
  name: 'Rani',
  phone: '+86 138 0000 1234',
  provinceId: '11',
  cityId: '1101',
  districtId: '110101',
  province: 'Beijing',
  city: 'Beijing',
  district: 'Dongcheng',
  detail: '1 Example Road',
  isDefault: true,
};
const want = (over: Partial<Item<'purchaseRequest.list'>> = {}): Item<'purchaseRequest.list'> => ({
  id: 'w1',
  no: '2026112100000001',
  contact: 'Rani',
  phone: '13800001234',
  region: 'Beijing',
  quantity: 2,
  brand: '',
  remark: 'A round table for six',
  images: [],
  product: null,
  quote: null,
  designId: null,
  validUntil: '2026-12-21T15:59:59Z',
  state: 'open',
  verify: 'notVerified',
  createdAt: '2026-11-21T08:00:00Z',
  ...over,
});
const listed = (...list: Item<'purchaseRequest.list'>[]) => ({ list, total: list.length, page: 1, size: 10 });
const regions = (id: string) => [{ id, name: `Region ${id}`, level: 1 }];

const open = (query = '', { api, ...rest }: ScreenOptions = {}) =>
  renderScreen(<WantScreen />, {
    route: '/wantBuy',
    at: `/wantBuy${query}`,
    lang: 'en',
    phrases: { wanting: en },
    ...rest,
    api: {
      'area.list': ({ parentId }) =>
        parentId === undefined ? regions('11') : regions(String(parentId) === '11' ? '1101' : '110101'),
      'address.list': [address],
      'purchaseRequest.list': listed(),
      'purchaseRequest.create': { id: 'w1', no: '2026112100000001' },
      ...api,
    },
  });
const member = { who: { token: 't' } };
const remark = () => screen.findByRole('textbox', { name: /What are you looking for/ });

describe('a request', () => {
  it('of a visitor says at each field what is missing, and is then sent', async () => {
    const { user, calls } = await open();
    await user.type(await remark(), 'Table');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findAllByText('Write more than 5 characters')).not.toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /Mobile number/ })).toHaveAccessibleDescription(
      'The phone number is wrong',
    );
    expect(calls.some(({ op }) => op === 'purchaseRequest.create')).toBe(false);

    await user.type(await remark(), ' of oak');
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Rani');
    await user.type(screen.getByRole('textbox', { name: /Mobile number/ }), '13800001234');
    for (const [name, value] of [
      ['Province', '11'],
      ['City', '1101'],
      ['District', '110101'],
    ] as const) {
      await screen.findByRole('option', { name: `Region ${value}` });
      await user.selectOptions(screen.getByRole('combobox', { name }), value);
    }
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByRole('heading', { name: 'We have received your request' })).toHaveFocus();
    expect(screen.getByText('2026112100000001')).toBeVisible();
    expect(calls.find(({ op }) => op === 'purchaseRequest.create')?.input).toMatchObject({
      remark: 'Table of oak',
      phone: '13800001234',
      districtId: '110101',
      quantity: 1,
    });
    expect(localStorage.getItem('draft.want')).toBeNull();
  });

  it('begins with the member’s own address, and knows what it is about', async () => {
    await open('?productId=7', {
      ...member,
      api: { 'product.cards': { list: [{ id: '7', name: 'Alva', image: '/a.webp' } as never] } }, // only what is shown
    });
    expect(await screen.findByText('Alva')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('Rani');
    expect(screen.getByRole('textbox', { name: /Mobile number/ })).toHaveValue('13800001234');
  });

  it('about what is not here any more can still be written', async () => {
    await open('?productId=7', { api: { 'product.cards': { list: [] } } });
    expect(await screen.findByText(/is not here any more/)).toBeVisible();
    expect(await remark()).toBeVisible();
  });

  it('is kept in this browser until it is sent, and thrown away when asked', async () => {
    const { user } = await open();
    await user.type(await remark(), 'A bench for two');
    const draft: unknown = JSON.parse(localStorage.getItem('draft.want') ?? 'null');
    expect(draft).toMatchObject({ remark: 'A bench for two' });
    await user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect(await remark()).toHaveValue('');
    expect(localStorage.getItem('draft.want')).toBeNull();
  });

  it('that is refused stays as it was written', async () => {
    const { user } = await open('', {
      ...member,
      api: {
        'purchaseRequest.create': () => {
          throw refused('want.tooMany', 'At most 5 requests');
        },
      },
    });
    await user.type(await remark(), 'A bench for two');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('At most 5 requests')).toBeVisible();
    expect(await remark()).toHaveValue('A bench for two');
  });

  it('holds at most half a year', async () => {
    const { user } = await open('', member);
    fireEvent.change(await screen.findByLabelText(/Valid until/), { target: { value: '2099-01-01' } });
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findAllByText('Choose a day within 180 days from today')).not.toHaveLength(0);
  });
});

describe('my requests', () => {
  it('say where they stand, and are taken back after a question', async () => {
    let list = [
      want(),
      want({ id: 'w2', no: '2', verify: 'real' }),
      want({ id: 'w3', no: '3', state: 'expired' }),
    ];
    const { user, calls } = await open('', {
      ...member,
      api: {
        'purchaseRequest.list': () => listed(...list),
        'purchaseRequest.cancel': () => {
          list = list.map((one) => (one.id === 'w1' ? { ...one, state: 'cancelled' } : one));
          return null;
        },
      },
    });
    const first = await screen.findByRole('article', { name: '2026112100000001' });
    expect(within(first).getByText('In review')).toBeVisible();
    expect(within(screen.getByRole('article', { name: '2' })).getByText('Confirmed')).toBeVisible();
    const old = screen.getByRole('article', { name: '3' });
    expect(within(old).getByText('Expired')).toBeVisible();
    expect(within(old).queryByRole('button')).toBeNull();

    await user.click(within(first).getByRole('button', { name: 'Withdraw' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(within(first).getByText('Withdrawn')).toBeVisible());
    expect(calls.find(({ op }) => op === 'purchaseRequest.cancel')?.input).toEqual({ id: 'w1' });
  });

  it('are not asked for of a visitor', async () => {
    const { calls } = await open();
    await remark();
    expect(calls.some(({ op }) => op === 'purchaseRequest.list')).toBe(false);
  });
});
