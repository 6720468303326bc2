import { quoteLimits as limits } from '@mall/contract/trade/quote';
import { type Form, IconButton, media, MoneyText, Picture, TextField } from '@mall/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type DraftLine, lineTotal, type QuoteDraft } from './quote-draft.ts';

type QuoteLineProps = {
  line: DraftLine;
  number: number;
  form: Form<QuoteDraft>;
  /** The last line cannot be removed. */
  onRemove: (() => void) | undefined;
};

/** One line of an offer: a product of the mall or a description; its quantity and price. */
export function QuoteLine({ line, number, form, onRemove }: QuoteLineProps) {
  const { t } = useTranslation('wants');
  const { key, skuId, image } = line;
  const name = skuId === null ? t('quote.line', { number }) : line.name;
  return (
    <Row>
      {skuId === null ? (
        <TextField
          label={t('quote.text', { number })}
          hideLabel
          placeholder={t('quote.textExample')}
          maxLength={limits.maxLineText}
          {...form.field(`text.${key}`)}
        />
      ) : (
        <Piece>
          <Picture src={image} alt="" width={40} height={40} sizes="40px" />
          <span>
            <b>{line.name}</b>
            <small>{line.specText}</small>
          </span>
        </Piece>
      )}
      <TextField
        label={t('quote.qtyOf', { name })}
        hideLabel
        inputMode="numeric"
        before="×"
        {...form.field(`qty.${key}`)}
      />
      <TextField
        label={t('quote.priceOf', { name })}
        hideLabel
        inputMode="decimal"
        before="¥"
        {...form.field(`price.${key}`)}
      />
      <output>
        <MoneyText amount={lineTotal(form.values, line)} decimals="always" />
      </output>
      <IconButton label={t('quote.remove', { name })} disabled={onRemove === undefined} onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px 148px 116px var(--control); /* thing, how many, price, sum, away */
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-block: var(--space-2);

  & + & { border-top: 1px solid var(--line); }
  > output { text-align: end; }
  ${media.phone} {
    grid-template-columns: 92px minmax(0, 1fr) var(--control);
    > :first-child { grid-column: 1 / 3; grid-row: 1; }
    > button { grid-column: 3; grid-row: 1; }
    > output { grid-column: 1 / -1; }
  }
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
`;
