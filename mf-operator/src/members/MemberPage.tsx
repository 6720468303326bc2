import { Breadcrumbs, FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CouponDialog } from './CouponDialog.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { FactorsDialog } from './FactorsDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { LockDialog } from './LockDialog.tsx';
import { type Doing, MemberActions } from './MemberActions.tsx';
import { LastOrders, Sessions, WhatWasDone } from './MemberCards.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { State } from './member-columns.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useMember, useMembers } from './useMembers.ts';

/** One member: who they are, where they are signed in, what they bought, and what was done to their account. */
export function MemberPage({ id }: { id: string }) {
  const { t } = useTranslation('members');
  const { data: member, isError, refetch } = useMember(id);
  const { backTo } = useMembers();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<Doing>();
  if (member === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (member === undefined) return <Skeleton kind="block" height={480} />;
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: backTo }, { label: member.name }]} />}
      title={member.name}
      status={<State locked={member.locked} />}
      actions={<MemberActions member={member} onDo={setDoing} />}
    >
      <DetailLayout aside={<WhatWasDone log={member.log} />}>
        <MemberFacts member={member} />
        <LastOrders member={member} />
        <Sessions sessions={member.sessions} />
      </DetailLayout>
      {doing === 'lock' && <LockDialog member={member} onClose={end} />}
      {doing === 'level' && <LevelDialog member={member} onClose={end} />}
      {doing === 'signOut' && <SignOutDialog member={member} onClose={end} />}
      {doing === 'coupon' && <CouponDialog member={member} onClose={end} />}
      {doing === 'factors' && <FactorsDialog member={member} onClose={end} />}
      {doing === 'erase' && (
        <EraseDialog member={member} onClose={end} onErased={() => void navigate(backTo)} />
      )}
    </OfficePage>
  );
}
