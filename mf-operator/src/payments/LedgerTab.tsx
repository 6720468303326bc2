import { ledgerKinds } from '@mall/contract/operator/mall-payments';
import { KeysFoot, usePageKeys } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Cells, type Column, DataTable, FilterSegments, ListSearch, Toolbar } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountName } from './AccountName.tsx';
import { CheckBooks } from './CheckBooks.tsx';
import { type Account, accountPath, pageSize, type PaymentsAddress, useAccounts } from './usePayments.ts';

/** The accounts of the ledger with their balances, and whether it adds up. */
export function LedgerTab({ address }: { address: PaymentsAddress }) {
  const { t } = useTranslation('mallPayments');
  const keys = useSingleKeys();
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  const { rows, total, load } = useAccounts(address);
  const { kind, keyword } = address.asked;
  return (
    <>
      <CheckBooks />
      <Toolbar ref={bar}>
        <FilterSegments
          label={t('ledger.whose')}
          segments={ledgerKinds.map((value) => ({ value, label: t(`ledger.kind.${value}`) }))}
          value={kind}
          onChange={(next) => address.ask({ kind: next })}
        />
        <ListSearch
          label={t('ledger.find')}
          keyword={keyword}
          onSearch={(text) => address.ask({ keyword: text.trim() })}
        />
      </Toolbar>
      <DataTable
        label={t('tab.ledger')}
        columns={columns}
        rows={rows}
        rowKey={({ account, currency }) => `${account} ${currency}`}
        rowName={({ account }) => account}
        say={(key) => t(key)}
        load={load}
        keys={keys}
        expectedRows={8}
        empty={
          keyword === '' ? (
            <EmptyMessage title={t('ledger.none')} reason={t('ledger.noneReason')} />
          ) : (
            <EmptyMessage
              title={t('ledger.notFound')}
              reason={t('ledger.notFoundReason')}
              action={{ label: t('showAll'), onClick: () => address.ask({ keyword: '' }) }}
            />
          )
        }
      />
      <KeysFoot
        page={address.page}
        size={pageSize}
        total={total}
        onPage={(page) => address.ask({ page })}
        letters={[{ key: '/', does: t('keys.search') }]}
      />
    </>
  );
}

const columns: readonly Column<Account, ParseKeys<'mallPayments'>>[] = [
  {
    id: 'account',
    header: 'column.account',
    cell: ({ account, currency }) =>
      Cells.link(accountPath(account, currency), account, <AccountName account={account} />),
  },
  { id: 'currency', header: 'column.currency', cell: ({ currency }) => Cells.text(currency), card: 'line' },
  {
    id: 'balance',
    header: 'column.balance',
    align: 'end',
    cell: ({ balance, currency }) => Cells.money(balance, currency),
    card: 'amount',
  },
  {
    id: 'entries',
    header: 'column.entries',
    align: 'end',
    cell: ({ entries }) => Cells.number(entries),
    card: 'none',
  },
];
