import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { CircleCheck, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Member } from './useMembers.ts';

/** The columns of the list; `linkTo` is the link to a member that returns to this same list. */
export const memberColumns = (
  linkTo: (id: string) => string,
): readonly Column<Member, ParseKeys<'members'>>[] => [
  {
    id: 'member',
    header: 'column.member',
    cell: ({ id, name, mobile }) => Cells.link(linkTo(id), name, mobile),
  },
  {
    id: 'level',
    header: 'column.level',
    cell: ({ level }) => <Level level={level} />,
    width: '170px',
    card: 'line',
  },
  {
    id: 'state',
    header: 'column.state',
    cell: ({ locked }) => <State locked={locked} />,
    width: '140px',
    card: 'aside',
  },
  {
    id: 'orders',
    header: 'column.orders',
    align: 'end',
    cell: ({ orders }) => Cells.number(orders),
    width: '110px',
    card: 'none',
  },
  {
    id: 'seen',
    header: 'column.seen',
    align: 'end',
    cell: ({ seenAt }) => Cells.dateTime(seenAt),
    width: '170px',
    wideOnly: true,
  },
  {
    id: 'made',
    header: 'column.made',
    align: 'end',
    cell: ({ madeAt }) => Cells.date(madeAt),
    width: '140px',
    card: 'line',
  },
];

export function Level({ level }: { level: number }) {
  const { t } = useTranslation('members');
  return t(`level.${level === 2 || level === 3 ? level : 1}`);
}

export function State({ locked }: { locked: boolean }) {
  const { t } = useTranslation('members');
  return locked
    ? Cells.status('bad', t('state.locked'), Lock)
    : Cells.status('good', t('state.open'), CircleCheck);
}
