import type { ShopperReview } from './useShopperReviews.ts';

/** The pictures of a review and of what followed it, each once. */
export const picturesOf = ({ images, followUp }: ShopperReview): string[] => [
  ...new Set([...images, ...(followUp?.images ?? [])]),
];
