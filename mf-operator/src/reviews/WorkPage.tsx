import { toast } from '@mall/platform';
import { Breadcrumbs, FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RejectDialog } from './RejectDialog.tsx';
import { type Decision, type Outcome, useDecide } from './useDecide.ts';
import { useNeighbours, useWork, type Which, type WorkDetail } from './useWorks.ts';
import { Change, Decided } from './work-columns.tsx';
import { WorkAside } from './WorkAside.tsx';
import { WorkFields } from './WorkFields.tsx';
import { WorkNews } from './WorkNews.tsx';
import { WorkSteps } from './WorkSteps.tsx';

/** One thing that a shop has sent in, beside what shoppers see now, and the decision about it. */
export function WorkPage({ which }: { which: Which }) {
  const { data, isError, refetch } = useWork(which);
  if (data === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  return data === undefined ? <Skeleton kind="block" height={480} /> : <Work work={data} />;
}

function Work({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('workReviews');
  const go = useNavigate();
  const around = useNeighbours(work);
  const { decide, busy } = useDecide();
  // What the operator has read: another version is shown, and decided only once they say that they have read it.
  const [read, setRead] = useState(work.version);
  const [rejecting, setRejecting] = useState(false);
  const settle = async (decision: Decision): Promise<Outcome> => {
    const onward = around.onward;
    const outcome = await decide({ ...work, version: read }, decision);
    if (outcome === 'done') {
      toast.success(t(`done.${decision.decision}`, { name: work.name }));
      void go(onward, { replace: true });
    }
    return outcome;
  };
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: around.backTo }, { label: work.name }]} />}
      title={work.name}
      status={
        <>
          {work.waits ? <Change first={work.first} /> : <Decided decided={work.decided} />}
          {around.place !== null && <span>{t('place', { n: around.place, total: around.total })}</span>}
        </>
      }
      actions={
        <WorkSteps
          work={work}
          around={around}
          unread={read !== work.version}
          busy={busy}
          onApprove={() => void settle({ decision: 'approve' })}
          onReject={() => setRejecting(true)}
        />
      }
    >
      <WorkNews work={work} unread={read !== work.version} onRead={() => setRead(work.version)} />
      <DetailLayout aside={<WorkAside work={work} />}>
        <WorkFields work={work} />
      </DetailLayout>
      {rejecting && (
        <RejectDialog
          name={work.name}
          onReject={(reason) => settle({ decision: 'reject', reason })}
          onClose={() => setRejecting(false)}
        />
      )}
    </OfficePage>
  );
}
