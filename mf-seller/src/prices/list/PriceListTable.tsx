import { KeysFoot, useSavedViews } from '@mall/office';
import { useMay, useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import {
  BulkBar,
  chosenColumns,
  ColumnMenu,
  DataTable,
  OfficeCard,
  Push,
  type Selection,
  Toolbar,
  ViewMenu,
  ListSearch,
} from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useEditing } from './editing.ts';
import { PriceButtons } from './PriceButtons.tsx';
import { priceColumns } from './price-columns.tsx';
import type { Changes } from './useChanges.ts';
import { lists, listSize, type PriceList } from './usePriceList.ts';

type PriceListTableProps = {
  list: PriceList;
  changes: Changes;
  selection: Selection;
  onBatch: (kind: 'change' | 'recover') => void;
};

/**
 * One card: which prices, search and columns, table, foot; over the foot the actions on the selected rows.
 */
export function PriceListTable({ list, changes, selection, onBatch }: PriceListTableProps) {
  const { t } = useTranslation('prices');
  const keys = useSingleKeys();
  const mayPrice = useMay('goods.price');
  const seesFinances = useMay('finance.view');
  const editing = useEditing(
    list.rows.filter(({ review }) => review === 'approved').map(({ skuId }) => skuId),
  );
  const columns = priceColumns({ editing, changes, terms: list.terms, seesFinances });
  const denied = mayPrice ? undefined : t('notPermitted');
  return (
    <OfficeCard flush>
      <Tabs
        label={t('retail.tabs')}
        tabs={lists.map((id) => ({ id, label: t(`only.${id}`), count: list.counts?.[id] }))}
        value={list.asked.only}
        onChange={(only) => list.ask({ only })}
      >
        <Toolbar>
          <ListSearch
            label={t('goods.find')}
            keyword={list.asked.keyword}
            onSearch={(keyword) => list.ask({ keyword })}
          />
          <Push />
          <ColumnMenu
            columns={columns}
            chosen={list.asked.cols}
            onChange={(cols) => list.ask({ cols, page: list.page })}
            say={(key) => t(key)}
          />
          <ViewMenu
            views={lists.map((id) => ({
              id,
              name: t(`only.${id}`),
              query: id === 'all' ? '' : `only=${id}`,
            }))}
            {...useSavedViews('seller.retailPrice', list)}
          />
        </Toolbar>
        <DataTable
          label={t('retail.title')}
          columns={chosenColumns(columns, list.asked.cols)}
          rows={list.rows}
          rowKey={({ skuId }) => skuId}
          rowName={({ name, specText }) => `${name}, ${specText}`}
          say={(key) => t(key)}
          load={list}
          keys={keys}
          selection={selection}
          actions={(row) => [
            {
              id: 'edit',
              label: t('action.edit'),
              hotkey: 'e',
              run: () => editing.edit(row.skuId),
              disabledBecause: denied ?? (row.review !== 'approved' && t('afterApproval')),
            },
            {
              id: 'recover',
              label: t('action.recover'),
              hotkey: 'r',
              run: () => changes.recover({ id: row.productId, skuIds: [row.skuId] }),
              disabledBecause: denied ?? (row.override === null && t('followsAlready')),
            },
          ]}
          empty={<EmptyMessage art="none" title={t('retail.none')} reason={t('none.reason')} />}
          expectedRows={listSize}
        />
        <BulkBar count={selection.count} onClear={selection.clear}>
          <PriceButtons disabled={!mayPrice} onBatch={onBatch} />
        </BulkBar>
        <KeysFoot
          page={list.page}
          size={listSize}
          total={list.total}
          onPage={(page) => list.ask({ page })}
          letters={[
            { key: 'E', does: t('keys.edit') },
            { key: 'X', does: t('keys.select') },
          ]}
        />
      </Tabs>
    </OfficeCard>
  );
}
