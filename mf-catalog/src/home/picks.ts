import type { Card } from '../CatalogCard.tsx';
import type { BannerItem } from './banner-target.ts';

type Picks = { lead: BannerItem; leadCard: Card; others: Card[] };

/**
 * Unique picks: the first banner that has a product gives the room and the piece in it; the four beside it are the next
 * products of these banners, each once. Undefined when there is nothing to lead with.
 */
export const picksOf = (banners: readonly BannerItem[]): Picks | undefined => {
  const lead = banners.find(({ product }) => product.list.length > 0);
  const cards = new Map(banners.flatMap(({ product }) => product.list.map((card) => [card.id, card])));
  const leadCard = lead?.product.list[0];
  if (!lead || !leadCard) return undefined;
  cards.delete(leadCard.id);
  return { lead, leadCard, others: [...cards.values()].slice(0, 4) };
};
