import { officePaths } from '@mall/contract/office-paths';
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
import { packageColumns } from './package-columns.tsx';
import { usePackageActions } from './usePackageActions.ts';
import { type Listed, type PackageRow, sales, tabs } from './useOwnPackages.ts';

/** One card: tabs by review with counts, tools, table, foot. */
export function OwnPackagesTable({ packages, title }: { packages: Listed; title: string }) {
  const { t } = useTranslation('ownPackages');
  const keys = useSingleKeys();
  const [typed, setTyped] = useState(packages.keyword);
  const actions = useRowActions();
  return (
    <OfficeCard flush>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), count: packages.counts[id] }))}
        value={packages.tab}
        onChange={(tab) => packages.ask({ tab })}
      >
        <Toolbar>
          <SearchField
            label={t('find')}
            value={typed}
            onChange={setTyped}
            onSearch={(keyword) => packages.ask({ keyword })}
          />
          <FilterSegments
            label={t('column.sale')}
            segments={sales.map((value) => ({ value, label: t(`sale.${value}`) }))}
            value={packages.sale}
            onChange={(sale) => packages.ask({ sale })}
          />
        </Toolbar>
        <DataTable
          label={title}
          columns={packageColumns}
          rows={packages.rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => (name === '' ? t('unnamed') : name)}
          say={(key) => t(key)}
          state={packages.state}
          keys={keys}
          onRetry={packages.retry}
          actions={actions}
          empty={<Nothing packages={packages} />}
        />
        <TableFoot
          page={packages.page}
          size={packages.size}
          total={packages.total}
          onPage={(page) => packages.ask({ page })}
        >
          <RowKeysHint on={keys} onChange={setSingleKeys} />
        </TableFoot>
      </Tabs>
    </OfficeCard>
  );
}

const useRowActions = () => {
  const { t } = useTranslation('ownPackages');
  const act = usePackageActions();
  const mayEdit = useMay('package.edit');
  return (row: PackageRow): RowAction[] => {
    const noEdit: string | false = mayEdit ? false : t('noRight');
    if (row.removedAt !== null)
      return [
        { id: 'restore', label: t('action.restore'), run: () => act.restore(row), disabledBecause: noEdit },
      ];
    return [
      { id: 'edit', label: t('action.edit'), to: officePaths.packageForm({ id: row.id }) },
      {
        id: 'sell',
        label: t(row.onSale ? 'action.offSale' : 'action.onSale'),
        run: () => act.sell(row, !row.onSale),
        disabledBecause: !row.live ? t('action.notApproved') : noEdit,
      },
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
function Nothing({ packages }: { packages: Listed }) {
  const { t } = useTranslation('ownPackages');
  const mayEdit = useMay('package.edit');
  const narrowed = packages.keyword !== '' || packages.sale !== 'all' || packages.tab !== 'all';
  return narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('widen'), onClick: () => packages.ask({ tab: 'all', sale: 'all', keyword: '' }) }}
    />
  ) : (
    <EmptyMessage
      title={t('none')}
      reason={t('noneReason')}
      action={mayEdit ? { label: t('add'), to: officePaths.packageForm() } : undefined}
    />
  );
}
