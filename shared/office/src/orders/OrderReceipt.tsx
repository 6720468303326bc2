import { Notice, Picture, SummaryRows, useFormat } from '@mall/ui';
import { Cells, type Column, DataTable, OfficeCard } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ReadOrder, Side } from './order.ts';

type Line = ReadOrder['receipt'][number];

type OrderReceiptProps = { of: Side; order: ReadOrder };

/** The goods, and every step of their price. */
export function OrderReceipt({ of, order }: OrderReceiptProps) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const rows = [
    { id: 'goods', label: t('receipt.goods'), amount: order.goods },
    ...(order.discount > 0
      ? [{ id: 'discount', label: t('receipt.discount'), amount: -order.discount, saving: true }]
      : []),
    { id: 'freight', label: t('receipt.freight'), amount: order.freight },
    { id: 'pay', label: t('receipt.toPay'), amount: order.pay, total: true },
  ];
  return (
    <OfficeCard title={t('receipt.title', { count: order.qty })} flush>
      <DataTable
        label={t('receipt.title', { count: order.qty })}
        columns={columns.filter(({ id }) => isShown(id, of, order))}
        rows={order.receipt}
        rowKey={(line) => String(order.receipt.indexOf(line))}
        rowName={(line) => line.name}
        say={(key) => t(key)}
      />
      <Bottom>
        {order.remark === '' ? (
          <span />
        ) : (
          <Notice icon={<MessageSquareText size={20} strokeWidth={1.5} aria-hidden />}>
            <b>{t('receipt.remark')}</b>
            <br />
            {order.remark}
          </Notice>
        )}
        <div>
          <SummaryRows rows={rows} currency={order.currency} decimals="always" />
          {order.paidAt !== null && (
            <small>
              {t('receipt.paidOn', {
                at: format.dateTime(order.paidAt),
                amount: format.money(order.paid, { decimals: 'always' }),
              })}
            </small>
          )}
        </div>
      </Bottom>
    </OfficeCard>
  );
}

/**
 * Left out are packages where there are none, a price that the reader may not see, and a shop's price where no
 * shop sells.
 */
const isShown = (id: string, of: Side, { packages, receipt }: ReadOrder): boolean =>
  (id !== 'package' || packages.length > 0) &&
  (id !== 'shop' || of === 'shop') &&
  (id !== 'platform' || receipt.some(({ platformPrice }) => platformPrice !== null));

const columns: readonly Column<Line, ParseKeys<'orderParts'>>[] = [
  { id: 'product', header: 'receipt.column.product', cell: (line) => <Product line={line} /> },
  {
    id: 'platform',
    header: 'receipt.column.platform',
    align: 'end',
    cell: (line) => Cells.money(line.platformPrice),
    wideOnly: true,
  },
  {
    id: 'shop',
    header: 'receipt.column.shop',
    align: 'end',
    cell: (line) => Cells.money(line.activityPrice ?? line.shopPrice),
  },
  {
    id: 'member',
    header: 'receipt.column.member',
    align: 'end',
    cell: (line) => Cells.money(line.memberPrice),
    wideOnly: true,
  },
  {
    id: 'package',
    header: 'receipt.column.package',
    align: 'end',
    cell: (line) => Cells.money(line.packageIdx === null ? null : line.packageShare),
    wideOnly: true,
  },
  {
    id: 'coupon',
    header: 'receipt.column.coupon',
    align: 'end',
    cell: (line) => Cells.money(line.couponShare === 0 ? null : -line.couponShare),
    wideOnly: true,
  },
  {
    id: 'freight',
    card: 'none',
    header: 'receipt.column.freight',
    align: 'end',
    cell: (line) => Cells.money(line.freight),
  },
  {
    id: 'pay',
    card: 'amount',
    header: 'receipt.column.pay',
    align: 'end',
    cell: (line) => <b>{Cells.money(line.pay)}</b>,
  },
];

function Product({ line }: { line: Line }) {
  return (
    <Piece>
      <Picture src={line.image} alt="" width={48} height={48} sizes="48px" />
      <div>
        <b>{line.name}</b>
        <small>
          {line.specText} × {line.qty}
        </small>
      </div>
    </Piece>
  );
}

const Piece = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;

  b { display: block; font-weight: var(--weight-strong); }
  small { color: var(--text-muted); }
`;

const Bottom = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--space-5);
  align-items: start;
  padding: var(--space-4);
  font-size: var(--o-s);

  dl { font-size: inherit; }
  dl > div { padding-block: var(--space-1); }
  small { color: var(--text-muted); }
`;
