import { KeysFoot } from '../KeysFoot.tsx';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, type EmptyMessageProps, Tabs } from '@mall/ui';
import {
  chosenColumns,
  type Column,
  DataTable,
  type Density,
  OfficeCard,
  type RowAction,
  SearchField,
  type Selection,
  TableLook,
  Toolbar,
} from '@mall/ui/office';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftTab, type Listed, pageSize } from './useDraftList.ts';

/** The phrases of one kind of draft. */
export type TableWords = {
  title: string;
  find: string;
  none: string;
  noneReason: string;
  notFound: string;
};

type ReviewTableProps<Row extends { id: string }, Tab extends DraftTab> = {
  words: TableWords;
  tabs: readonly Tab[];
  list: Listed<Row> & {
    asked: { tab: Tab; keyword: string; cols: string; density: Density };
    page: number;
    scope: string;
    ask: (change: { tab?: Tab; keyword?: string; cols?: string; density?: Density; page?: number }) => void;
    open: (query: string) => void;
  };
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  actions: (row: Row) => readonly RowAction[];
  /** The button for the first one; nothing for users who may not write any. */
  add: EmptyMessageProps['action'];
  /** Whether somebody else looks at them before shoppers do. */
  reviewed?: boolean;
  /** Beside the search. */
  filters?: ReactNode;
  /** At the end of the toolbar: the menu of views. */
  views?: ReactNode;
  /** For users who may act on more than one row: those actions. */
  selected?: Selection | undefined;
  bulk?: ReactNode;
};

/**
 * One card: tabs by review with counts, toolbar, table, foot. Without rows it displays whether there are
 * none, or none match.
 */
export function ReviewTable<Row extends { id: string }, Tab extends DraftTab>({
  words,
  tabs,
  list,
  columns,
  nameOf,
  actions,
  add,
  reviewed = true,
  filters,
  views,
  selected,
  bulk,
}: ReviewTableProps<Row, Tab>) {
  const { t } = useTranslation('drafts');
  const keys = useSingleKeys();
  const labelOf = (tab: DraftTab) => t(`tab.${tab === 'approved' && !reviewed ? 'published' : tab}`);
  const [typed, setTyped] = useState(list.asked.keyword);
  const all = () => {
    setTyped('');
    list.open('');
  };
  return (
    <OfficeCard flush>
      <Tabs
        label={t(reviewed ? 'tabs' : 'column.state')}
        tabs={tabs.map((id) => ({ id, label: labelOf(id), count: list.counts[id] }))}
        value={list.asked.tab}
        onChange={(tab) => list.ask({ tab })}
      >
        <Toolbar>
          <SearchField
            label={words.find}
            value={typed}
            onChange={setTyped}
            onSearch={(keyword) => list.ask({ keyword })}
          />
          {filters}
          <TableLook columns={columns} list={list} />
          {views}
        </Toolbar>
        <DataTable
          label={words.title}
          columns={chosenColumns(columns, list.asked.cols)}
          rows={list.rows}
          rowKey={({ id }) => id}
          rowName={nameOf}
          load={list}
          keys={keys}
          density={list.asked.density}
          selection={selected}
          actions={actions}
          empty={
            list.scope === '' ? (
              <EmptyMessage title={words.none} reason={words.noneReason} action={add} />
            ) : (
              <EmptyMessage
                title={words.notFound}
                reason={t('notFoundReason')}
                action={{ label: t('widen'), onClick: all }}
              />
            )
          }
        />
        {bulk}
        <KeysFoot
          page={list.page}
          size={pageSize}
          total={list.total}
          more={list.more}
          onPage={(page) => list.ask({ page })}
          letters={selected ? [{ key: 'X', does: t('select') }] : []}
        />
      </Tabs>
    </OfficeCard>
  );
}
