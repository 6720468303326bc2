import { useAdjustment } from '@mall/office/campaigns';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Changed } from './Changed.tsx';
import { nameOf } from './sale-columns.tsx';
import { type SaleDetail, useSaleSteps } from './useShopSales.ts';

/** Changes until when a flash sale goes on, and how many pieces it has. */
export function AdjustDialog({ sale, onClose }: { sale: SaleDetail; onClose: () => void }) {
  const { t } = useTranslation('flashSales');
  const { adjust } = useSaleSteps();
  const { form, theirs } = useAdjustment({
    shown: { ...sale, pieces: sale.stock },
    say: (problem) => t(`wrong.${problem}`),
    save: async (change) => {
      await adjust.mutateAsync({ id: sale.id, ...change });
      toast.success(t('done.adjust', { name: nameOf(sale) }));
    },
    onDone: onClose,
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('adjust.title')} submitLabel={t('adjust.submit')}>
      <Notice>{t('adjust.means')}</Notice>
      {theirs && <Changed onTake={theirs.take} />}
      <TextField label={t('field.endAt')} type="datetime-local" {...form.field('endAt')} />
      <TextField
        label={t('pieces')}
        hint={t('adjust.piecesHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        {...form.field('pieces')}
      />
    </DialogForm>
  );
}
