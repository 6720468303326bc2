import { memberLimits } from '@mall/contract/operator/mall-members';
import { api, refresh } from '@mall/platform';
import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BulkAct, BulkActs } from '../BulkActs.tsx';
import type { Member } from './useMembers.ts';

type Props = { chosen: readonly Member[]; onClear: () => void };

/** Locks and unlocks many accounts; members read why they were locked out, and hear when they are let in again. */
export function MemberBulk({ chosen, onClear }: Props) {
  const { t } = useTranslation('members');
  const steps = {
    lock: (id: string, reason: string) => api('mallMember.lock', { id, reason }),
    unlock: (id: string, reason: string) => api('mallMember.unlock', { id, reason }),
  };
  const actOf = (does: 'lock' | 'unlock'): BulkAct<Member> => ({
    id: does,
    icon: does === 'lock' ? Lock : LockOpen,
    label: (count) => t(`bulk.${does}`, { count }),
    ask: ({ length: count }) => ({
      title: t(`bulk.${does}Title`, { count }),
      means: t(`bulk.${does}Means`),
      danger: does === 'lock',
      reason: {
        label: t('reason'),
        hint: t(`bulk.${does}Hint`),
        most: memberLimits.reason,
        missing: t('wrong.reason'),
      },
    }),
    act: (reason) => ({
      title: t(`${does}.open`),
      whyNot: ({ locked }) => (locked === (does === 'unlock') ? null : t(`bulk.why.${does}`)),
      run: ({ id }) => steps[does](id, reason),
      undo: ({ id }) => steps[does === 'lock' ? 'unlock' : 'lock'](id, t('bulk.undone')),
    }),
  });
  return (
    <BulkActs
      chosen={chosen}
      acts={[actOf('lock'), actOf('unlock')]}
      nameOf={({ name, mobile }) => `${name} ${mobile}`}
      onClear={onClear}
      onDone={() => void Promise.all([refresh('mallMember.list'), refresh('operatorLog.list')])}
    />
  );
}
