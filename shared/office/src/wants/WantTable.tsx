import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import { chosenColumns, DataTable, OfficeCard, type RowAction } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { KeysFoot } from '../KeysFoot.tsx';
import { useWantDesk } from './desk.ts';
import { usePeople, useWork } from './useWant.ts';
import { type ShopWant, stages, type Wants } from './useWants.ts';
import { wantColumns } from './want-columns.tsx';
import { WantTools } from './WantTools.tsx';

/** One card: stages with counts, toolbar, table, foot. */
export function WantTable({ wants }: { wants: Wants }) {
  const { t } = useTranslation('wants');
  const keys = useSingleKeys();
  const actions = useRowActions();
  return (
    <OfficeCard flush>
      <Tabs
        label={t('tabs')}
        tabs={stages.map((id) => ({ id, label: t(`tab.${id}`), count: wants.counts[id] ?? 0 }))}
        value={wants.asked.stage}
        onChange={(stage) => wants.ask({ stage })}
      >
        <WantTools wants={wants} />
        <DataTable
          label={t('title')}
          columns={chosenColumns(wantColumns, wants.asked.cols)}
          rows={wants.rows}
          rowKey={({ id }) => id}
          rowName={({ no }) => no}
          say={(key) => t(key)}
          load={wants}
          density={wants.asked.density}
          // Due requests first, or the latest first: the server has no other order.
          sort={wants.asked.sort === 'due' ? { id: 'next', order: 'asc' } : { id: 'number', order: 'desc' }}
          onSort={({ id }) => wants.ask({ sort: id === 'number' ? 'newest' : 'due' })}
          keys={keys}
          actions={actions}
          empty={<Nothing wants={wants} />}
        />
        <KeysFoot
          page={wants.page}
          size={wants.size}
          total={wants.total}
          onPage={(page) => wants.ask({ page })}
          letters={[
            { key: 'T', does: t('keys.take') },
            { key: 'V', does: t('keys.verify') },
          ]}
        />
      </Tabs>
    </OfficeCard>
  );
}

const useRowActions = () => {
  const { t } = useTranslation('wants');
  const mayEdit = useWantDesk().useMayEdit();
  const me = usePeople().find((one) => one.me)?.id ?? '';
  const { work } = useWork();
  const denied: string | false = mayEdit ? false : t('whyNot.right');
  return (want: ShopWant): RowAction[] => {
    const isOpen = want.state === 'open' || want.state === 'expired';
    const ended: string | false = isOpen ? false : t('whyNot.ended');
    const seenBy = want.followUpBy?.id ?? '';
    return [
      {
        id: 'take',
        label: t('action.take'),
        hotkey: 't',
        run: () => void work('assigned', { id: want.id, followUpBy: me, seenBy }),
        disabledBecause:
          denied ||
          ended ||
          (want.verify === 'fake' && t('whyNot.fake')) ||
          (seenBy === me && t('whyNot.mine')),
      },
      {
        id: 'verify',
        label: t('action.real'),
        hotkey: 'v',
        run: () => void work('verified', { id: want.id, verify: 'real' }),
        disabledBecause:
          denied ||
          ended ||
          (want.state === 'expired' && t('whyNot.expired')) ||
          (want.verify === 'real' && t('whyNot.verified')),
      },
      {
        id: 'fake',
        label: t('action.fake'),
        danger: true,
        run: () => void work('verified', { id: want.id, verify: 'fake' }),
        disabledBecause:
          denied ||
          ended ||
          (want.state === 'expired' && t('whyNot.expired')) ||
          (want.verify === 'fake' && t('whyNot.verified')),
      },
    ];
  };
};

/** An empty list and where requests come from, nothing due, or no results and the way to clear them. */
function Nothing({ wants }: { wants: Wants }) {
  const { t } = useTranslation('wants');
  const ofMall = useWantDesk().of === 'platformWant';
  if (!wants.narrowed)
    return <EmptyMessage title={t('none')} reason={t(ofMall ? 'ofMall.noneReason' : 'noneReason')} />;
  return (
    <EmptyMessage
      title={t(wants.asked.due === '1' ? 'allDone' : 'notFound')}
      reason={t(wants.asked.due === '1' ? 'allDoneReason' : 'notFoundReason')}
      action={{ label: t('widen'), onClick: () => wants.open('') }}
    />
  );
}
