/** Slots in a page that another remote may fill, and the props that the page passes. */
export type SlotProps = {
  'header.miniCart': { onClose: () => void };
  'product.buyBox': { productId: string; skuId?: string };
  'product.promo': { productId: string; skuId?: string };
  'home.seckill': Record<never, never>;
  'cart.recommend': { productIds: readonly string[] };
  'order.coupons': { goods: number; selected?: string; onSelect: (couponId: string | undefined) => void };
  'office.find': Record<never, never>;
  'office.help': Record<never, never>;
  'office.jobs': Record<never, never>;
  'member.summary': Record<never, never>;
};

export type SlotId = keyof SlotProps;
