import { useKeptState } from '@mall/platform';
import { Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Drawing, type Unit } from './Drawing.tsx';
import { Parcels } from './Parcels.tsx';
import type { Product, Sku } from './sku-choice.ts';

const units = ['cm', 'inch'] as const;
const mmInCm = 10;

/** The chosen SKU in scale with a person, in centimetres or inches, and its parcels beside the door. */
export function Dimensions({ product, sku }: { product: Product; sku: Sku | undefined }) {
  const { t } = useTranslation('catalog');
  const [unit, setUnit] = useKeptState<Unit>('product.unit', 'cm');
  const { w, d, h } = sku?.size ?? product.size;
  if (w === 0 || h === 0) return null;
  return (
    <Section
      size="part"
      title={t('product.dimensions')}
      actions={
        <Units role="group" aria-label={t('product.units')}>
          {units.map((one) => (
            <button key={one} type="button" aria-pressed={one === unit} onClick={() => setUnit(one)}>
              {t(`product.unit.${one}`)}
            </button>
          ))}
        </Units>
      }
    >
      <Drawing product={product} measures={{ w: w / mmInCm, d: d / mmInCm, h: h / mmInCm }} unit={unit} />
      {sku && <Parcels sku={sku} />}
    </Section>
  );
}

const Units = styled.div`
  display: flex;
  font-size: var(--step--1);

  > button {
    min-width: var(--control);
    min-height: var(--control);
    padding: 0 var(--space-2);
    color: var(--text-muted);
    text-align: center;
  }
  > button[aria-pressed='true'] { color: var(--text); font-weight: var(--weight-strong); }
`;
