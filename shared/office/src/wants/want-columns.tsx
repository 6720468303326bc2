import { dayMs } from '@mall/contract/core/time';
import { serverNow } from '@mall/platform';
import { Cells, type Column, PersonFace, RiskMark } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { StagePill } from './stages.tsx';
import type { ShopWant } from './useWants.ts';

export const wantColumns: readonly Column<ShopWant, ParseKeys<'wants'>>[] = [
  {
    id: 'number',
    header: 'column.number',
    cell: (want) => <Identity want={want} />,
    width: '180px',
    sortable: true,
  },
  { id: 'wish', card: 'fill', header: 'column.wish', cell: (want) => <Wish want={want} />, width: '30%' },
  {
    id: 'customer',
    card: 'line',
    header: 'column.customer',
    cell: ({ contact, phone }) => (
      <Masked>
        {contact || '–'}
        <small>{phone}</small>
      </Masked>
    ),
    width: '130px',
  },
  {
    id: 'region',
    header: 'column.region',
    cell: ({ region }) => Cells.text(region),
    width: '170px',
    offAtFirst: true,
  },
  {
    id: 'quantity',
    header: 'column.quantity',
    align: 'end',
    cell: ({ quantity }) => Cells.number(quantity),
    width: '80px',
    wideOnly: true,
  },
  {
    id: 'offer',
    card: 'none',
    header: 'column.offer',
    align: 'end',
    cell: ({ quote }) => Cells.money(quote?.total),
    width: '130px',
    wideOnly: true,
  },
  {
    id: 'stage',
    card: 'aside',
    header: 'column.stage',
    cell: (want) => <StagePill want={want} />,
    width: '150px',
  },
  { id: 'by', card: 'foot', header: 'column.by', cell: (want) => <Follower want={want} />, width: '150px' },
  {
    id: 'next',
    card: 'foot',
    header: 'column.next',
    align: 'end',
    cell: (want) => <NextDay want={want} />,
    width: '130px',
    sortable: true,
  },
  {
    id: 'until',
    header: 'column.until',
    align: 'end',
    cell: ({ validUntil }) => Cells.date(validUntil),
    width: '120px',
    offAtFirst: true,
  },
];

/** The number links to the request, and from there back to the same page of the list. */
function Identity({ want }: { want: ShopWant }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('id', want.id);
  return Cells.link(`?${query}`, want.no, Cells.dateTime(want.createdAt));
}

function Wish({ want }: { want: ShopWant }) {
  const { t } = useTranslation('wants');
  const [first] = want.product === null ? want.images : [want.product.image];
  const about = [
    want.product?.name,
    want.brand,
    want.region,
    want.images.length > 0 && t('pictures', { count: want.images.length }),
  ];
  return (
    <Two>
      {first !== undefined && Cells.pictures([first])}
      {Cells.text(want.remark, about.filter(Boolean).join(' · '))}
    </Two>
  );
}

function Follower({ want: { followUpBy: by } }: { want: ShopWant }) {
  const { t } = useTranslation('wants');
  return by === null ? (
    <Requester data-nobody="">
      <UserRoundX size={16} strokeWidth={1.75} aria-hidden />
      {t('nobody')}
    </Requester>
  ) : (
    <Requester>
      <PersonFace name={by.name} image={by.image} />
      <span title={by.name}>{by.name}</span>
    </Requester>
  );
}

/** The day of the follow-up; a due one is marked. */
export function NextDay({ want: { nextAt, due } }: { want: Pick<ShopWant, 'nextAt' | 'due'> }) {
  const { t } = useTranslation('wants');
  if (nextAt === null) return Cells.text(null);
  const isLate = due && Date.parse(nextAt) < serverNow() - dayMs;
  return (
    <Days>
      {Cells.date(nextAt)}
      {due && <RiskMark late={isLate}>{t(isLate ? 'overdue' : 'dueToday')}</RiskMark>}
    </Days>
  );
}

/** It is short and masked already, so it is never truncated. */
const Masked = styled.span`
  display: inline-grid;
  white-space: nowrap;

  small { color: var(--text-muted); font-size: var(--o-xs); line-height: 1.35; }
`;

const Days = styled.span`
  display: inline-grid;
  justify-items: end;
`;

const Two = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 160px;
  max-width: 420px; /* a request may be 500 characters long */
`;

const Requester = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  > span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-nobody] { color: var(--text-muted); }
`;
