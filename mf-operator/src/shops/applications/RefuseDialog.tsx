import { shopText } from '@mall/contract/core/limits';
import { toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../ReasonDialog.tsx';
import { type ApplicationDetail, useApplicationSteps } from './useApplications.ts';

type Props = { application: ApplicationDetail; onClose: () => void };

/** Turns an application down; the applicant reads why. */
export function RefuseDialog({ application: { id, version, company }, onClose }: Props) {
  const { t } = useTranslation('shopApplications');
  const { refuse } = useApplicationSteps();
  return (
    <ReasonDialog
      title={t('refuse.title', { company })}
      submitLabel={t('refuse.open')}
      means={t('refuse.means')}
      danger
      field={{
        label: t('refuse.reason'),
        hint: t('refuse.hint'),
        most: shopText.reason,
        missing: t('wrong.reason'),
      }}
      onSubmit={async (reason) => {
        await refuse.mutateAsync({ id, version, reason });
        toast.success(t('refuse.done', { company }));
      }}
      onClose={onClose}
    />
  );
}
