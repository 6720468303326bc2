import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { EvaluateScreen } from './EvaluateScreen.tsx';
import { emptyReview, isBegun, reviewProblems } from './review-draft.ts';

const line = (id: string, name: string, reviewed = false) => ({
  id,
  productId: '1',
  skuId: '11',
  name,
  specText: 'Oak',
  image: '/media/a.webp',
  qty: 1,
  price: 100,
  pay: 100,
  reviewed,
  packageIdx: null,
});

const order = {
  id: 'o4',
  no: '2026-4',
  status: 4,
  statusText: 'Received',
  pay: 100,
  paid: 100,
  refunded: 0,
  refundsOpen: 0,
  qty: 2,
  createdAt: '2026-11-20T10:00:00+08:00',
  expiresAt: null,
  promisedAt: null,
  proofUploaded: false,
  lines: [line('l1', 'Elin chair'), line('l2', 'Luna table'), line('l3', 'Bow lamp', true)],
  actions: ['evaluate' as const],
  delivery: null,
  consignee: 'Rani',
  phone: '138****0001',
  region: 'Fujian',
  currency: 'CNY',
  goods: 100,
  discount: 0,
  freight: 0,
  remark: '',
  source: 'cart',
  address: { name: '', phone: '', province: '', city: '', district: '', detail: '' },
  receipt: [],
  packages: [],
  paidAt: null,
  receivedAt: null,
  events: [],
  deliveries: [],
  payments: [],
} as const;

const open = (api: ScreenOptions['api']) =>
  renderScreen(<EvaluateScreen />, {
    route: '/userCenter/addEvaluate',
    at: '/userCenter/addEvaluate?orderId=o4',
    lang: 'en',
    phrases: { member: en },
    who: { token: 't' },
    api: {
      'order.detail': {
        ...order,
        lines: [...order.lines],
        actions: [...order.actions],
        receipt: [],
        packages: [],
        events: [],
        deliveries: [],
        refunds: [],
        payments: [],
      },
      ...api,
    },
  });

describe('reviewing an order', () => {
  it('reviews the pieces that something was said about, and goes back', async () => {
    const { user, calls, where } = await open({
      'order.evaluate': null,
      'media.upload': { url: '/media/r.webp', w: 8, h: 8, bytes: 9 },
    });
    const chair = await screen.findByRole('article', { name: 'Elin chair' });
    expect(screen.queryByRole('article', { name: 'Bow lamp' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(screen.getByText('Review at least one piece')).toBeInTheDocument();

    const stars = within(chair).getByRole('group', { name: /The piece/ });
    await user.click(within(stars).getAllByRole('radio')[3] ?? stars);
    await user.type(within(chair).getByRole('textbox'), 'Good');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(within(chair).getByText('Write at least 5 characters')).toBeInTheDocument();

    await user.type(within(chair).getByRole('textbox'), ' and solid');
    await user.upload(within(chair).getByLabelText(/Add/), new File(['x'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(within(chair).getByText('1 / 9')).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(where()).toBe('/userCenter/order?tab=received'));
    expect(calls.find(({ op }) => op === 'order.evaluate')?.input).toEqual({
      orderId: 'o4',
      lines: [
        {
          lineId: 'l1',
          score: '4',
          service: '5',
          logistics: '5',
          text: 'Good and solid',
          images: ['/media/r.webp'],
          anonymous: 'false',
        },
      ],
    });
  });
});

it('a review has stars and 5 to 500 characters', () => {
  expect(isBegun(emptyReview)).toBe(false);
  expect(reviewProblems({ ...emptyReview, text: 'Good' })).toEqual(['score', 'text']);
  expect(reviewProblems({ ...emptyReview, score: 5, text: '很好很舒服' })).toEqual([]);
  expect(reviewProblems({ ...emptyReview, score: 5, text: 'x'.repeat(501) })).toEqual(['text']);
});
