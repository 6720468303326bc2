import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/paths';
import { Grid, ProductCard } from '@mall/ui';

type Product = Item<'collect.list'>;

type ProductGridProps = {
  products: readonly Product[];
  /** With it the cards have hearts, all filled; a click takes the product off the list. */
  onUncollect?: (product: Product) => void;
  /** Under a card. */
  foot?: (product: Product) => ReactNode;
};

/** Products of this side, three in a row beside the menu. */
export function ProductGrid({ products, onUncollect, foot }: ProductGridProps) {
  return (
    <Grid as="ul" columns={3}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            to={paths.product({ productId: product.id })}
            name={product.name}
            image={product.image}
            price={product.price}
            memberPrice={product.memberPrice}
            was={product.marketPrice ?? undefined}
            from={product.priceFrom}
            collected={onUncollect !== undefined}
            onCollect={onUncollect && (() => onUncollect(product))}
          />
          {foot && <Foot>{foot(product)}</Foot>}
        </li>
      ))}
    </Grid>
  );
}

const Foot = styled.p`
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--step--1);
`;
