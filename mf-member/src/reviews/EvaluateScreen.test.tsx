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
  promiseIfPaidNow: null,
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
        addressVersion: 1,
        mayChangeAddress: false,
        proposedAddress: null,
        receipt: [],
        packages: [],
        events: [],
        deliveries: [],
        refunds: [],
        payments: [],
      },
      'review.mine': { list: [], total: 0, page: 1, size: 10 },
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
  expect(reviewProblems({ ...emptyReview, score: 5, text: 'x'.repeat(501) })).toEqual(['long']);
});

describe('what was written', () => {
  const written = {
    id: 'r1',
    orderId: 'o4',
    lineId: 'l3',
    productId: '1',
    name: 'Bow lamp',
    specText: 'Brass',
    image: '/media/a.webp',
    score: 4,
    service: 5,
    logistics: 5,
    text: 'Warm light',
    images: [],
    anonymous: false,
    at: '2026-11-18T10:00:00+08:00',
    state: 'shown' as const,
    reason: '',
    editableUntil: '2026-11-25T10:00:00+08:00',
    editable: true,
    followUp: null,
    reply: { text: 'Thank you.', at: '2026-11-19T10:00:00+08:00' },
  };
  const mine = (over: object = {}) => ({
    'review.mine': { list: [{ ...written, ...over }], total: 1, page: 1, size: 10 },
  });

  it('is changed while its seven days last', async () => {
    const { user, calls } = await open({ ...mine(), 'review.edit': written });
    const card = within(await screen.findByRole('article', { name: 'Bow lamp' }));
    expect(card.getByText('Thank you.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Change review' }));
    const form = within(screen.getByRole('article', { name: 'Bow lamp' }));
    await user.clear(form.getByRole('textbox'));
    await user.type(form.getByRole('textbox'), 'Warm, and dims');
    await user.click(screen.getByRole('button', { name: 'Save review' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'review.edit')?.input).toMatchObject({
        id: 'r1',
        score: '4',
        text: 'Warm, and dims',
      }),
    );
    expect(await screen.findByText('Review changed')).toBeVisible();
  });

  it('is added to once, also later', async () => {
    let stored = 0;
    const { user, calls } = await open({
      ...mine({ editable: false }),
      'review.follow': written,
      'media.upload': () => ({ url: `/media/f${(stored += 1)}.webp`, w: 8, h: 8, bytes: 9 }),
    });
    const card = within(await screen.findByRole('article', { name: 'Bow lamp' }));
    expect(card.queryByRole('button', { name: 'Change review' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Add to it' }));
    await user.click(card.getByRole('button', { name: 'Send addition' }));
    expect(card.getByText('Write at least 5 characters')).toBeVisible();
    await user.type(card.getByRole('textbox'), 'Still fine');
    const files = Array.from({ length: 10 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
    await user.upload(card.getByLabelText(/^Add$|Add pictures|^Add /, { selector: 'input' }), files);
    expect(await screen.findByText('At most 9 pictures')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Send addition' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'review.follow')?.input).toMatchObject({
        id: 'r1',
        text: 'Still fine',
      }),
    );
  });

  it('with an addition is not added to again', async () => {
    const followUp = { text: 'Still fine', images: [], at: '2026-11-20T10:00:00+08:00' };
    await open(mine({ followUp, editable: false }));
    expect(await screen.findByText('Still fine')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to it' })).not.toBeInTheDocument();
  });

  it('says that it waits, or why it is not shown', async () => {
    const waiting = await open(mine({ state: 'waiting' }));
    expect(await screen.findByText(/^Waits until the mall has looked at it/)).toBeVisible();
    waiting.unmount();
    await open(mine({ state: 'hidden', reason: 'Insulting' }));
    expect(await screen.findByText('The mall does not show it: Insulting')).toBeVisible();
  });
});

it('my reviews begin with the pieces that wait for one', async () => {
  const { id, no, status, lines } = order;
  const all = { id, no, status, lines: [...lines] };
  await renderScreen(<EvaluateScreen />, {
    route: '/userCenter/addEvaluate',
    at: '/userCenter/addEvaluate',
    lang: 'en',
    phrases: { member: en },
    who: { token: 't' },
    api: {
      'order.list': { list: [all, { ...all, id: 'o5', lines: [line('l9', 'Done', true)] }] } as never, // what is read of it
      'review.mine': { list: [], total: 0, page: 1, size: 10 },
    },
  });
  const waiting = await screen.findByRole('region', { name: 'Waiting for your review' });
  expect(
    within(waiting)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Elin chair', 'Luna table', 'Review']);
  expect(within(waiting).getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    '/userCenter/addEvaluate?orderId=o4',
  );
});
