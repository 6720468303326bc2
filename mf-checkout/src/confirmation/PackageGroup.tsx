import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { money, sum } from '@mall/contract/core/money';
import { media, MoneyText, Picture, useFormat } from '@mall/ui';
import { Piece } from './Piece.tsx';
import type { Preview } from './usePreview.ts';

type PackageGroupProps = { whole: Preview['packages'][number]; lines: Preview['lines'] };

/** A package at its price, and its content; the receipt of each piece has its share of the price. */
export function PackageGroup({ whole, lines }: PackageGroupProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const id = useId();
  const saving = whole.saving > 0 && t('cart.package.saving', { amount: format.money(whole.saving) });
  return (
    <Group aria-labelledby={id}>
      <header>
        <Picture src={whole.image} alt="" width={72} height={72} sizes="72px" kind="photo" eager />
        <div>
          <h3 id={id}>{whole.name}</h3>
          <small>
            {t('confirm.package', { count: whole.qty })}
            {saving && <em>{saving}</em>}
          </small>
        </div>
        <MoneyText amount={sum(lines.map(({ pay, freight }) => money(pay - freight)))} strong />
      </header>
      <details>
        <summary>
          {t('cart.package.pieces', { count: lines.reduce((count, { qty }) => count + qty, 0) })}
        </summary>
        <ul>
          {lines.map((line, at) => (
            <Piece key={at} line={line} />
          ))}
        </ul>
      </details>
    </Group>
  );
}

const Group = styled.section`
  padding-bottom: var(--space-3);
  margin-bottom: var(--space-3);
  border-bottom: 1px solid var(--line);

  > header { /* as a piece's */
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: var(--space-4);
    font-size: var(--step-ui);
    line-height: 1.4;
  }
  h3 { font-size: inherit; font-weight: var(--weight-strong); }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  em { display: block; color: var(--sale); font-style: normal; }
  > details { margin-left: calc(72px + var(--space-4)); /* under the name */ }
  ${media.phone} { > details { margin-left: 0; } }
  > details > summary { display: inline-flex; align-items: center; min-height: var(--control); color: var(--text-muted); font-size: var(--step--1); text-decoration: underline; text-underline-offset: 4px; cursor: pointer; /* as the receipt's */ }
`;
