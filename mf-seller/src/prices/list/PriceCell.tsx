import { money, typedUnits } from '@mall/contract/core/money';
import { marginBps, overrideLimits } from '@mall/contract/catalog/shop-price';
import { useMay } from '@mall/platform';
import { useFormat } from '@mall/ui';
import { EditCell } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { readPrice } from '../../amount.ts';
import type { Editing } from './editing.ts';
import type { SkuPrice } from './useGoods.ts';

type PriceCellProps = {
  /** The row's key among the editable ones. */
  id: string;
  name: string;
  /** The SKUs that get the price: one, or all of a product. */
  skus: readonly SkuPrice[];
  editing: Editing;
  onSave: (price: number, seen: number) => Promise<boolean>;
  lockedBecause?: string | undefined;
  children: ReactNode;
};

/**
 * The shop price of one SKU or of all of a product, edited in place: the old price, the margin, the limits.
 */
export function PriceCell({ id, name, skus, editing, onSave, lockedBecause, children }: PriceCellProps) {
  const { t } = useTranslation('prices');
  const format = useFormat();
  const allowed = useMay('goods.price');
  const amount = (minor: number) => format.money(minor, { decimals: 'always' });
  const was = Math.min(...skus.map(({ shopPrice }) => shopPrice));
  const limits = skus.map(({ platformPrice }) => overrideLimits(money(platformPrice)));
  const min = Math.max(...limits.map((limit) => limit.min));
  const max = Math.min(...limits.map((limit) => limit.max));
  const supply = skus.length === 1 ? (skus[0]?.supplyPrice ?? null) : null;
  const margin = (price: number | undefined) =>
    supply === null || price === undefined ? '–' : format.percent(marginBps(money(price), money(supply)));
  return (
    <EditCell
      label={t('priceOf', { name })}
      value={typedUnits(was)}
      before="¥"
      editing={editing.id === id}
      onEdit={(on) => editing.edit(on ? id : null)}
      onNext={(back) => editing.next(back)}
      disabledBecause={allowed ? lockedBecause : t('notPermitted')}
      problem={(text) => {
        const price = readPrice(text);
        if (price === undefined) return t('problem.amount');
        return price < min || price > max
          ? t('problem.limits', { min: amount(min), max: amount(max) })
          : undefined;
      }}
      explain={(text) => (
        <Facts>
          <dt>{skus.length === 1 ? t('was') : t('allWas', { count: skus.length })}</dt>
          <dd>{amount(was)}</dd>
          {supply !== null && (
            <>
              <dt>{t('margin')}</dt>
              <dd>
                {margin(was)} → <b>{margin(readPrice(text))}</b>
              </dd>
            </>
          )}
          <dt>{t('allowed')}</dt>
          <dd>
            {amount(min)} – {amount(max)}
          </dd>
        </Facts>
      )}
      onSave={(text) => {
        const price = readPrice(text);
        return price === undefined ? Promise.resolve(false) : onSave(price, was);
      }}
    >
      {children}
    </EditCell>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 2px var(--space-3);
  margin: 0;

  dt { color: var(--text-muted); }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
`;
