import { officePaths } from '@mall/contract/seller/office-paths';
import { useMay } from '@mall/platform';
import { Button, ButtonLink } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { History, ShieldCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Doing } from './doing.ts';
import { InvitationsTable } from './InvitationsTable.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { StaffTable } from './StaffTable.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { usePeople } from './useStaff.ts';
import { LeavingDialog } from './LeavingDialog.tsx';

/** The staff of the shop, their roles, and since when. */
export function StaffScreen() {
  const { t } = useTranslation('staff');
  const people = usePeople();
  const mayEdit = useMay('staff.edit');
  const maySeeChanges = useMay('shop.view');
  const [inviting, setInviting] = useState(false);
  const [doing, setDoing] = useState<Doing>();
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      title={t('title')}
      sub={people.state === 'loading' ? undefined : t('count', { count: people.total })}
      actions={
        <>
          {maySeeChanges && (
            <ButtonLink
              tone="ghost"
              to={officePaths.audit({ area: 'staff' })}
              icon={<History size={16} strokeWidth={1.75} aria-hidden />}
            >
              {t('history')}
            </ButtonLink>
          )}
          <ButtonLink
            to={officePaths.roles()}
            icon={<ShieldCheck size={16} strokeWidth={1.75} aria-hidden />}
          >
            {t('roles')}
          </ButtonLink>
          <Button
            tone="primary"
            disabled={!mayEdit}
            title={mayEdit ? undefined : t('notPermitted')}
            icon={<UserPlus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            {t('invite.title')}
          </Button>
        </>
      }
    >
      <StaffTable people={people} onDo={setDoing} />
      <InvitationsTable />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <PersonSheet person={people.shown} onClose={() => people.show(null)} onDo={setDoing} />
      <LeavingDialog doing={doing} onClose={end} onGone={() => people.show(null)} />
      <TransferDialog open={doing?.what === 'transfer'} onClose={end} />
    </OfficePage>
  );
}
