import type { Item } from '@mall/contract/operations';
import { quoteStates } from '@mall/contract/trade/quote';
import { KeysFoot } from '@mall/office';
import { toast, useMay, useMutationOf, useQueryOf, useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs, useFormat } from '@mall/ui';
import {
  ConfirmDialog,
  DataTable,
  ListSearch,
  loadOf,
  OfficeCard,
  OfficePage,
  Toolbar,
  useListAddress,
} from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roomColumns } from './room-columns.tsx';
import { ListTabs } from './ListTabs.tsx';

type Offer = Item<'shopQuote.list'>;

const tabs = ['all', ...quoteStates] as const;
const rules = { list: ['', 'rooms'], state: tabs, keyword: 'text' } as const;
const pageSize = 20;

/** The rooms that the shop's staff designed and offered to members. */
export function RoomOffers() {
  const { t } = useTranslation('wants');
  const format = useFormat();
  const keys = useSingleKeys();
  const mayEdit = useMay('want.edit');
  const { asked, ask, open, page } = useListAddress(rules);
  const [leaving, setLeaving] = useState<Offer>();
  const answer = useQueryOf(
    'shopQuote.list',
    {
      kind: 'room',
      state: asked.state,
      page,
      size: pageSize,
      ...(asked.keyword === '' ? {} : { keyword: asked.keyword }),
    },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  const withdraw = useMutationOf('shopQuote.withdraw', {
    refreshes: ['shopQuote.list'],
    onSuccess: () => {
      toast.success(t('did.withdrawn'));
      setLeaving(undefined);
    },
  });
  const narrowed = asked.keyword !== '' || asked.state !== 'all';
  return (
    <OfficePage
      title={t('rooms.title')}
      sub={
        data &&
        t('rooms.sub', { count: data.counts['all'] ?? 0, number: format.number(data.counts['all'] ?? 0) })
      }
      actions={<ListTabs at="rooms" />}
    >
      <OfficeCard flush>
        <Tabs
          label={t('rooms.tabs')}
          tabs={tabs.map((id) => ({
            id,
            label: id === 'all' ? t('tab.all') : t(`offer.state.${id}`),
            count: data?.counts[id] ?? 0,
          }))}
          value={asked.state}
          onChange={(state) => ask({ state })}
        >
          <Toolbar>
            <ListSearch
              label={t('rooms.find')}
              keyword={asked.keyword}
              onSearch={(keyword) => ask({ keyword })}
            />
          </Toolbar>
          <DataTable
            label={t('rooms.title')}
            columns={roomColumns}
            rows={data?.list ?? []}
            rowKey={({ id }) => id}
            rowName={({ no }) => no}
            say={(key) => t(key)}
            load={loadOf(answer)}
            keys={keys}
            actions={(offer) => [
              {
                id: 'withdraw',
                label: t('action.withdraw'),
                danger: true,
                run: () => setLeaving(offer),
                disabledBecause: mayEdit ? offer.state !== 'sent' && t('rooms.answered') : t('whyNot.right'),
              },
            ]}
            empty={
              <EmptyMessage
                title={t(narrowed ? 'notFound' : 'rooms.none')}
                reason={t(narrowed ? 'notFoundReason' : 'rooms.noneReason')}
                action={narrowed ? { label: t('widen'), onClick: () => open('list=rooms') } : undefined}
              />
            }
          />
          <KeysFoot
            page={page}
            size={pageSize}
            total={data?.total ?? 0}
            onPage={(to) => ask({ page: to })}
            opens={false}
          />
        </Tabs>
      </OfficeCard>
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        busy={withdraw.isPending}
        title={t('withdraw.title')}
        confirmLabel={t('action.withdraw')}
        onConfirm={() => leaving && withdraw.mutate({ id: leaving.id })}
        onClose={() => setLeaving(undefined)}
      >
        <p>{t('withdraw.told')}</p>
      </ConfirmDialog>
    </OfficePage>
  );
}
