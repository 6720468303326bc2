import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { chosenColumns, DataTable, FilterSegments, TableLook, Toolbar } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { ParkedDialog } from './ParkedDialog.tsx';
import { parkedColumns } from './parked-columns.tsx';
import { type ParkedDoing, useParkedActions } from './useParkedActions.ts';
import { pageSize, parkedTabs, type PaymentsAddress, useParked } from './usePayments.ts';

/** Money that fits no payment: what waits, with what can be done about it; and what was done. */
export function ParkedTab({ address }: { address: PaymentsAddress }) {
  const { t } = useTranslation('mallPayments');
  const keys = useSingleKeys();
  const { rows, total, load } = useParked(address);
  const [doing, setDoing] = useState<ParkedDoing>();
  const actionsOf = useParkedActions(setDoing);
  const mayPay = useMayOperate('finance.pay');
  const { parked, cols, density } = address.asked;
  const columns = parkedColumns(parked);
  return (
    <>
      <Toolbar>
        <FilterSegments
          label={t('parked.shown')}
          segments={parkedTabs.map((value) => ({ value, label: t(`parked.tab.${value}`) }))}
          value={parked}
          // What has ended has columns of its own.
          onChange={(next) => address.ask({ parked: next, cols: '' })}
        />
        <TableLook columns={columns} list={address} say={(key) => t(key)} />
      </Toolbar>
      <DataTable
        label={t('tab.parked')}
        columns={chosenColumns(columns, cols)}
        density={density}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ providerRef, id }) => providerRef ?? id}
        say={(key) => t(key)}
        load={load}
        keys={keys}
        expectedRows={6}
        actions={mayPay && parked === 'open' && rows.length > 0 ? actionsOf : undefined}
        empty={<EmptyMessage title={t(`parked.none.${parked}`)} reason={t(`parked.noneReason.${parked}`)} />}
      />
      <KeysFoot
        opens={false}
        page={address.page}
        size={pageSize}
        total={total}
        onPage={(page) => address.ask({ page })}
        letters={
          mayPay && parked === 'open'
            ? [
                { key: 'A', does: t('keys.assign') },
                { key: 'B', does: t('keys.payBack') },
              ]
            : []
        }
      />
      {doing && <ParkedDialog doing={doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}
