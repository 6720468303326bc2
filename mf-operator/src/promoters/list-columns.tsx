import type { Item } from '@mall/contract/operations';
import { Cells, type Column, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Key = ParseKeys<'mallPromoters'>;
type Customer = Item<'platformPromoter.customers'>;
type Order = Item<'platformPromoter.orders'>;
type Entry = Item<'platformPromoter.entries'>;

export const customerColumns = (maySee: boolean): readonly Column<Customer, Key>[] => [
  {
    id: 'customer',
    header: 'column.customer',
    cell: ({ userId, name }) =>
      maySee ? Cells.link(`/operator/members?memberId=${userId}`, name) : Cells.text(name),
  },
  {
    id: 'since',
    header: 'column.since',
    align: 'end',
    cell: ({ since }) => Cells.date(since),
    width: '150px',
    card: 'line',
  },
  {
    id: 'lastOrder',
    header: 'column.lastOrder',
    align: 'end',
    cell: ({ lastOrderAt }) => Cells.date(lastOrderAt),
    width: '150px',
    card: 'line',
  },
];

/** An order opens where orders of its seller are worked or read. */
const orderPath = (id: string, shop: string | null): string =>
  `${shop === null ? '/operator/orders' : '/operator/shopOrders'}?orderId=${id}`;

export const orderColumns = (maySee: boolean): readonly Column<Order, Key>[] => [
  {
    id: 'order',
    header: 'column.order',
    cell: ({ id, orderNo, shop }) =>
      maySee
        ? Cells.link(orderPath(id, shop), orderNo, <Seller shop={shop} />)
        : Cells.text(orderNo, <Seller shop={shop} />),
  },
  {
    id: 'state',
    header: 'column.state',
    cell: ({ state }) => <CommissionState state={state} />,
    width: '130px',
    card: 'aside',
  },
  { id: 'as', header: 'column.as', cell: ({ level }) => <As level={level} />, width: '130px', card: 'line' },
  {
    id: 'base',
    header: 'column.base',
    align: 'end',
    cell: ({ base }) => Cells.money(base, 'CNY'),
    width: '130px',
    wideOnly: true,
  },
  {
    id: 'commission',
    header: 'column.commission',
    align: 'end',
    cell: ({ commission }) => Cells.money(commission, 'CNY'),
    width: '130px',
    card: 'amount',
  },
  {
    id: 'ordered',
    header: 'column.ordered',
    align: 'end',
    cell: ({ orderedAt }) => Cells.date(orderedAt),
    width: '130px',
    card: 'line',
  },
];

export const entryColumns = (maySee: boolean): readonly Column<Entry, Key>[] => [
  { id: 'cause', header: 'column.cause', cell: (entry) => <Cause entry={entry} maySee={maySee} /> },
  {
    id: 'pocket',
    header: 'column.pocket',
    cell: ({ pocket }) => <Pocket pocket={pocket} />,
    width: '150px',
    card: 'line',
  },
  {
    id: 'delta',
    header: 'column.delta',
    align: 'end',
    cell: ({ delta }) => Cells.money(delta, 'CNY'),
    width: '140px',
    card: 'amount',
  },
  {
    id: 'at',
    header: 'column.at',
    align: 'end',
    cell: ({ at }) => Cells.dateTime(at),
    width: '150px',
    card: 'line',
  },
];

function Seller({ shop }: { shop: string | null }) {
  const { t } = useTranslation('mallPromoters');
  return shop ?? t('mallsOwn');
}

function As({ level }: Pick<Order, 'level'>) {
  const { t } = useTranslation('mallPromoters');
  return t(`as.${level}`);
}

function Pocket({ pocket }: Pick<Entry, 'pocket'>) {
  const { t } = useTranslation('mallPromoters');
  return t(`pocket.${pocket === 'paid' ? 'withdrawn' : pocket}`);
}

const tones: Readonly<Record<Order['state'], StatusTone>> = {
  estimated: 'wait',
  frozen: 'info',
  available: 'good',
  reversed: 'neutral',
};

function CommissionState({ state }: Pick<Order, 'state'>) {
  const { t } = useTranslation('mallPromoters');
  return Cells.status(tones[state], t(`commission.${state}`));
}

function Cause({ entry: { cause, order, withdrawal, reason }, maySee }: { entry: Entry; maySee: boolean }) {
  const { t } = useTranslation('mallPromoters');
  if (order !== null && maySee)
    return Cells.link(orderPath(order.id, order.shop), order.no, t(`cause.${cause}`));
  return Cells.text(t(`cause.${cause}`), order?.no ?? withdrawal ?? reason);
}
