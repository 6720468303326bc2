import { Breadcrumbs, FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { type Doing, PromoterActions } from './PromoterActions.tsx';
import { PromoterFacts, WhatWasDecided } from './PromoterFacts.tsx';
import { PromoterLists } from './PromoterLists.tsx';
import { PromoterMoney } from './PromoterMoney.tsx';
import { State } from './promoter-columns.tsx';
import { useAddress, usePromoter } from './usePromoters.ts';

/** One promoter: who they are, whom they brought, what they earned, and what is decided about them. */
export function PromoterPage({ id }: { id: string }) {
  const { t } = useTranslation('mallPromoters');
  const { data: promoter, isError, refetch } = usePromoter(id);
  const { backTo } = useAddress();
  const maySeeMoney = useMayOperate('finance.view');
  const [doing, setDoing] = useState<Doing>();
  if (promoter === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (promoter === undefined) return <Skeleton kind="block" height={480} />;
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: backTo }, { label: promoter.name }]} />}
      title={promoter.name}
      status={<State status={promoter.status} />}
      actions={<PromoterActions promoter={promoter} onDo={setDoing} />}
    >
      <DetailLayout
        aside={
          <>
            {maySeeMoney && <PromoterMoney userId={id} />}
            {promoter.steps.length > 0 && <WhatWasDecided steps={promoter.steps} />}
          </>
        }
      >
        <PromoterFacts promoter={promoter} />
        <PromoterLists promoter={promoter} maySeeMoney={maySeeMoney} />
      </DetailLayout>
      {doing === 'level' && <LevelDialog promoter={promoter} onClose={end} />}
      {doing === 'correct' && <CorrectDialog promoter={promoter} onClose={end} />}
      {doing !== undefined && doing !== 'level' && doing !== 'correct' && (
        <DecideDialog promoter={promoter} decision={doing} onClose={end} />
      )}
    </OfficePage>
  );
}
