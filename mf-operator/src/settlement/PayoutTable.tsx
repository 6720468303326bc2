import { payoutColumns } from '@mall/office/settlement';
import { useSingleKeys } from '@mall/platform';
import { KeysFoot, useSeen } from '@mall/office';
import { EmptyMessage, TextLink } from '@mall/ui';
import {
  Cells,
  chosenColumns,
  type Column,
  DataTable,
  FilterSegments,
  OfficeCard,
  TableLook,
  Toolbar,
  useSelection,
} from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BatchDialog } from '../batches.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { type Doing, MoveDialog } from './MoveDialog.tsx';
import { actionsOf, canApprove, canBatch } from './payout-actions.ts';
import { PayoutBulk } from './PayoutBulk.tsx';
import {
  type MallPayout,
  pageSize,
  payoutBatches,
  type Settlement,
  shopPath,
  states,
} from './useSettlement.ts';

/** Payouts to all shops, and the next step of each. */
export function PayoutTable({ settlement, mayPay }: { settlement: Settlement; mayPay: boolean }) {
  const { t } = useTranslation(['mallSettlement', 'settlement']);
  const keys = useSingleKeys();
  const [doing, setDoing] = useState<Doing>();
  const [approving, setApproving] = useState<readonly MallPayout[]>();
  const [batching, setBatching] = useState<readonly MallPayout[]>();
  const { asked, ask, page, payouts } = settlement;
  const selection = useSelection(
    settlement.scope,
    payouts.total,
    payouts.rows.map(({ id }) => id),
  );
  const seen = useSeen(payouts.rows);
  const chosen = [...selection.keys].flatMap((id) => seen.get(id) ?? []);
  const end = () => {
    setApproving(undefined);
    setBatching(undefined);
    selection.clear();
  };
  return (
    <OfficeCard flush>
      <Toolbar>
        <FilterSegments
          label={t('state.label')}
          segments={states.map((value) => ({
            value,
            label: value === 'all' ? t('state.all') : t(`settlement:payout.${value}`),
          }))}
          value={asked.state}
          onChange={(state) => ask({ state })}
        />
        <TableLook columns={columns} list={settlement} say={(key) => t(key)} />
      </Toolbar>
      <DataTable
        label={t('tab.payouts')}
        columns={chosenColumns(columns, asked.cols)}
        density={asked.density}
        rows={payouts.rows}
        rowKey={({ id }) => id}
        rowName={({ no, shop }) => `${shop.name} ${no}`}
        say={(key) => t(key)}
        load={payouts.load}
        keys={keys}
        expectedRows={6}
        selection={mayPay ? selection : undefined}
        selectable={(row) => canApprove(row) || canBatch(row)}
        actions={
          mayPay
            ? (payout) =>
                actionsOf(
                  payout,
                  (move) => t(`move.${move}`),
                  (move) => setDoing({ payout, move }),
                )
            : undefined
        }
        empty={
          asked.state === 'all' ? (
            <EmptyMessage title={t('settlement:noPayouts')} reason={t('settlement:noPayoutsReason')} />
          ) : (
            <EmptyMessage
              title={t('noPayout')}
              reason={t('noPayoutReason')}
              action={{ label: t('showAll'), onClick: () => ask({ state: 'all' }) }}
            />
          )
        }
      />
      {mayPay && (
        <PayoutBulk selection={selection} chosen={chosen} onApprove={setApproving} onBatch={setBatching} />
      )}
      <KeysFoot page={page} size={pageSize} total={payouts.total} onPage={(next) => ask({ page: next })} />
      {approving && <ApproveDialog payouts={approving} onClose={end} />}
      {batching && (
        <BatchDialog
          kind={payoutBatches}
          rows={batching.map(({ id, method, amount }) => ({ id, method, net: amount }))}
          onClose={end}
        />
      )}
      {doing && <MoveDialog doing={doing} onClose={() => setDoing(undefined)} />}
    </OfficeCard>
  );
}

type Key = ParseKeys<['mallSettlement', 'settlement']>;

const columns: readonly Column<MallPayout, Key>[] = [
  {
    id: 'shop',
    header: 'column.shop',
    cell: ({ shop, no }) => Cells.link(shopPath(shop.id), shop.name, no),
  },
  ...payoutColumns
    .filter(({ id }) => id !== 'no')
    .map((column): Column<MallPayout, Key> => ({ ...column, header: `settlement:${column.header}` })),
  { id: 'by', header: 'column.by', cell: (payout) => <By payout={payout} />, card: 'line' },
];

function By({ payout: { approvedBy, secondBy, needsSecond, status, batch } }: { payout: MallPayout }) {
  const { t } = useTranslation(['mallSettlement', 'mallBatches']);
  const names = [approvedBy, secondBy].flatMap((one) => one?.name ?? []).join(', ');
  const waits = status === 'draft' && approvedBy !== null && needsSecond;
  return (
    <span>
      {Cells.text(names, waits ? t('needsSecond') : undefined)}{' '}
      {batch !== null && (
        <TextLink to={payoutBatches.batchPath(batch.id)}>
          {t('mallBatches:inBatch', { no: batch.no })}
        </TextLink>
      )}
    </span>
  );
}
