import { limitsOf, madePrice, measureStep, sides } from '@mall/contract/catalog/made-to-measure';
import { money } from '@mall/contract/core/money';
import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { ButtonLink, media, MoneyText, Section, TextField, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Product, Sku } from './sku-choice.ts';

const mmInCm = 10;

/** Another size of a product that is made to measure: its price at once, and the button to request it. */
export function MadeToMeasure({ product, sku }: { product: Product; sku: Sku | undefined }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const own = sku?.size ?? product.size;
  const [typed, setTyped] = useState<Partial<Record<'w' | 'd' | 'h', string>>>({});
  if (!product.tags.includes('custom') || !opens(paths.wantBuy()) || sides.some((side) => own[side] === 0))
    return null;
  const lengthOf = (side: 'w' | 'd' | 'h'): number =>
    Math.round(Number(typed[side] ?? own[side] / mmInCm) * mmInCm) || 0;
  const size = { w: lengthOf('w'), d: lengthOf('d'), h: lengthOf('h') };
  const price = madePrice(money(sku?.price ?? product.price), own, size);
  const askable = sides.every((side) => size[side] >= mmInCm && size[side] < 100_000);
  return (
    <Section size="part" title={t('made.title')} lead={t('made.lead')}>
      <Row>
        {sides.map((side) => {
          const { min, max } = limitsOf(own, side);
          const limits = { min: format.number(min / mmInCm), max: format.number(max / mmInCm) };
          return (
            <TextField
              key={side}
              label={t(`made.side.${side}`)}
              hint={t('made.limits', limits)}
              type="number"
              inputMode="numeric"
              min={min / mmInCm}
              max={max / mmInCm}
              step={measureStep / mmInCm}
              value={typed[side] ?? String(own[side] / mmInCm)}
              onChange={(text) => setTyped({ ...typed, [side]: text })}
            />
          );
        })}
        <Price aria-live="polite">
          {price === null ? (
            t('made.outside')
          ) : (
            <>
              <MoneyText amount={price} strong />
              <small>{t('made.about')}</small>
            </>
          )}
        </Price>
        {askable && (
          <ButtonLink to={paths.wantBuy({ productId: product.id, size: `${size.w}x${size.d}x${size.h}` })}>
            {t('made.ask')}
          </ButtonLink>
        )}
      </Row>
    </Section>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(160px, 1.4fr) auto;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface-muted);

  ${media.belowDesk} { grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start; > output { grid-column: 1 / -1; } > a { grid-column: 1 / -1; } }
  ${media.phone} { padding: var(--space-4); gap: var(--space-3); }
`;

const Price = styled.output`
  font-size: var(--step-ui);

  > :first-child { font-size: var(--step-2); }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
`;
