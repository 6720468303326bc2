import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { money, sum } from '@mall/contract/core/money';
import { paths } from '@mall/contract/core/paths';
import { media, MoneyText, Picture, useFormat } from '@mall/ui';
import type { Order } from './useOrders.ts';

type OrderLinesProps = { order: Pick<Order, 'lines' | 'packages'>; folded?: boolean };

/**
 * The ordered goods, packages as groups at their total; in a list, which is skimmed, without their pieces.
 */
export function OrderLines({ order: { lines, packages }, folded }: OrderLinesProps) {
  const { t } = useTranslation('member');
  const format = useFormat();
  return (
    <List>
      {packages.map((whole, idx) => (
        <li key={whole.key}>
          <Picture src={whole.image} alt="" width={64} height={64} sizes="64px" kind="photo" />
          <div>
            <Link to={paths.packageItem({ id: whole.packageId })}>{whole.name}</Link>
            <small>
              {t('orders.package')}
              {whole.saving > 0 &&
                ` · ${t('orders.packageSaving', { amount: format.money(whole.saving, { decimals: 'always' }) })}`}
            </small>
          </div>
          <Figures>
            <span>× {whole.qty}</span>
            <MoneyText amount={payOf(lines, idx)} decimals="always" />
          </Figures>
          {!folded && (
            <ul>
              {lines
                .filter(({ packageIdx }) => packageIdx === idx)
                .map((line) => (
                  <Line key={line.id} line={line} />
                ))}
            </ul>
          )}
        </li>
      ))}
      {lines
        .filter(({ packageIdx }) => packageIdx === null)
        .map((line) => (
          <Line key={line.id} line={line} />
        ))}
    </List>
  );
}

const payOf = (lines: Order['lines'], idx: number): number =>
  sum(lines.filter(({ packageIdx }) => packageIdx === idx).map(({ pay }) => money(pay)));

function Line({ line }: { line: Order['lines'][number] }) {
  return (
    <li>
      <Picture src={line.image} alt="" width={64} height={64} sizes="64px" />
      <div>
        {line.productId === null || line.skuId === null ? (
          <b>{line.name}</b>
        ) : (
          <Link to={paths.product({ productId: line.productId, skuId: line.skuId })}>{line.name}</Link>
        )}
        <small>{line.specText}</small>
      </div>
      <Figures>
        <span>× {line.qty}</span>
        <MoneyText amount={line.pay} decimals="always" />
      </Figures>
    </li>
  );
}

const List = styled.ul`
  padding: var(--space-2) var(--space-4);

  li { /* picture, name, figures */
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
    font-size: var(--step-ui);
  }
  li > ul { grid-column: 2 / -1; } /* under the package's name */
  ${media.phone} { li > ul { grid-column: 1 / -1; padding-left: var(--space-3); border-left: 1px solid var(--line); } }
  a { font-weight: var(--weight-strong); line-height: var(--leading-ui); }
  a:hover { text-decoration: underline; text-underline-offset: 4px; /* as in every list */ }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
`;

/** The quantity and the line's total; below each other on a phone, where the name needs the space. */
const Figures = styled.p`
  display: grid;
  grid-template-columns: auto minmax(104px, auto); /* sums of all lines end and begin together */
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  text-align: right;
  font-variant-numeric: tabular-nums;

  > :first-child { color: var(--text-muted); font-size: var(--step--1); }
  ${media.phone} { grid-template-columns: auto; > :first-child { order: 1; } }
`;
