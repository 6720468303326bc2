import { PayoutState } from '@mall/office/settlement';
import { KeysFoot, usePageKeys } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import {
  Cells,
  chosenColumns,
  type Column,
  DataTable,
  ListSearch,
  OfficeCard,
  TableLook,
  Toolbar,
} from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSize, type Settlement, shopPath, type ShopStanding } from './useSettlement.ts';

/** The shops with what they are owed and what is on its way to them. */
export function ShopTable({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation(['mallSettlement', 'settlement']);
  const keys = useSingleKeys();
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  const { asked, ask, page, shops } = settlement;
  return (
    <OfficeCard flush>
      <Toolbar ref={bar}>
        <ListSearch
          label={t('find')}
          keyword={asked.keyword}
          onSearch={(keyword) => ask({ keyword: keyword.trim() })}
        />
        <TableLook columns={columns} list={settlement} say={(key) => t(key)} />
      </Toolbar>
      <DataTable
        label={t('tab.shops')}
        columns={chosenColumns(columns, asked.cols)}
        density={asked.density}
        rows={shops.rows}
        rowKey={({ shop }) => shop.id}
        rowName={({ shop }) => shop.name}
        say={(key) => t(key)}
        load={shops.load}
        keys={keys}
        expectedRows={8}
        empty={<Nothing settlement={settlement} />}
      />
      <KeysFoot
        page={page}
        size={pageSize}
        total={shops.total}
        onPage={(next) => ask({ page: next })}
        letters={[{ key: '/', does: t('keys.search') }]}
      />
    </OfficeCard>
  );
}

/** No shop at all yet, or none that fits and the way to see all. */
function Nothing({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation('mallSettlement');
  return settlement.asked.keyword === '' ? (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  ) : (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('showAll'), onClick: () => settlement.open('') }}
    />
  );
}

type Key = ParseKeys<['mallSettlement', 'settlement']>;

/** The first currency: today there is one. */
const of = (figure: 'total' | 'held' | 'payable') => (row: ShopStanding) => {
  const [balance] = row.balances;
  return Cells.money(balance?.[figure], balance?.currency);
};

const columns: readonly Column<ShopStanding, Key>[] = [
  {
    id: 'shop',
    header: 'column.shop',
    cell: ({ shop }) => Cells.link(shopPath(shop.id), shop.name, shop.code),
  },
  { id: 'total', header: 'settlement:balance.total', align: 'end', cell: of('total'), card: 'amount' },
  { id: 'held', header: 'settlement:balance.held', align: 'end', cell: of('held'), wideOnly: true },
  { id: 'payable', header: 'settlement:balance.payable', align: 'end', cell: of('payable'), card: 'line' },
  {
    id: 'lastPeriod',
    header: 'column.lastPeriod',
    cell: ({ lastPeriod }) => Cells.text(lastPeriod),
    card: 'none',
  },
  { id: 'payout', header: 'column.payout', cell: (row) => <UnderWay row={row} />, card: 'foot' },
];

function UnderWay({ row: { payouts, hasAccount } }: { row: ShopStanding }) {
  const { t } = useTranslation('mallSettlement');
  const [payout] = payouts;
  if (payout !== undefined) return <PayoutState status={payout.status} />;
  return hasAccount ? Cells.text(null) : Cells.status('wait', t('noAccount'));
}
