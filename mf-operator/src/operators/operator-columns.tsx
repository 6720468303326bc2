import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useRoleName } from './useRoleName.ts';
import type { Operator } from './useOperators.ts';

export const operatorColumns: readonly Column<Operator, ParseKeys<'operators'>>[] = [
  { id: 'name', header: 'column.name', cell: (operator) => <Name operator={operator} /> },
  {
    id: 'role',
    header: 'column.role',
    cell: ({ role }) => <Role role={role} />,
    width: '180px',
    card: 'line',
  },
  {
    id: 'factor',
    header: 'column.factor',
    cell: ({ secondFactor }) => <Factor has={secondFactor} />,
    width: '170px',
    card: 'line',
  },
  { id: 'mobile', header: 'column.mobile', cell: ({ mobile }) => mobile, width: '140px', card: 'line' },
  {
    id: 'added',
    header: 'column.added',
    align: 'end',
    cell: ({ addedAt }) => Cells.date(addedAt),
    width: '140px',
    wideOnly: true,
  },
  {
    id: 'seen',
    header: 'column.seen',
    align: 'end',
    cell: ({ seenAt }) => (seenAt === null ? Cells.text(null) : Cells.date(seenAt)),
    width: '140px',
    card: 'aside',
  },
];

function Name({ operator: { name, me, addedBy } }: { operator: Operator }) {
  const { t } = useTranslation('operators');
  return (
    <Two>
      <b>
        {name}
        {me && ` (${t('you')})`}
      </b>
      <small>{addedBy === null ? t('first') : t('by', { name: addedBy })}</small>
    </Two>
  );
}

function Role({ role }: { role: string }) {
  return useRoleName()(role);
}

function Factor({ has }: { has: boolean }) {
  const { t } = useTranslation('operators');
  const Icon = has ? ShieldCheck : ShieldAlert;
  return (
    <Mark data-has={has || undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {t(has ? 'factor.has' : 'factor.lacks')}
    </Mark>
  );
}

const Two = styled.span`
  display: grid;
  b { font-weight: var(--weight-strong); }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--warning);
  &[data-has] { color: var(--text-muted); }
`;
