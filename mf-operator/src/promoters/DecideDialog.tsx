import { correctionLimits } from '@mall/contract/operator/platform-promoters';
import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { Decision } from './PromoterActions.tsx';
import { type PromoterDetail, usePromoterSteps } from './usePromoters.ts';

type Props = { promoter: PromoterDetail; decision: Decision; onClose: () => void };

/** Decides about a promoter. What takes something from them needs a reason, which they read. */
export function DecideDialog({ promoter: { userId, name }, decision, onClose }: Props) {
  const { t } = useTranslation('mallPromoters');
  const { decide } = usePromoterSteps();
  const submit = async (reason: string) => {
    await decide.mutateAsync({ userId, decision, reason });
    toast.success(t(`decide.${decision}.done`, { name }));
  };
  const words = {
    title: t(`decide.${decision}.title`, { name }),
    does: t(`decide.${decision}.open`),
    means: t(`decide.${decision}.means`),
  };
  if (decision === 'approve' || decision === 'restore')
    return (
      <ConfirmDialog
        open
        title={words.title}
        confirmLabel={words.does}
        busy={decide.isPending}
        onClose={onClose}
        onConfirm={() => void submit('').then(onClose, onClose)}
      >
        <p>{words.means}</p>
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      title={words.title}
      submitLabel={words.does}
      means={words.means}
      danger
      field={{
        label: t('reason'),
        hint: t('theyRead'),
        most: correctionLimits.reason,
        missing: t('wrong.reason'),
      }}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
