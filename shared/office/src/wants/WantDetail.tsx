import { Breadcrumbs, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage, RiskMark } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWantDesk } from './desk.ts';
import { EndDialog } from './EndDialog.tsx';
import { FollowUp } from './FollowUp.tsx';
import { History } from './History.tsx';
import { Notes } from './Notes.tsx';
import { Offers } from './Offers.tsx';
import { QuoteDialog } from './QuoteDialog.tsx';
import { Request } from './Request.tsx';
import { StagePill } from './stages.tsx';
import { useWant } from './useWant.ts';
import { WantActions } from './WantActions.tsx';
import { RequesterCard } from './RequesterCard.tsx';

/**
 * One purchase request: what is wanted, the offers, the notes, the contact, the responsible person, the
 * history.
 */
export function WantDetail({ id }: { id: string }) {
  const { t } = useTranslation('wants');
  const { want, failed, missing, retry } = useWant(id);
  const [doing, setDoing] = useState<'quote' | 'end' | 'hand' | null>(null);
  const { of, handing } = useWantDesk();
  const back = useBack();
  const navigate = useNavigate();
  if (missing)
    return (
      <OfficePage title={t('title')}>
        <EmptyMessage
          title={t('gone')}
          reason={t(of === 'platformWant' ? 'ofMall.goneReason' : 'goneReason')}
          action={{ label: t('toList'), to: back }}
        />
      </OfficePage>
    );
  if (failed) return <FailedSection onRetry={retry} />;
  if (want === undefined) return <Skeleton kind="block" height={480} />;
  const end = () => setDoing(null);
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: back }, { label: want.no }]} />}
      title={t('one', { no: want.no })}
      status={
        <>
          <StagePill want={want} />
          {want.due && <RiskMark>{t('dueToday')}</RiskMark>}
        </>
      }
      actions={<WantActions want={want} onDo={setDoing} />}
    >
      <DetailLayout
        aside={
          <>
            <RequesterCard want={want} />
            <FollowUp want={want} />
            <History want={want} />
          </>
        }
      >
        <Request want={want} />
        <Offers want={want} />
        <Notes want={want} />
      </DetailLayout>
      {doing === 'quote' && <QuoteDialog want={want} onClose={end} />}
      {doing === 'end' && <EndDialog want={want} onClose={end} />}
      {doing === 'hand' && handing !== undefined && (
        <handing.Dialog want={want} onClose={end} onHanded={() => void navigate(back)} />
      )}
    </OfficePage>
  );
}

/** The page of the list from which the user came. */
const useBack = (): string => {
  const { listPath } = useWantDesk();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('id');
  return `${listPath}${query.size > 0 ? `?${query}` : ''}`;
};
