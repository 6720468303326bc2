import type { BannerItem } from '@mall/contract/catalog/banner-target';
import type { Card } from '../CatalogCard.tsx';

export type Picks = { room: string | null; title: string; leadCard: Card; others: Card[] };

/**
 * Unique picks: a banner that shows its piece in a room is first, the next four products of these banners are
 * beside it, each once. Without any room the first product is displayed with its own picture. Undefined when
 * there is nothing to display.
 */
export const picksOf = (banners: readonly BannerItem[]): Picks | undefined => {
  const filled = banners.filter(({ product }) => product.list.length > 0);
  const lead = filled.find((banner) => roomOf(banner) !== null) ?? filled[0];
  const leadCard = lead?.product.list[0];
  if (!lead || !leadCard) return undefined;
  const cards = new Map(filled.flatMap(({ product }) => product.list.map((card) => [card.id, card])));
  cards.delete(leadCard.id);
  return { room: roomOf(lead), title: lead.title, leadCard, others: [...cards.values()].slice(0, 4) };
};

const roomOf = ({ pc_image, mobile_image, product }: BannerItem): string | null => {
  const image = mobile_image ?? pc_image;
  return image === product.list[0]?.image ? null : image;
};
