import type { Item } from '@mall/contract/operations';
import { officePaths } from '@mall/contract/seller/office-paths';
import { OfferPill } from '@mall/office/wants';
import { useMay } from '@mall/platform';
import { TextLink } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Offer = Item<'shopQuote.list'>;

export const roomColumns: readonly Column<Offer, ParseKeys<'wants'>>[] = [
  {
    id: 'room',
    header: 'rooms.column.room',
    cell: ({ design, no }) => (
      <b data-row="" tabIndex={-1}>
        {Cells.text(design?.name || '–', no)}
      </b>
    ),
  },
  {
    id: 'phone',
    card: 'line',
    header: 'rooms.column.phone',
    cell: ({ phone }) => Cells.text(phone),
    width: '140px',
  },
  {
    id: 'pieces',
    header: 'rooms.column.pieces',
    align: 'end',
    cell: ({ pieces }) => Cells.number(pieces),
    width: '90px',
    wideOnly: true,
  },
  {
    id: 'total',
    card: 'amount',
    header: 'quote.total',
    align: 'end',
    cell: ({ total }) => Cells.money(total),
    width: '140px',
  },
  {
    id: 'state',
    card: 'aside',
    header: 'column.stage',
    cell: (offer) => <State offer={offer} />,
    width: '150px',
  },
  { id: 'by', header: 'rooms.column.by', cell: ({ by }) => Cells.text(by), width: '130px', wideOnly: true },
  {
    id: 'made',
    header: 'rooms.column.made',
    align: 'end',
    cell: ({ createdAt }) => Cells.dateTime(createdAt),
    width: '150px',
    wideOnly: true,
  },
  {
    id: 'until',
    card: 'foot',
    header: 'column.until',
    align: 'end',
    cell: ({ validUntil }) => Cells.date(validUntil),
    width: '120px',
  },
];

/** An accepted offer links to its order. */
function State({ offer }: { offer: Offer }) {
  const { t } = useTranslation('wants');
  const maySeeOrder = useMay('order.view');
  return (
    <>
      <OfferPill state={offer.state} />
      {offer.orderId !== null && maySeeOrder && (
        <>
          {' '}
          <TextLink to={`${officePaths.orders()}?orderId=${offer.orderId}`}>{t('order')}</TextLink>
        </>
      )}
    </>
  );
}
