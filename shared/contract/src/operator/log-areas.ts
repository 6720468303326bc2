/** The subjects of changes in the whole mall, by the first words of their actions. */
export const logAreas = {
  shop: ['shop', 'application', 'setting', 'system', 'webhook', 'transferAccount', 'payMethod', 'release', 'tester'],
  order: [
    'order',
    'orderDraft',
    'refund',
    'payment',
    'delivery',
    'want',
    'quote',
    'review',
    'export',
    'talk',
  ],
  goods: [
    'price',
    'goods',
    'import',
    'product',
    'sku',
    'brand',
    'package',
    'case',
    'stock',
    'category',
    'attribute',
    'search',
    'workReview',
    'workReason',
  ],
  people: ['staff', 'role', 'operator', 'member', 'account'],
  campaign: ['seckill', 'boost', 'coupon', 'promotion'],
  money: ['settlement', 'payout', 'promoter', 'rate', 'withdrawal', 'commission', 'redEnvelope'],
} as const;
export type LogArea = keyof typeof logAreas;
export const logAreaNames = Object.keys(logAreas) as LogArea[]; // keys of a const table
