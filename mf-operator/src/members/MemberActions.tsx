import { Button, Menu } from '@mall/ui';
import { Ellipsis, Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import type { MemberDetail } from './useMembers.ts';

export type Doing = 'lock' | 'level' | 'signOut' | 'erase';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done about a member. An operator is helped under Operators, and only their level is changed here. */
export function MemberActions({ member, onDo }: { member: MemberDetail; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation('members');
  const mayEdit = useMayOperate('member.edit');
  if (!mayEdit) return null;
  const items = [
    { id: 'level', label: t('level.open'), onSelect: () => onDo('level') },
    ...(member.operator
      ? []
      : [
          { id: 'signOut', label: t('signOut.open'), onSelect: () => onDo('signOut') },
          { id: 'erase', label: t('erase.open'), onSelect: () => onDo('erase') },
        ]),
  ];
  return (
    <>
      {!member.operator && (
        <Button
          icon={member.locked ? <LockOpen {...icon} /> : <Lock {...icon} />}
          onClick={() => onDo('lock')}
        >
          {t(member.locked ? 'unlock.open' : 'lock.open')}
        </Button>
      )}
      <Menu
        align="end"
        items={items}
        trigger={(attributes) => (
          <Button icon={<Ellipsis {...icon} />} {...attributes}>
            {t('more')}
          </Button>
        )}
      />
    </>
  );
}
