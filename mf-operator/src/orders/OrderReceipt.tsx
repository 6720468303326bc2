import { Notice, Picture, SummaryRows, useFormat } from '@mall/ui';
import { Cells, type Column, DataTable, OfficeCard } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from './useOrder.ts';

type Line = Order['receipt'][number];

/** The goods, and every step of their price. */
export function OrderReceipt({ order }: { order: Order }) {
  const { t } = useTranslation('mallOrders');
  const format = useFormat();
  const rows = [
    { id: 'goods', label: t('goods'), amount: order.goods },
    ...(order.discount > 0
      ? [{ id: 'discount', label: t('discount'), amount: -order.discount, saving: true }]
      : []),
    { id: 'freight', label: t('freight'), amount: order.freight },
    { id: 'pay', label: t('toPay'), amount: order.pay, total: true },
  ];
  return (
    <OfficeCard title={t('receipt', { count: order.qty })} flush>
      <DataTable
        label={t('receipt', { count: order.qty })}
        columns={columns.filter(({ id }) => isFilled(id, order))}
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
            <b>{t('remark')}</b>
            <br />
            {order.remark}
          </Notice>
        )}
        <div>
          <SummaryRows rows={rows} currency={order.currency} decimals="always" />
          {order.paidAt !== null && (
            <small>
              {t('paidOn', {
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

/** Columns without anything to show are left out: of packages, and of a price that the reader may not see. */
const isFilled = (id: string, { packages, receipt }: Order): boolean =>
  (id !== 'package' || packages.length > 0) &&
  (id !== 'platform' || receipt.some(({ platformPrice }) => platformPrice !== null));

const columns: readonly Column<Line, ParseKeys<'mallOrders'>>[] = [
  { id: 'product', header: 'product', cell: (line) => <Product line={line} /> },
  {
    id: 'platform',
    header: 'platform',
    align: 'end',
    cell: (line) => Cells.money(line.platformPrice),
    wideOnly: true,
  },
  {
    id: 'member',
    header: 'price',
    align: 'end',
    cell: (line) => Cells.money(line.memberPrice),
    wideOnly: true,
  },
  {
    id: 'package',
    header: 'inPackage',
    align: 'end',
    cell: (line) => Cells.money(line.packageIdx === null ? null : line.packageShare),
    wideOnly: true,
  },
  {
    id: 'coupon',
    header: 'coupon',
    align: 'end',
    cell: (line) => Cells.money(line.couponShare === 0 ? null : -line.couponShare),
    wideOnly: true,
  },
  {
    id: 'freight',
    card: 'none',
    header: 'freight',
    align: 'end',
    cell: (line) => Cells.money(line.freight),
  },
  {
    id: 'pay',
    card: 'amount',
    header: 'pay',
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
