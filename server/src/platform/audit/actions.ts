import { type AuditArea, auditAreas } from '@mall/contract/core/audit';

/** First segments of actions by area. */
export const areaPrefixes = {
  price: [
    ...(['price', 'goods', 'import', 'product', 'sku', 'brand'] as const),
    ...(['package', 'case', 'stock', 'coupon', 'seckill'] as const),
  ],
  order: ['order', 'orderDraft', 'refund', 'payment', 'delivery', 'want', 'quote', 'review', 'export'],
  staff: ['staff'],
  role: ['role'],
  setting: ['shop', 'setting', 'webhook', 'transferAccount'],
} as const satisfies Record<AuditArea, readonly string[]>;

export const areaOf = (action: string): AuditArea => {
  const first = action.split('.')[0] ?? '';
  const areas = Object.keys(auditAreas) as AuditArea[]; // keys of a const table
  const prefixes: Readonly<Record<AuditArea, readonly string[]>> = areaPrefixes;
  return areas.find((area) => prefixes[area].includes(first)) ?? 'setting';
};
