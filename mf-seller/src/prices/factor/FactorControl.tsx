import { money } from '@mall/contract/core/money';
import {
  endings,
  factorLimits,
  readFactor,
  shopPriceOf,
  writeFactor,
} from '@mall/contract/catalog/shop-price';
import { RadioGroup, TextField, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FactorSlider } from './FactorSlider.tsx';
import type { Factor, Held } from './useFactor.ts';

type FactorControlProps = { held: Held; factor: Factor; disabled: boolean };

/** The coefficient by typing or by a slider, and the price ending, each with the resulting first price. */
export function FactorControl({ held, factor, disabled }: FactorControlProps) {
  const { t } = useTranslation('factor');
  const format = useFormat();
  const sample = factor.preview?.list[0];
  const wanted = factor.factor ?? readFactor(held.priceFactor) ?? factorLimits.min;
  const limits = { min: writeFactor(factorLimits.min), max: writeFactor(factorLimits.max) };
  return (
    <OfficeCard>
      <Row>
        <Typed
          label={t('new')}
          inputMode="decimal"
          before="×"
          value={factor.typed}
          disabled={disabled}
          maxLength={8}
          hint={t('limits', limits)}
          error={factor.factor === undefined ? t('problem', limits) : undefined}
          onChange={(typed) => factor.wish({ typed })}
          onBlur={() => factor.factor !== undefined && factor.wish({ typed: writeFactor(factor.factor) })}
        />
        <FactorSlider
          factor={wanted}
          now={readFactor(held.priceFactor) ?? factorLimits.min}
          disabled={disabled}
          onChange={(next) => factor.wish({ typed: writeFactor(next) })}
        />
      </Row>
      <Endings>
        <RadioGroup
          look="line"
          label={t('ending.label')}
          value={factor.ending}
          options={endings.map((value) => ({
            value,
            disabled,
            label: (
              <>
                {t(`ending.${value}`)}{' '}
                {sample && (
                  <small>
                    {format.money(
                      shopPriceOf(money(sample.platformPrice), null, { factor: wanted, ending: value }),
                      { decimals: 'always' },
                    )}
                  </small>
                )}
              </>
            ),
          }))}
          onChange={(ending) => factor.wish({ ending })}
        />
      </Endings>
    </OfficeCard>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(150px, 180px) minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: start;

  @media (max-width: 699px) { grid-template-columns: minmax(0, 1fr); }
`;

const Typed = styled(TextField)`
  --field-height: 48px;
  input { font-size: 1.375rem; font-weight: var(--weight-strong); }
`;

const Endings = styled.div`
  margin-top: var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);

  label { font-size: var(--o-s); }
  label small {
    display: inline;
    margin-left: var(--space-1);
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
