import { Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Price = { readonly id: string; readonly name: string; readonly value: ReactNode };
type Props = {
  image: string;
  /** The product, or the link to it. */
  name: ReactNode;
  sub: string;
  /** The price of the campaign, once it is typed. */
  own: Price | undefined;
  prices: readonly Price[];
  /** Warnings, if any. */
  children?: ReactNode;
};

/** A SKU that a campaign sells, with its prices beside each other. */
export const PricedSku = ({ image, name, sub, own, prices, children }: Props) => (
  <Facts>
    <div>
      <Picture src={image} alt="" width={64} height={64} sizes="64px" />
      <p>
        {name}
        <small>{sub}</small>
      </p>
    </div>
    <dl>
      {[...(own === undefined ? [] : [own]), ...prices].map((price) => (
        <div key={price.id} data-own={price === own || undefined}>
          <dt>{price.name}</dt>
          <dd>{price.value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </Facts>
);

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > div:first-child { display: flex; gap: var(--space-3); align-items: center; }
  > div:first-child > :first-child { flex: none; width: 64px; height: 64px; border-radius: var(--radius-s); }
  p { display: grid; min-width: 0; overflow-wrap: anywhere; }
  small { color: var(--text-muted); font-size: var(--o-s); }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: var(--space-3); }
  dl > div { padding: var(--space-3); border-radius: var(--o-radius); background: var(--o-inset); }
  dl > div[data-own] { background: var(--o-selected); }
  dt { color: var(--text-muted); font-size: var(--o-s); }
  dd { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: baseline; font-size: var(--o-l);
    font-variant-numeric: tabular-nums; font-weight: var(--weight-strong); }
`;
