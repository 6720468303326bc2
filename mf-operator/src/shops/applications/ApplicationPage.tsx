import { isOpenApplication } from '@mall/contract/core/application';
import { Breadcrumbs, Button, FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../../useMe.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import { State } from './application-columns.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useAddress, useApplication, useApplicationSteps } from './useApplications.ts';

/** One application: what it says, what operators noted, and what is decided about it. */
export function ApplicationPage({ id }: { id: string }) {
  const { t } = useTranslation('shopApplications');
  const { data: application, isError, refetch } = useApplication(id);
  const { backTo } = useAddress();
  const mayEdit = useMayOperate('shop.edit');
  const { talk } = useApplicationSteps();
  const [doing, setDoing] = useState<'accept' | 'refuse'>();
  if (application === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (application === undefined) return <Skeleton kind="block" height={480} />;
  const { company, state, version } = application;
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[
            { label: t('shops'), to: '/operator/shops' },
            { label: t('title'), to: backTo },
            { label: company },
          ]}
        />
      }
      title={company}
      status={<State state={state} />}
      actions={
        mayEdit &&
        isOpenApplication(state) && (
          <>
            {state === 'new' && (
              <Button busy={talk.isPending} onClick={() => talk.mutate({ id, version })}>
                {t('talk')}
              </Button>
            )}
            <Button onClick={() => setDoing('refuse')}>{t('refuse.open')}</Button>
            <Button tone="primary" onClick={() => setDoing('accept')}>
              {t('accept.open')}
            </Button>
          </>
        )
      }
    >
      <DetailLayout aside={<ApplicationNotes application={application} mayEdit={mayEdit} />}>
        <ApplicationFacts application={application} mayEdit={mayEdit} />
      </DetailLayout>
      {doing === 'accept' && <AcceptDialog application={application} onClose={end} />}
      {doing === 'refuse' && <RefuseDialog application={application} onClose={end} />}
    </OfficePage>
  );
}
