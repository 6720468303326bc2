import { Button, Menu } from '@mall/ui';
import { Ellipsis, Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import type { MemberDetail } from './useMembers.ts';

export type Doing = 'lock' | 'level' | 'signOut' | 'coupon' | 'factors' | 'erase';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done about a member. An operator is helped under Operators, and has only levels and coupons from here. */
export function MemberActions({ member, onDo }: { member: MemberDetail; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation('members');
  const mayEdit = useMayOperate('member.edit');
  // Coupons are found by who may see campaigns, and given by who may edit them.
  const [maySeeCoupons, mayGive] = [useMayOperate('campaign.view'), useMayOperate('campaign.edit')];
  const doings: Doing[] = [
    ...(maySeeCoupons && mayGive ? (['coupon'] as const) : []),
    ...(mayEdit ? (['level'] as const) : []),
    ...(mayEdit && !member.operator
      ? (['signOut', ...(member.secondFactor ? (['factors'] as const) : []), 'erase'] as const)
      : []),
  ];
  if (doings.length === 0) return null;
  const items = doings.map((id) => ({ id, label: t(`${id}.open` as const), onSelect: () => onDo(id) }));
  return (
    <>
      {mayEdit && !member.operator && (
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
