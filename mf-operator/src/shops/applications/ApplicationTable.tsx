import { KeysFoot, usePageKeys, useSavedViews } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import {
  chosenColumns,
  DataTable,
  ListSearch,
  OfficeCard,
  TableLook,
  Toolbar,
  ViewMenu,
} from '@mall/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplicationColumn, applicationColumns } from './application-columns.tsx';
import { type Applications, states } from './useApplications.ts';

/** One card: states with counts, search, the applications, pagination. */
export function ApplicationTable({ applications }: { applications: Applications }) {
  const { t } = useTranslation('shopApplications');
  const keys = useSingleKeys();
  const { asked, ask, page, size, total, more } = applications;
  const columns = applicationColumns(applications.linkTo);
  const say = (key: ApplicationColumn['header']) => t(key);
  return (
    <OfficeCard flush>
      <Tabs
        label={t('column.state')}
        tabs={states.map((id) => ({ id, label: t(`state.${id}`), count: applications.counts[id] }))}
        value={asked.state}
        onChange={(state) => ask({ state })}
      >
        <Tools applications={applications} columns={columns} say={say} />
        <DataTable
          label={t('title')}
          columns={chosenColumns(columns, asked.cols)}
          rows={applications.rows}
          rowKey={({ id }) => id}
          rowName={({ company }) => company}
          say={say}
          load={applications}
          keys={keys}
          density={asked.density}
          expectedRows={size}
          empty={<Nothing applications={applications} />}
        />
        <KeysFoot
          page={page}
          size={size}
          total={total}
          more={more}
          onPage={(next) => ask({ page: next })}
          letters={[{ key: '/', does: t('search') }]}
        />
      </Tabs>
    </OfficeCard>
  );
}

type ToolsProps = {
  applications: Applications;
  columns: readonly ApplicationColumn[];
  say: (key: ApplicationColumn['header']) => string;
};

function Tools({ applications, columns, say }: ToolsProps) {
  const { t } = useTranslation('shopApplications');
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  return (
    <Toolbar ref={bar}>
      <ListSearch
        label={t('find')}
        keyword={applications.asked.keyword}
        onSearch={(keyword) => applications.ask({ keyword: keyword.trim() })}
      />
      <TableLook columns={columns} list={applications} say={say} />
      <ViewMenu
        views={[
          { id: 'new', name: t('state.new'), query: '' },
          { id: 'talk', name: t('state.talk'), query: 'state=talk' },
        ]}
        {...useSavedViews('operator.applications', applications)}
      />
    </Toolbar>
  );
}

/** Nobody waits, or none fits and the way to see all. */
function Nothing({ applications }: { applications: Applications }) {
  const { t } = useTranslation('shopApplications');
  const { asked, narrowed, widen } = applications;
  if (asked.keyword === '' && asked.state === 'new')
    return <EmptyMessage title={t('noneNew')} reason={t('noneNewReason')} />;
  return narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('showAll'), onClick: widen }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}
