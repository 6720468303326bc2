import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { type BadgeTone, ProductCard } from '@mall/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { centimetres } from '@mall/contract/core/measures';
import type { Favourites } from './useFavourites.ts';

export type Card = Item<'product.list'>;

type CatalogCardProps = { card: Card; favourites?: Favourites; eager?: boolean };

/** A product card of any answer, drawn by the kit. */
export function CatalogCard({ card, favourites, eager }: CatalogCardProps) {
  const { t } = useTranslation('catalog');
  return (
    <ProductCard
      to={paths.product({ productId: card.id })}
      name={card.name}
      image={card.image}
      roomImage={card.hoverImage ?? undefined}
      measures={centimetres(card.size)}
      price={card.price}
      memberPrice={card.memberPrice}
      was={card.marketPrice ?? undefined}
      from={card.priceFrom}
      badge={badgeOf(card, t)}
      dots={card.swatches}
      collected={favourites?.has(card.id)}
      onCollect={favourites && (() => favourites.toggle(card.id))}
      eager={eager}
    />
  );
}

/** The one badge on the picture. A lower price needs none. */
const badgeOf = (
  { stockState, stockLeft, price, marketPrice, tags }: Card,
  t: TFunction<'catalog'>,
): { label: string; tone?: BadgeTone } | undefined => {
  if (stockState === 'out') return { label: t('card.soldOut') };
  if (stockState === 'low' && stockLeft !== null) return { label: t('card.left', { count: stockLeft }) };
  if (marketPrice !== null && marketPrice > price) return undefined;
  if (tags.includes('new')) return { label: t('card.new') };
  return tags.includes('bestseller') ? { label: t('card.bestseller') } : undefined;
};
