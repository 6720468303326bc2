import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DraftPill } from './DraftPill.tsx';
import type { ListedDraft } from './useDrafts.ts';

export const draftColumns: readonly Column<ListedDraft, ParseKeys<'orderDrafts'>>[] = [
  { id: 'customer', header: 'column.customer', cell: (draft) => <Customer draft={draft} />, width: '30%' },
  {
    id: 'phone',
    card: 'line',
    header: 'column.phone',
    cell: ({ phone }) => Cells.text(phone),
    width: '150px',
  },
  {
    id: 'pieces',
    card: 'none',
    header: 'column.pieces',
    align: 'end',
    cell: ({ pieces }) => Cells.number(pieces),
    width: '90px',
    wideOnly: true,
  },
  {
    id: 'total',
    card: 'amount',
    header: 'column.total',
    align: 'end',
    cell: ({ total }) => Cells.money(total),
    width: '140px',
  },
  {
    id: 'state',
    card: 'aside',
    header: 'column.state',
    cell: ({ state }) => <DraftPill state={state} />,
    width: '130px',
  },
  {
    id: 'until',
    header: 'column.until',
    align: 'end',
    cell: ({ state, validUntil }) => (state === 'sent' ? Cells.dateTime(validUntil) : Cells.text(null)),
    width: '150px',
    wideOnly: true,
  },
  {
    id: 'by',
    card: 'foot',
    header: 'column.by',
    cell: ({ by, updatedAt }) => Cells.text(by, Cells.dateTime(updatedAt)),
    width: '170px',
  },
];

/** The customer links to the draft, and from there back to the same page of the list. */
function Customer({ draft }: { draft: ListedDraft }) {
  const { t } = useTranslation('orderDrafts');
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('id', draft.id);
  return Cells.link(`?${query}`, draft.name === '' ? t('nobody') : draft.name, draft.no);
}
