import { useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { type Column, DataTable, loadOf, TableFoot, type TableLoad } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { customerColumns, entryColumns, orderColumns } from './list-columns.tsx';
import { promoterColumns } from './promoter-columns.tsx';
import { type Card, useAddress } from './usePromoters.ts';

const size = 10;
const keep = { placeholderData: <T,>(before: T) => before, quiet: true } as const;

/** Promoters whom one brought; each opens with those whom they brought. */
export function TeamTab({ userId }: { userId: string }) {
  const [page, onPage] = useState(1);
  const { linkTo } = useAddress();
  const answer = useQueryOf('platformPromoter.team', { userId, page, size }, keep);
  const columns = promoterColumns(linkTo).filter(({ id }) => id !== 'above' && id !== 'code');
  return (
    <Listed
      card="team"
      columns={columns}
      answer={answer.data}
      load={loadOf(answer)}
      rowKey={(row) => row.userId}
      rowName={(row) => row.name}
      onPage={onPage}
    />
  );
}

/** Members whom the links of a promoter brought. */
export function CustomersTab({ userId }: { userId: string }) {
  const [page, onPage] = useState(1);
  const maySee = useMayOperate('member.view');
  const answer = useQueryOf('platformPromoter.customers', { userId, page, size }, keep);
  return (
    <Listed
      card="customers"
      columns={customerColumns(maySee)}
      answer={answer.data}
      load={loadOf(answer)}
      rowKey={(row) => row.userId}
      rowName={(row) => row.name}
      onPage={onPage}
    />
  );
}

/** Orders that earned a promoter something. */
export function OrdersTab({ userId }: { userId: string }) {
  const [page, onPage] = useState(1);
  const maySee = useMayOperate('order.view');
  const answer = useQueryOf('platformPromoter.orders', { userId, page, size }, keep);
  return (
    <Listed
      card="orders"
      columns={orderColumns(maySee)}
      answer={answer.data}
      load={loadOf(answer)}
      rowKey={(row) => row.id}
      rowName={(row) => row.orderNo}
      onPage={onPage}
    />
  );
}

/** What the ledger has of a promoter, entry by entry. */
export function EntriesTab({ userId }: { userId: string }) {
  const [page, onPage] = useState(1);
  const maySee = useMayOperate('order.view');
  const answer = useQueryOf('platformPromoter.entries', { userId, page, size }, keep);
  return (
    <Listed
      card="entries"
      columns={entryColumns(maySee)}
      answer={answer.data}
      load={loadOf(answer)}
      rowKey={(row) => row.id}
      rowName={(row) => row.order?.no ?? row.withdrawal ?? row.reason}
      onPage={onPage}
    />
  );
}

type ListedProps<Row> = {
  card: Card;
  columns: readonly Column<Row, ParseKeys<'mallPromoters'>>[];
  answer: { list: Row[]; total: number; more: boolean; page: number } | undefined;
  load: TableLoad;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  onPage: (page: number) => void;
};

function Listed<Row>({ card, columns, answer, load, onPage, ...row }: ListedProps<Row>) {
  const { t } = useTranslation('mallPromoters');
  return (
    <>
      <DataTable
        label={t(`card.${card}`)}
        columns={columns}
        rows={answer?.list ?? []}
        say={(key) => t(key)}
        load={load}
        keys={false}
        expectedRows={3}
        empty={<EmptyMessage title={t(`empty.${card}`)} reason={t(`emptyReason.${card}`)} />}
        {...row}
      />
      <TableFoot
        page={answer?.page ?? 1}
        size={size}
        total={answer?.total ?? 0}
        more={answer?.more ?? false}
        onPage={onPage}
      />
    </>
  );
}
