import { quoteLimits } from '@mall/contract/trade/quote';
import { wantDay } from '@mall/contract/trade/purchase-request';
import { DialogForm, media, Notice, SummaryRows, TextArea, TextField, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Saving } from '../useSaving.ts';
import { lastDay, offerTotal } from './draft.ts';
import { Offered } from './Offered.tsx';
import { PriceLine } from './PriceLine.tsx';
import { type BillLine, useOffer } from './useOffer.ts';

type OfferDialogProps = {
  open: boolean;
  onClose: () => void;
  onSent: () => void;
  lines: readonly BillLine[];
  /** Names of the pieces in the room that are not offered. */
  short: readonly string[];
  freight: number;
  saving: Saving;
};

/** The customer, the prices, the last day; below it the earlier offers of this room. */
export function OfferDialog(props: OfferDialogProps) {
  const { open, onClose, lines, short, saving } = props;
  const { t } = useTranslation('offering');
  const format = useFormat();
  const { form, now } = useOffer(props);
  return (
    <DialogForm
      open={open}
      onClose={onClose}
      title={t('title')}
      size="large"
      form={form}
      submitLabel={t('send')}
    >
      <p>{t('about')}</p>
      <Pair>
        <TextField
          label={t('mobile')}
          hint={t('mobileHint')}
          type="tel"
          inputMode="tel"
          maxLength={11}
          autoComplete="off"
          {...form.field('mobile')}
        />
        <TextField
          label={t('day')}
          type="date"
          min={wantDay(now, 0)}
          max={lastDay(now)}
          {...form.field('day')}
        />
      </Pair>
      <ul aria-label={t('lines')}>
        {lines.map((line) => (
          <PriceLine key={line.skuId} line={line} form={form} />
        ))}
      </ul>
      {short.length > 0 && <Notice tone="warning">{t('short', { names: format.list(short) })}</Notice>}
      <Pair>
        <TextField label={t('freight')} inputMode="decimal" before="¥" {...form.field('freight')} />
        <SummaryRows
          decimals="always"
          rows={[{ id: 'total', label: t('total'), amount: offerTotal(form.values, lines), total: true }]}
        />
      </Pair>
      <TextArea label={t('note')} optional rows={2} counter={quoteLimits.maxNote} {...form.field('note')} />
      {saving.document.id !== null && <Offered designId={saving.document.id} />}
    </DialogForm>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  align-items: start;

  > dl { align-self: end; padding-bottom: var(--space-2); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
