import { useSingleKeys } from '@mall/platform';
import { ButtonLink, EmptyMessage, Tabs, useFormat } from '@mall/ui';
import { DataTable, ListSearch, OfficeCard, OfficePage, Push, Toolbar, ViewMenu } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeysFoot } from '../KeysFoot.tsx';
import { useSavedViews } from '../useSavedViews.ts';
import { useOrderDraftDesk } from './desk.ts';
import { draftColumns } from './draft-columns.tsx';
import { useDraftActions } from './useDraftActions.tsx';
import { draftTabs, useDrafts } from './useDrafts.ts';

/** All orders that the seller has written, the last changed first. */
export function DraftList() {
  const { t } = useTranslation('orderDrafts');
  const format = useFormat();
  const keys = useSingleKeys();
  const { page, path, useMayEdit } = useOrderDraftDesk();
  const mayEdit = useMayEdit();
  const drafts = useDrafts();
  const views = useSavedViews(page, drafts);
  const actions = useDraftActions();
  const all = drafts.counts['all'] ?? 0;
  const write = { label: t('write'), to: path({ id: 'new' }) };
  return (
    <OfficePage
      title={t('title')}
      sub={drafts.load.state === 'loading' ? undefined : t('sub', { count: all, number: format.number(all) })}
      actions={
        mayEdit && (
          <ButtonLink tone="primary" to={write.to} icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}>
            {write.label}
          </ButtonLink>
        )
      }
    >
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={draftTabs.map((id) => ({
            id,
            label: id === 'all' ? t('all') : t(`state.${id}`),
            count: drafts.counts[id] ?? 0,
          }))}
          value={drafts.asked.state}
          onChange={(state) => drafts.ask({ state })}
        >
          <Toolbar>
            <ListSearch
              label={t('find')}
              keyword={drafts.asked.keyword}
              onSearch={(keyword) => drafts.ask({ keyword })}
            />
            <Push />
            <ViewMenu
              views={draftTabs.map((id) => ({
                id,
                name: id === 'all' ? t('all') : t(`state.${id}`),
                query: id === 'all' ? '' : `state=${id}`,
              }))}
              {...views}
            />
          </Toolbar>
          <DataTable
            label={t('title')}
            columns={draftColumns}
            rows={drafts.rows}
            rowKey={({ id }) => id}
            rowName={({ name, no }) => name || no}
            say={(key) => t(key)}
            load={drafts.load}
            keys={keys}
            actions={actions}
            empty={
              drafts.narrowed ? (
                <EmptyMessage
                  title={t('notFound')}
                  reason={t('notFoundReason')}
                  action={{ label: t('widen'), onClick: () => drafts.open('') }}
                />
              ) : (
                <EmptyMessage
                  title={t('none')}
                  reason={t('noneReason')}
                  action={mayEdit ? write : undefined}
                />
              )
            }
          />
          <KeysFoot
            page={drafts.page}
            size={drafts.size}
            total={drafts.total}
            onPage={(page) => drafts.ask({ page })}
          />
        </Tabs>
      </OfficeCard>
    </OfficePage>
  );
}
