import type { Output } from '@mall/contract/operations';
import { IconButton, media, MoneyText, Picture, TextField } from '@mall/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type LineValue, readQty } from './draft-values.ts';

type Priced = Output<'orderDraft.price'>['lines'][number];
type GoodsLineProps = {
  line: LineValue;
  priced: Priced | undefined;
  onChange: (qty: string) => void;
  onRemove: () => void;
};

/** One thing of the draft: how many, what one costs and what all cost; and why it cannot be sold like that. */
export function GoodsLine({ line, priced, onChange, onRemove }: GoodsLineProps) {
  const { t } = useTranslation('orderDrafts');
  const name = `${line.name} ${line.specText}`.trim();
  return (
    <Row>
      <Piece>
        <Picture src={line.image === '' ? null : line.image} alt="" width={40} height={40} sizes="40px" />
        <span>
          <b>{line.name}</b>
          <small>{line.specText}</small>
          {priced && priced.trouble !== null && (
            <em role="status">{t(`trouble.${priced.trouble}`, { count: priced.stock })}</em>
          )}
        </span>
      </Piece>
      <TextField
        label={t('goods.qtyOf', { name })}
        hideLabel
        inputMode="numeric"
        before="×"
        name={`qty.${line.skuId}`}
        value={line.qty}
        onChange={onChange}
        error={readQty(line.qty) === undefined ? t('problem.qty') : undefined}
      />
      <Each>
        {priced && <MoneyText amount={priced.price} decimals="always" />}
        {priced && priced.price < priced.fullPrice && (
          <s>
            <MoneyText amount={priced.fullPrice} decimals="always" />
          </s>
        )}
      </Each>
      <output>{priced && <MoneyText amount={priced.amount} decimals="always" strong />}</output>
      <IconButton label={t('goods.remove', { name })} onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px 110px 120px var(--control); /* thing, how many, one, all, away */
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-block: var(--space-2);

  & + & { border-top: 1px solid var(--line); }
  > output { text-align: end; }
  ${media.phone} {
    grid-template-columns: 92px minmax(0, 1fr) var(--control);
    > :first-child { grid-column: 1 / 3; grid-row: 1; }
    > button { grid-column: 3; grid-row: 1; }
    > :nth-child(3) { grid-column: 2 / -1; }
    > output { grid-column: 1 / -1; }
  }
`;

const Each = styled.span`
  display: grid;
  justify-items: end;

  s { color: var(--text-muted); font-size: var(--o-xs); }
`;

const Piece = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;

  > :first-child { flex: none; width: 40px; border: 1px solid var(--line); border-radius: var(--radius-s); }
  span { display: grid; min-width: 0; }
  b { font-weight: var(--weight-strong); }
  small { color: var(--text-muted); font-size: var(--o-xs); }
  em { color: var(--danger); font-size: var(--o-xs); font-style: normal; }
`;
