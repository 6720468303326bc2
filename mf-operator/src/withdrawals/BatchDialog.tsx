import { money, sum } from '@mall/contract/core/money';
import { toast } from '@mall/platform';
import { DialogForm, Notice, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { batchPath, useWithdrawalSteps, type Withdrawal } from './useWithdrawals.ts';

/** Puts approved withdrawals into a batch, and leads to it. */
export function BatchDialog({ rows, onClose }: { rows: readonly Withdrawal[]; onClose: () => void }) {
  const { t } = useTranslation(['mallWithdrawals', 'settlement']);
  const format = useFormat();
  const navigate = useNavigate();
  const { batch } = useWithdrawalSteps();
  const form = useForm({
    initial: {},
    onSubmit: () =>
      batch.mutateAsync({ ids: rows.map(({ id }) => id) }).then(
        ({ id, no }) => {
          toast.success(t('done.batch', { no }));
          onClose();
          void navigate(batchPath(id));
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
      submitLabel={t('do.batch')}
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
