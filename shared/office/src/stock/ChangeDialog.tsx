import { correctionReasons, stockLimits, type StockReason, stockReasons } from '@mall/contract/seller/stock';
import { reportFailure } from '@mall/platform';
import { DialogForm, Notice, RadioGroup, SelectField, TextField, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { piecesIn } from './numbers.ts';
import { nameOf, type StockItem } from './useStock.ts';
import { useStockSteps } from './useStockSteps.ts';

type Props = { what: 'receive' | 'correct'; sku: StockItem; onClose: () => void };
type Values = { pieces: string; reason: StockReason | ''; way: 'more' | 'less'; note: string };

/** Receives pieces of a SKU, or corrects their number for a reason that says which way it goes. */
export function ChangeDialog({ what, sku, onClose }: Props) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const { change } = useStockSteps();
  const form = useForm<Values, 'some' | 'free' | 'reason'>({
    initial: { pieces: '', reason: what === 'receive' ? 'received' : '', way: 'less', note: '' },
    problems: (values) => {
      const pieces = piecesIn(values.pieces) ?? 0;
      return {
        ...(values.reason === '' ? { reason: 'reason' as const } : {}),
        ...(pieces === 0
          ? { pieces: 'some' as const }
          : goesOut(values) && pieces > sku.free
            ? { pieces: 'free' as const }
            : {}),
      };
    },
    say: (problem) => t(`wrong.${problem}`, { free: sku.free, held: sku.held }),
    onSubmit: async (values) => {
      const { reason, note } = values;
      const pieces = piecesIn(values.pieces) ?? 0;
      if (reason === '') return;
      await change(sku, { change: goesOut(values) ? -pieces : pieces, reason, note });
      onClose();
    },
    onFailure: reportFailure,
  });
  const { reason } = form.values;
  const pieces = piecesIn(form.values.pieces);
  const after = pieces === undefined ? undefined : sku.onHand + (goesOut(form.values) ? -pieces : pieces);
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(what === 'receive' ? 'receive.title' : 'correct.title', { name: nameOf(sku) })}
      submitLabel={t(what === 'receive' ? 'receive.submit' : 'correct.submit')}
    >
      {what === 'correct' && (
        <SelectField
          label={t('reason')}
          empty={t('correct.choose')}
          options={correctionReasons.map((value) => ({ value, label: t(`why.${value}`) }))}
          {...form.field('reason')}
        />
      )}
      {reason !== '' && stockReasons[reason] === 'either' && (
        <RadioGroup
          label={t('way.label')}
          look="line"
          options={(['less', 'more'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
          {...form.field('way')}
        />
      )}
      <TextField
        label={t('pieces')}
        hint={t('now', { onHand: sku.onHand, held: sku.held, free: sku.free })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        {...form.field('pieces')}
      />
      <TextField
        label={t('note')}
        optional
        hint={t(what === 'receive' ? 'receive.note' : 'correct.note')}
        maxLength={stockLimits.note}
        {...form.field('note')}
      />
      {after !== undefined && after >= 0 && reason !== '' && (
        <Notice>{t('after', { from: format.number(sku.onHand), to: format.number(after) })}</Notice>
      )}
    </DialogForm>
  );
}

/** Whether pieces leave. */
const goesOut = ({ reason, way }: Values): boolean =>
  reason !== '' && (stockReasons[reason] === 'either' ? way === 'less' : stockReasons[reason] === 'out');
