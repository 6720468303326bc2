import { promoterTeamCap } from '@mall/contract/operator/platform-promoters';
import type { PromoterStatus } from '@mall/contract/incentive/promoter';
import { TextLink, useFormat } from '@mall/ui';
import { Cells, type Column, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { CircleCheck, CircleSlash, Clock, type LucideIcon, Pause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Promoter } from './usePromoters.ts';

export type PromoterColumn = Column<Promoter, ParseKeys<'mallPromoters'>>;

/** The columns of a list; `linkTo` is the link to a promoter that returns to this same list. */
export const promoterColumns = (linkTo: (id: string) => string): readonly PromoterColumn[] => [
  {
    id: 'promoter',
    header: 'column.promoter',
    cell: ({ userId, name, mobile }) => Cells.link(linkTo(userId), name, mobile),
  },
  {
    id: 'state',
    header: 'column.state',
    cell: ({ status }) => <State status={status} />,
    width: '150px',
    card: 'aside',
  },
  {
    id: 'level',
    header: 'column.level',
    cell: ({ level }) => <Level level={level} />,
    width: '120px',
    card: 'line',
  },
  { id: 'code', header: 'column.code', cell: ({ code }) => Cells.text(code), width: '130px', card: 'line' },
  {
    id: 'above',
    header: 'column.above',
    cell: ({ above }) =>
      above === null ? Cells.text('') : <TextLink to={linkTo(above.userId)}>{above.name}</TextLink>,
    width: '170px',
    card: 'none',
  },
  {
    id: 'below',
    header: 'column.below',
    align: 'end',
    cell: ({ below }) => <Below count={below} />,
    width: '110px',
    wideOnly: true,
  },
  {
    id: 'applied',
    header: 'column.applied',
    align: 'end',
    cell: ({ appliedAt }) => Cells.date(appliedAt),
    width: '140px',
    card: 'line',
  },
];

/** A number that was counted only so far says so. */
export const useCounted = () => {
  const format = useFormat();
  return (count: number, most: number): string => `${format.number(count)}${count < most ? '' : '+'}`;
};

function Below({ count }: { count: number }) {
  return useCounted()(count, promoterTeamCap);
}

export function Level({ level }: { level: number }) {
  const { t } = useTranslation('mallPromoters');
  return t('levelOf', { level });
}

const looks: Readonly<Record<PromoterStatus, { tone: StatusTone; icon: LucideIcon }>> = {
  pending: { tone: 'wait', icon: Clock },
  approved: { tone: 'good', icon: CircleCheck },
  rejected: { tone: 'neutral', icon: CircleSlash },
  suspended: { tone: 'bad', icon: Pause },
};

export function State({ status }: { status: PromoterStatus }) {
  const { t } = useTranslation('mallPromoters');
  return Cells.status(looks[status].tone, t(`state.${status}`), looks[status].icon);
}
