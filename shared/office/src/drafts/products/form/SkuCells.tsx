import { ratio, minus, money } from '@mall/contract/core/money';
import type { PriceTerms } from '@mall/contract/catalog/shop-price';
import { goodsLimits, type GoodsSku, type GoodsValue } from '@mall/contract/seller/own-goods';
import { pasteRows, type SheetColumn, skuKey } from '@mall/contract/seller/sku-rows';
import { toast } from '@mall/platform';
import { Checkbox, Picture, useFormat } from '@mall/ui';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CellInput } from './CellInput.tsx';
import type { PartProps } from './form-types.ts';
import { textOf } from '../../text-of.ts';
import { shopperPrice } from './shopper-price.ts';
import { readings } from '../../useTyped.ts';

type SkuCellsProps = {
  sku: GoodsSku;
  /** Its index among all rows. */
  row: number;
  /** The value of the first spec, before the first of its rows. */
  group: { value: GoodsValue; rows: number } | undefined;
  names: readonly string[];
  onChange: (part: Partial<GoodsSku>) => void;
  form: PartProps;
};

const amounts = readings.amount;
const pieces = readings.whole(goodsLimits.stock);

/**
 * One SKU of the matrix. Cells copied from a sheet may be pasted into any of its cells and fill those beside
 * and below.
 */
export function SkuCells({ sku, row, group, names, onChange, form }: SkuCellsProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, lang, problemAt, leave, disabled } = form;
  const key = skuKey(sku.valueIds);
  const name = names.join(', ');
  const paste = (column: SheetColumn) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const { rows, changed, wrong } = pasteRows(content.skus, text, { row, column });
    change({ skus: rows });
    if (wrong.length > 0) toast.error(t('paste.wrong', { count: wrong.length, text: wrong[0]?.text ?? '' }));
    else toast.success(t('paste.done', { count: changed }));
  };
  const cell = (part: 'price' | 'supply' | 'stock') => ({
    name: `skus/${key}/${part}`,
    disabled: disabled || !sku.on,
    bad: problemAt(`skus/${key}/${part}`) !== undefined,
    onBlur: () => leave(`skus/${key}/${part}`),
    onPaste: paste(part),
  });
  return (
    <tr data-off={!sku.on || undefined}>
      {group && (
        <td rowSpan={group.rows}>
          <Group>
            {group.value.image !== null && (
              <Picture src={group.value.image} alt="" width={36} height={36} sizes="36px" />
            )}
            <b>{textOf(group.value.name, lang)}</b>
          </Group>
        </td>
      )}
      {names.slice(1).map((one, at) => (
        <td key={at}>{one}</td>
      ))}
      <td>
        <No
          aria-label={t('sku.cell', { name, column: t('sku.no') })}
          value={sku.no}
          maxLength={goodsLimits.no}
          disabled={disabled}
          onChange={(event) => onChange({ no: event.target.value })}
          onPaste={paste('no')}
        />
      </td>
      <td>
        <CellInput
          label={t('sku.cell', { name, column: t('sku.price') })}
          before="¥"
          value={sku.price}
          onChange={(price) => onChange({ price })}
          reading={amounts}
          {...cell('price')}
        />
      </td>
      <td>
        <CellInput
          label={t('sku.cell', { name, column: t('sku.supply') })}
          before="¥"
          value={sku.supply}
          onChange={(supply) => onChange({ supply })}
          reading={amounts}
          {...cell('supply')}
        />
      </td>
      <td data-end>
        <ShoppersPay price={sku.price} terms={form.choices} />
      </td>
      <td data-end>
        <Margin sku={sku} />
      </td>
      <td>
        <CellInput
          label={t('sku.cell', { name, column: t('sku.stock') })}
          narrow
          value={sku.stock}
          onChange={(stock) => onChange({ stock })}
          reading={pieces}
          {...cell('stock')}
        />
      </td>
      <td data-mid>
        <Checkbox
          label={t('sku.onOf', { name })}
          hideLabel
          checked={sku.on}
          disabled={disabled}
          onChange={(on) => onChange({ on })}
        />
      </td>
    </tr>
  );
}

function ShoppersPay({ price, terms }: { price: number | null; terms: PriceTerms }) {
  const format = useFormat();
  const paid = shopperPrice(price, terms);
  return paid === null ? <Muted>–</Muted> : format.money(paid);
}

/** The margin of the price over the supply price, as a share of the price. */
function Margin({ sku: { price, supply } }: { sku: GoodsSku }) {
  const format = useFormat();
  if (price === null || supply === null || price < 1) return <Muted>–</Muted>;
  const less = supply > price;
  const points = ratio(money(10_000), Math.abs(minus(money(price), money(supply))), price);
  return <Muted data-bad={less || undefined}>{`${less ? '−' : ''}${format.percent(points)}`}</Muted>;
}

const Group = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  > :not(b) { width: 36px; height: 36px; flex: none; border: 1px solid var(--line); border-radius: var(--radius-s); }
`;

const No = styled.input`
  width: 62px;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text-muted);
  font-size: var(--o-xs);

  &:focus-visible { color: var(--text); }
`;

const Muted = styled.span`
  color: var(--text-muted);

  &[data-bad] { color: var(--tone-bad-fg); font-weight: var(--weight-strong); }
`;
