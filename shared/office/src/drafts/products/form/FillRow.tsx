import { fillRows } from '@mall/contract/seller/sku-rows';
import { goodsLimits } from '@mall/contract/seller/own-goods';
import { Button } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CellInput } from './CellInput.tsx';
import type { PartProps } from './form-types.ts';
import { textOf } from '../../text-of.ts';
import { readings } from '../../useTyped.ts';

const amounts = readings.amount;
const pieces = readings.whole(goodsLimits.stock);
const nothing = { price: null, supply: null, stock: null };

/** Fills the same price, supply price or stock in all SKUs, or in those of one value. */
export function FillRow({ content, change, lang }: PartProps) {
  const { t } = useTranslation('goodsForm');
  const [valueId, setValueId] = useState('');
  const [filling, setFilling] = useState<{
    price: number | null;
    supply: number | null;
    stock: number | null;
  }>(nothing);
  const given = Object.fromEntries(Object.entries(filling).filter(([, value]) => value !== null));
  const { rows, changed } = fillRows(content.skus, valueId === '' ? null : valueId, given);
  const quiet = { bad: false, disabled: false, onBlur: () => undefined, onPaste: () => undefined };
  return (
    <Row role="group" aria-label={t('fill.label')}>
      <b>{t('fill.title')}</b>
      <select
        aria-label={t('fill.which')}
        value={valueId}
        onChange={(event) => setValueId(event.target.value)}
      >
        <option value="">{t('fill.all')}</option>
        {content.specs.flatMap(({ values }) =>
          values.map((value) => (
            <option key={value.id} value={value.id}>
              {textOf(value.name, lang)}
            </option>
          )),
        )}
      </select>
      <label>
        {t('sku.price')}
        <CellInput
          label={t('fill.price')}
          name="fill-price"
          before="¥"
          value={filling.price}
          onChange={(price) => setFilling({ ...filling, price })}
          reading={amounts}
          {...quiet}
        />
      </label>
      <label>
        {t('sku.supply')}
        <CellInput
          label={t('fill.supply')}
          name="fill-supply"
          before="¥"
          value={filling.supply}
          onChange={(supply) => setFilling({ ...filling, supply })}
          reading={amounts}
          {...quiet}
        />
      </label>
      <label>
        {t('sku.stock')}
        <CellInput
          label={t('fill.stock')}
          name="fill-stock"
          narrow
          value={filling.stock}
          onChange={(stock) => setFilling({ ...filling, stock })}
          reading={pieces}
          {...quiet}
        />
      </label>
      <Button
        size="small"
        disabled={Object.keys(given).length === 0 || changed === 0}
        onClick={() => {
          change({ skus: rows });
          setFilling(nothing);
        }}
      >
        {t('fill.apply', { count: changed })}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--line);
  background: var(--brand-soft);
  color: var(--o-brand-strong);
  font-size: var(--o-s);

  select {
    max-width: 150px;
    min-height: 32px;
    padding: 0 var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--o-radius);
    background: var(--surface);
    color: var(--text);
  }
  label { display: inline-flex; align-items: center; gap: var(--space-2); font-size: var(--o-xs); }
  label input { color: var(--text); }
  > button { margin-left: auto; }
`;
