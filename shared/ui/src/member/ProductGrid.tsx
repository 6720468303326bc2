import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { Grid } from '../layout/boxes.tsx';
import { ProductCard } from '../commerce/ProductCard.tsx';

type Product = Item<'product.list'>;

type ProductGridProps<P extends Product> = {
  products: readonly P[];
  /** With it the cards have hearts, all filled; a click removes the product from the list. */
  onUncollect?: (product: P) => void;
  /** Under a card. */
  foot?: (product: P) => ReactNode;
  /** On the picture: the control that chooses the product, in an element with `data-choice`. */
  choice?: (product: P) => ReactNode;
  /** On the picture, in place of the percentage off. */
  badgeOf?: (product: P) => { label: string; tone?: 'sale' | 'plain' } | undefined;
  /** Prices to show in place of the card's own. */
  pricesOf?: (product: P) => { price: number; was: number } | undefined;
};

/** Products in the member centre, three in a row beside the menu. */
export function ProductGrid<P extends Product>({
  products,
  onUncollect,
  foot,
  choice,
  badgeOf,
  pricesOf,
}: ProductGridProps<P>) {
  return (
    <Grid as="ul" columns={3}>
      {products.map((product) => (
        <Cell key={product.id}>
          {choice?.(product)}
          <ProductCard
            to={paths.product({ productId: product.id })}
            name={product.name}
            image={product.image}
            price={product.price}
            memberPrice={product.memberPrice}
            was={product.marketPrice ?? undefined}
            {...pricesOf?.(product)}
            badge={badgeOf?.(product)}
            from={product.priceFrom}
            collected={onUncollect !== undefined}
            onCollect={onUncollect && (() => onUncollect(product))}
          />
          {foot && <Foot>{foot(product)}</Foot>}
        </Cell>
      ))}
    </Grid>
  );
}

const Cell = styled.li`
  position: relative;

  /* In the lower corner of the square picture: badge and heart have the upper ones. */
  > [data-choice] {
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    display: grid;
    place-items: end start;
    aspect-ratio: 1;
    padding: var(--space-2);
    pointer-events: none;
  }
`;

const Foot = styled.div`
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--step--1);
`;
