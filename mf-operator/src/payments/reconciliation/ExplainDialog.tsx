import { reconciliationLimits } from '@mall/contract/trade/reconciliation';
import { toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../ReasonDialog.tsx';
import { useReconciliationSteps } from './useReconciliation.ts';

type Props = { id: string; lines: readonly string[]; onClose: () => void };

/** Why differences are none, or what was done about them. */
export function ExplainDialog({ id, lines, onClose }: Props) {
  const { t } = useTranslation('mallReconciliation');
  const { explain } = useReconciliationSteps();
  return (
    <ReasonDialog
      title={t('explain.title', { count: lines.length })}
      submitLabel={t('explain.submit')}
      means={t('explain.means')}
      danger={false}
      field={{
        label: t('explain.reason'),
        hint: t('explain.hint'),
        most: reconciliationLimits.reason,
        missing: t('wrong.reason'),
      }}
      onSubmit={async (reason) => {
        await explain.mutateAsync({ id, lines: [...lines], reason });
        toast.success(t('done.explain', { count: lines.length }));
      }}
      onClose={onClose}
    />
  );
}
