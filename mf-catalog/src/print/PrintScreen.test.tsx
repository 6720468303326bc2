import type { Output } from '@mall/contract/operations';
import { shop, takeTarget } from '@mall/platform';
import { refused, renderScreen, sampleShop, type ScreenOptions } from '@mall/testing';
import { screen } from '@testing-library/react';
import words from './phrases/en.json' with { type: 'json' };
import { PrintScreen } from './PrintScreen.tsx';

const option = (skuId: string, name: string, isDefault = false) => ({
  skuId,
  productId: '1',
  name,
  specText: 'Oak',
  image: '/media/piece.webp',
  size: { w: 2100, d: 920, h: 820 },
  qty: 2,
  isDefault,
  available: true,
  price: 100_000,
  memberPrice: 90_000,
  stock: 9,
  leadDays: 20,
});
const detail: Output<'package.detail'> = {
  id: '4',
  name: 'Calm living room',
  slogan: 'Oat and oak.',
  contentLang: 'en',
  cover: '/media/cover.webp',
  banner: '/media/banner.webp',
  categoryId: '1',
  tier: 'comfort',
  special: false,
  pieces: 2,
  rooms: ['Living room'],
  images: [],
  price: 180_000,
  memberPrice: 160_000,
  saving: 20_000,
  available: true,
  album: [],
  hotspots: [],
  places: [
    {
      key: 'living',
      name: 'Living room',
      slots: [
        {
          key: 'chair',
          name: 'Chairs',
          min: 1,
          max: 1,
          options: [option('10', 'Elin', true), option('11', 'Wren')],
        },
      ],
    },
  ],
};
const quote: Output<'package.quote'> = {
  lines: [{ slot: 'chair', skuId: '10', qty: 2, goods: 180_000, share: 160_000 }],
  pieces: 200_000,
  price: 180_000,
  memberPrice: 160_000,
  saving: 20_000,
  freight: 5_000,
  promise: '2026-12-25T00:00:00.000Z',
};

const show = (query: string, { api, ...options }: ScreenOptions = {}) =>
  renderScreen(<PrintScreen />, {
    route: '/print/print',
    at: `/print/print${query}`,
    phrases: { print: words },
    lang: 'en',
    who: { code: 'DEMO88' },
    ...options,
    api: {
      'package.detail': detail,
      'package.quote': quote,
      'shop.qrCode': { url: '/', png: 'aaaa', svg: '' },
      ...api,
    },
  });

const total = (label: string) => screen.getByText(label).parentElement;

afterEach(() => shop.set(null));

describe('the quotation of a package', () => {
  it('has the chosen pieces, the totals of the mall, the day, no promise about its prices, and the code back', async () => {
    const { calls } = await show('?type=package&id=4&chosen=chair*11');
    expect(await screen.findByRole('heading', { level: 1, name: 'Calm living room' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Wren.*2.*1,000\.00.*2,000\.00/ })).toBeVisible();
    expect(total('Package saving')).toHaveTextContent('−¥200.00');
    expect(total('Total')).toHaveTextContent('¥1,850.00');
    expect(screen.queryByText('Valid until')).toBeNull();
    expect(screen.getByText(/What counts is the price when you order/)).toBeVisible();
    expect(calls.find(({ op }) => op === 'package.quote')?.input).toMatchObject({ chosen: ['chair*11'] });
    const code = calls.find(({ op }) => op === 'shop.qrCode')?.input['url'];
    expect(String(code)).toMatch(/packageItem\?id=4&chosen=chair\*11$/);
  });

  it('shows a member their own prices, which add up too', async () => {
    await show('?type=package&id=4', { who: { token: 'lin' } });
    expect(await screen.findByText('Pieces at member prices')).toBeVisible();
    expect(total('Package saving')).toHaveTextContent('−¥200.00');
    expect(total('Total')).toHaveTextContent('¥1,650.00');
  });

  it('can go without prices and without pictures', async () => {
    const { user, container } = await show('?type=package&id=4');
    await user.click(await screen.findByRole('switch', { name: 'Show prices' }));
    expect(container).not.toHaveTextContent('¥');
    expect(screen.queryByText('Valid until')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Show pictures' }));
    expect(screen.queryByRole('img', { name: /room of/i })).toBeNull();
  });

  it('carries the letterhead of the shop', async () => {
    shop.set({ ...sampleShop, storeName: 'Oak & Co', mobile: '0571-8888', address: '88 West Road' });
    await show('?type=package&id=4');
    expect(await screen.findByText('Oak & Co')).toBeVisible();
    expect(screen.getByText('0571-8888 · 88 West Road')).toBeVisible();
  });

  it.each(['?type=package&id=4', '?type=package&id=x', '?type=design', '?type=order', ''])(
    'says when there is nothing to print: %s',
    async (query) => {
      const gone = () => {
        throw refused('missing');
      };
      await show(query, { api: { 'package.detail': gone } });
      expect(await screen.findByText('There is nothing to print')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    },
  );
});

describe('the sheet of a design and of an order', () => {
  it('is for who has signed in, and comes back after that', async () => {
    const { user, where } = await show('?type=order&id=o1');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(where()).toBe('/login');
    expect(takeTarget()).toBe('/print/print?type=order&id=o1');
  });

  it('prints the bill of a shared design, with own pieces beside it', async () => {
    const item = { x: 0, y: 0, rotation: 0, locked: false };
    await show('?type=design&share=abc', {
      api: {
        'design.shared': {
          name: 'By the window',
          savedAt: '2026-11-01T00:00:00.000Z',
          plan: {
            rooms: [],
            items: [
              { ...item, id: 'a', skuId: '10', own: null },
              { ...item, id: 'b', skuId: null, own: { name: 'Old piano', w: 1400, d: 600, h: 1200 } },
            ],
          },
        },
        'design.bill': {
          lines: [
            {
              skuId: '10',
              productId: '1',
              name: 'Elin',
              specText: 'Oak',
              image: '/media/e.webp',
              price: 100_000,
              memberPrice: 90_000,
              size: { w: 500, d: 500, h: 800 },
              mount: 'floor',
              figure: 'chair',
              colour: '#D6C7AE',
              stock: 5,
              leadDays: 20,
              qty: 1,
              goods: 90_000,
              problem: null,
              substitutes: [],
            },
          ],
          goods: 100_000,
          memberGoods: 90_000,
          freight: 5_000,
          pay: 95_000,
          promise: null,
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'By the window' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Old piano/ })).toBeVisible();
    expect(total('Total')).toHaveTextContent('¥950.00');
  });
});
