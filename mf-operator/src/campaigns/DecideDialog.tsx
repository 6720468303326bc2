import { toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { type Decision, type Launch, useDecide } from './useLaunches.ts';

type Props = { launch: Launch; decision: Exclude<Decision, 'thaw'>; onClose: () => void };
const mostLetters = 200;

/** Stops a launch, ends it for good or takes its envelope back, with a reason that its member reads. */
export function DecideDialog({ launch: { id, launcher: name }, decision, onClose }: Props) {
  const { t } = useTranslation('campaigns');
  const decide = useDecide();
  return (
    <ReasonDialog
      title={t(`launch.ask.${decision}`, { name })}
      submitLabel={t(`launch.act.${decision}`)}
      means={t(`launch.means.${decision}`)}
      danger={decision !== 'freeze'}
      field={{
        label: t('launch.reason'),
        hint: t('launch.reasonHint'),
        most: mostLetters,
        missing: t('launch.reasonMissing'),
      }}
      onSubmit={async (reason) => {
        await decide.mutateAsync({ id, decision, reason: reason.trim() });
        toast.success(t(`launch.did.${decision}`, { name }));
      }}
      onClose={onClose}
    />
  );
}
