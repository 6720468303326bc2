import type { PromoterStatus } from '@mall/contract/incentive/promoter';
import { Button, Menu } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayOperate, useMe } from '../useMe.ts';
import type { PromoterDetail } from './usePromoters.ts';

export type Decision = 'approve' | 'reject' | 'suspend' | 'restore';
export type Doing = Decision | 'level' | 'correct';

/** What may be decided in a state; who was turned down applies again themselves. */
const decisions: Readonly<Record<PromoterStatus, readonly Decision[]>> = {
  pending: ['reject', 'approve'],
  approved: ['suspend'],
  rejected: [],
  suspended: ['restore'],
};

type Props = { promoter: PromoterDetail; onDo: (doing: Doing) => void };

/** What may be done about a promoter: nothing about who is erased. Nobody corrects their own money. */
export function PromoterActions({ promoter, onDo }: Props) {
  const { t } = useTranslation('mallPromoters');
  const mayEdit = useMayOperate('campaign.edit');
  const mayPay = useMayOperate('finance.pay');
  const { me } = useMe();
  if (promoter.mobile === '') return null;
  const promotes = promoter.status === 'approved' || promoter.status === 'suspended';
  const items = [
    ...(mayPay && promotes && me?.userId !== promoter.userId
      ? [{ id: 'correct', label: t('correct.open'), onSelect: () => onDo('correct') }]
      : []),
    ...(mayEdit ? [{ id: 'level', label: t('level.open'), onSelect: () => onDo('level') }] : []),
  ];
  return (
    <>
      {mayEdit &&
        decisions[promoter.status].map((decision) => (
          <Button
            key={decision}
            {...(decision === 'approve' ? { tone: 'primary' as const } : {})}
            onClick={() => onDo(decision)}
          >
            {t(`decide.${decision}.open`)}
          </Button>
        ))}
      {items.length > 0 && (
        <Menu
          align="end"
          items={items}
          trigger={(attributes) => (
            <Button icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />} {...attributes}>
              {t('more')}
            </Button>
          )}
        />
      )}
    </>
  );
}
