import { usualReorderPoint } from '@mall/contract/seller/stock';
import { reportFailure } from '@mall/platform';
import { DialogForm, RadioGroup, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { piecesIn } from './numbers.ts';
import { nameOf, type StockItem } from './useStock.ts';
import { useStockSteps } from './useStockSteps.ts';

type Values = { kind: 'usual' | 'own'; point: string };

/** From how many free pieces down one SKU is low, or several. */
export function PointDialog({ skus, onClose }: { skus: readonly StockItem[]; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const { setPoints } = useStockSteps();
  const [first] = skus;
  const common = skus.every(({ reorderPoint }) => reorderPoint === first?.reorderPoint);
  const known = common ? (first?.reorderPoint ?? null) : null;
  const form = useForm<Values, 'pieces'>({
    initial: { kind: common && known === null ? 'usual' : 'own', point: known === null ? '' : String(known) },
    problems: ({ kind, point }) =>
      kind === 'own' && piecesIn(point) === undefined ? { point: 'pieces' } : {},
    say: () => t('wrong.pieces'),
    onSubmit: async ({ kind, point }) => {
      const to = kind === 'usual' ? null : (piecesIn(point) ?? null);
      await setPoints(skus.map((sku) => ({ sku, point: to })));
      onClose();
    },
    onFailure: reportFailure,
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={
        skus.length === 1 && first
          ? t('point.title', { name: nameOf(first) })
          : t('point.titleMany', { count: skus.length })
      }
      submitLabel={t('point.submit')}
    >
      <RadioGroup
        label={t('point.label')}
        options={[
          { value: 'usual', label: t('point.usual', { point: usualReorderPoint }) },
          { value: 'own', label: t('point.own') },
        ]}
        {...form.field('kind')}
      />
      {form.values.kind === 'own' && (
        <TextField
          label={t('point.pieces')}
          hint={t('point.hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          {...form.field('point')}
        />
      )}
    </DialogForm>
  );
}
