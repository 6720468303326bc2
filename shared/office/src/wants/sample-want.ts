import type { Item, Output } from '@mall/contract/operations';

type Want = Output<'shopPurchaseRequest.detail'>;

/** For the tests of both offices: a request in the list, */
export const listed = (
  more: Partial<Item<'shopPurchaseRequest.list'>> = {},
): Item<'shopPurchaseRequest.list'> => ({
  id: 'w1',
  no: '2026001',
  contact: 'L**',
  phone: '138****0001',
  member: true,
  region: 'Hangzhou',
  quantity: 2,
  brand: '',
  remark: 'A table of 2.4 m',
  images: [],
  product: null,
  stage: 'toVerify',
  state: 'open',
  verify: 'notVerified',
  validUntil: '2030-12-20T10:00:00Z',
  createdAt: '2026-11-20T10:00:00Z',
  followUpBy: null,
  nextAt: null,
  due: false,
  quote: null,
  ...more,
});
/** the whole of it, */
export const want = (more: Partial<Want> = {}): Want => ({
  ...listed(),
  endNote: '',
  endedAt: null,
  design: null,
  pieces: [],
  quotes: [],
  history: [{ id: 'asked', at: '2026-11-20T10:00:00Z', what: 'asked', by: null, about: '', note: '' }],
  allows: ['verify', 'assign', 'follow', 'quote', 'end'],
  ...more,
});
/** and an offer for it. */
export const offer: Want['quotes'][number] = {
  id: 'q1',
  no: '2026001',
  wantId: 'w1',
  wantRemark: '',
  design: null,
  shopName: 'Oak',
  lines: [
    {
      skuId: null,
      productId: null,
      name: 'Table',
      specText: '',
      image: null,
      qty: 1,
      unitPrice: 500_000,
      amount: 500_000,
    },
  ],
  goods: 500_000,
  freight: 0,
  total: 500_000,
  note: '',
  validUntil: '2030-12-01T10:00:00Z',
  state: 'sent',
  orderId: null,
  createdAt: '2026-11-21T10:00:00Z',
};
