import type { SlotId, SlotProps } from './slots.ts';

/** Ids of goods that the running mall sells; the samples of slots and services name them. */
export type SampleGoods = { readonly productId: string; readonly skuId: string };

/**
 * The props with which every slot is mounted before a remote is published (shared/smoke). A new slot without a sample
 * does not compile.
 */
export const slotSamples = ({
  productId,
  skuId,
}: SampleGoods): { readonly [at in SlotId]: SlotProps[at] } => ({
  'header.miniCart': { onClose: () => {} },
  'product.buyBox': { productId, skuId },
  'product.promo': { productId, skuId },
  'home.seckill': {},
  'cart.recommend': { productIds: [productId] },
  'order.coupons': { goods: 100, onSelect: () => {} },
  'office.find': {},
  'office.help': {},
  'office.jobs': {},
  'member.summary': {},
});
