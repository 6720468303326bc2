import { money, sum } from '@mall/contract/core/money';
import { toast } from '@mall/platform';
import { DialogForm, Notice, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Batch, type BatchKind, useBatchSteps } from './kinds.ts';

export type Leaving = { readonly id: string; readonly net: number } & Pick<Batch, 'method'>;
type Props = { kind: BatchKind; rows: readonly Leaving[]; onClose: () => void };

/** Puts what is approved into a batch, and leads to it. */
export function BatchDialog({ kind, rows, onClose }: Props) {
  const { t } = useTranslation(['mallBatches', 'settlement']);
  const format = useFormat();
  const navigate = useNavigate();
  const { make } = useBatchSteps(kind);
  const form = useForm({
    initial: {},
    onSubmit: () =>
      make.mutateAsync({ ids: rows.map(({ id }) => id) }).then(
        ({ id, no }) => {
          toast.success(t('done.batch', { no }));
          onClose();
          void navigate(kind.batchPath(id));
        },
        () => undefined, // said already
      ),
  });
  const [first] = rows;
  const amount = format.money(sum(rows.map(({ net }) => money(net))), { decimals: 'always' });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('batch.title', { count: rows.length })}
      submitLabel={t('batch.make')}
    >
      <Notice>
        {t('batch.means', {
          amount,
          method: first === undefined ? '' : t(`settlement:method.${first.method}`),
        })}
      </Notice>
    </DialogForm>
  );
}
