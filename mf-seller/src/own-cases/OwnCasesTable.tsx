import { officePaths } from '@mall/contract/office-paths';
import { paths } from '@mall/contract/paths';
import { setSingleKeys, useMay, useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import {
  DataTable,
  FilterSegments,
  OfficeCard,
  type RowAction,
  RowKeysHint,
  SearchField,
  TableFoot,
  Toolbar,
} from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseColumns } from './case-columns.tsx';
import { useCaseActions } from './useCaseActions.ts';
import { type Listed, type OwnCase, showing, tabs } from './useOwnCases.ts';

/** One card: tabs by review with counts, tools, table, foot. */
export function OwnCasesTable({ cases }: { cases: Listed }) {
  const { t } = useTranslation('ownCases');
  const keys = useSingleKeys();
  const [typed, setTyped] = useState(cases.keyword);
  const actions = useRowActions();
  return (
    <OfficeCard flush>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), count: cases.counts[id] }))}
        value={cases.tab}
        onChange={(tab) => cases.ask({ tab })}
      >
        <Toolbar>
          <SearchField
            label={t('find')}
            value={typed}
            onChange={setTyped}
            onSearch={(keyword) => cases.ask({ keyword })}
          />
          <FilterSegments
            label={t('column.shown')}
            segments={showing.map((value) => ({ value, label: t(`show.${value}`) }))}
            value={cases.shown}
            onChange={(shown) => cases.ask({ shown })}
          />
        </Toolbar>
        <DataTable
          label={t('title')}
          columns={caseColumns}
          rows={cases.rows}
          rowKey={({ id }) => id}
          rowName={({ title }) => (title === '' ? t('unnamed') : title)}
          say={(key) => t(key)}
          state={cases.state}
          keys={keys}
          onRetry={cases.retry}
          actions={actions}
          empty={<Nothing cases={cases} />}
        />
        <TableFoot
          page={cases.page}
          size={cases.size}
          total={cases.total}
          onPage={(page) => cases.ask({ page })}
        >
          <RowKeysHint on={keys} onChange={setSingleKeys} />
        </TableFoot>
      </Tabs>
    </OfficeCard>
  );
}

const useRowActions = () => {
  const { t } = useTranslation('ownCases');
  const act = useCaseActions();
  const mayEdit = useMay('goods.edit');
  const mayShow = useMay('goods.visibility');
  return (row: OwnCase): RowAction[] => {
    const noEdit: string | false = mayEdit ? false : t('noRight');
    if (row.removedAt !== null)
      return [
        { id: 'restore', label: t('action.restore'), run: () => act.restore(row), disabledBecause: noEdit },
      ];
    return [
      { id: 'edit', label: t('action.edit'), to: officePaths.caseForm({ id: row.id }) },
      {
        id: 'show',
        label: t(row.shown ? 'action.hide' : 'action.show'),
        run: () => act.show(row, !row.shown),
        disabledBecause: !row.live ? t('action.notApproved') : mayShow ? false : t('noRight'),
      },
      ...(row.caseId !== null && row.shown
        ? [{ id: 'see', label: t('action.see'), to: paths.designCases({ id: row.caseId }) }]
        : []),
      ...(row.state === 'pending'
        ? [
            {
              id: 'takeBack',
              label: t('action.takeBack'),
              run: () => act.takeBack(row),
              disabledBecause: noEdit,
            },
          ]
        : []),
      { id: 'copy', label: t('action.copy'), run: () => act.copy(row), disabledBecause: noEdit },
      {
        id: 'remove',
        label: t('action.remove'),
        run: () => act.remove(row),
        danger: true,
        disabledBecause: noEdit || (row.state === 'pending' ? t('action.inReview') : false),
      },
    ];
  };
};

/** Nothing yet and how to begin, or nothing found and the way out. */
function Nothing({ cases }: { cases: Listed }) {
  const { t } = useTranslation('ownCases');
  const mayEdit = useMay('goods.edit');
  const narrowed = cases.keyword !== '' || cases.shown !== 'all' || cases.tab !== 'all';
  return narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('widen'), onClick: () => cases.ask({ tab: 'all', shown: 'all', keyword: '' }) }}
    />
  ) : (
    <EmptyMessage
      title={t('none')}
      reason={t('noneReason')}
      action={mayEdit ? { label: t('add'), to: officePaths.caseForm() } : undefined}
    />
  );
}
