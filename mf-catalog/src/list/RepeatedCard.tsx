import { paths } from '@mall/contract/core/paths';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Card, CatalogCard } from '../CatalogCard.tsx';

/** Fills a row up to `atLeast` products: the products again, from the first one on. */
export const repeatsOf = <Thing,>(things: readonly Thing[], atLeast: number): Thing[] =>
  things.length === 0
    ? []
    : Array.from(
        { length: Math.max(0, atLeast - things.length) },
        (_, index) => index % things.length,
      ).flatMap((at) => things.slice(at, at + 1));

/**
 * A repeated product: it can be seen and clicked like the first, but is hidden from screen readers and the
 * Tab order.
 */
export function RepeatedCard({ card }: { card: Card }) {
  return (
    <Again aria-hidden="true">
      <div inert>
        <CatalogCard card={card} />
      </div>
      <Link to={paths.product({ productId: card.id })} tabIndex={-1} />
    </Again>
  );
}

const Again = styled.li`
  position: relative;

  > a { position: absolute; inset: 0; }
`;
