import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { Button, EmptyMessage } from '@mall/ui';
import { BulkBar, chosenColumns, DataTable, type RowAction, useSelection } from '@mall/ui/office';
import { Check, Hand } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { useTake } from './useTake.ts';
import type { WorkRow, Works } from './useWorks.ts';
import { decidedColumns, waitingColumns, type WorkColumn } from './work-columns.tsx';
import { WorkTools } from './WorkTools.tsx';

/** What waits, with what can be done about several of them; or what was decided. */
export function WorkTable({ works }: { works: Works }) {
  const { t } = useTranslation('workReviews');
  const keys = useSingleKeys();
  const waiting = works.asked.tab === 'waiting';
  const mayDecide = useMayOperate('review.decide') && waiting;
  const [approving, setApproving] = useState<readonly WorkRow[]>();
  const selection = useSelection(
    works.scope,
    works.total,
    works.rows.map(({ key }) => key),
  );
  const { isTheirs } = useTake();
  const actions = useRowActions();
  const columns = waiting ? waitingColumns(works.linkTo) : decidedColumns;
  const say = (key: WorkColumn['header']) => t(key);
  const chosen = works.rows.filter((row) => selection.keys.has(row.key) && !isTheirs(row));
  return (
    <>
      <WorkTools works={works} columns={columns} say={say} />
      <DataTable
        label={t(waiting ? 'tab.waiting' : 'tab.decided')}
        columns={chosenColumns(columns, works.asked.cols)}
        rows={works.rows}
        rowKey={({ key }) => key}
        rowName={({ name }) => name}
        say={say}
        load={works}
        keys={keys}
        density={works.asked.density}
        expectedRows={8}
        selection={mayDecide ? selection : undefined}
        actions={mayDecide ? actions : undefined}
        empty={<Nothing works={works} />}
      />
      {mayDecide && (
        <BulkBar count={selection.count} onClear={selection.clear}>
          <Button
            tone="ghost"
            disabled={chosen.length === 0}
            title={chosen.length === 0 ? t('bulk.theirs') : undefined}
            icon={<Check size={16} aria-hidden />}
            onClick={() => setApproving(chosen)}
          >
            {t('bulk.approve', { count: chosen.length })}
          </Button>
        </BulkBar>
      )}
      <KeysFoot
        opens={waiting}
        page={works.page}
        size={works.size}
        total={works.total}
        onPage={(page) => works.ask({ page })}
        letters={
          mayDecide
            ? [
                { key: 'T', does: t('keys.take') },
                { key: 'X', does: t('keys.select') },
              ]
            : []
        }
      />
      {approving && (
        <ApproveDialog
          works={approving}
          onClose={() => {
            setApproving(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

const useRowActions = () => {
  const { t } = useTranslation('workReviews');
  const { isMine, isTheirs, toggle } = useTake();
  return (row: WorkRow): RowAction[] => [
    {
      id: 'take',
      label: t(isMine(row) ? 'giveBack' : isTheirs(row) ? 'takeOver' : 'take'),
      icon: <Hand size={16} strokeWidth={1.75} aria-hidden />,
      hotkey: 't',
      run: () => toggle(row),
    },
  ];
};

/** All is decided, or none that fits and the way to see all. */
function Nothing({ works: { asked, narrowed, widen } }: { works: Works }) {
  const { t } = useTranslation('workReviews');
  if (narrowed)
    return (
      <EmptyMessage
        title={t('notFound')}
        reason={t('notFoundReason')}
        action={{ label: t('widen'), onClick: widen }}
      />
    );
  const tab = asked.tab === 'decided' ? 'decided' : 'waiting';
  return <EmptyMessage title={t(`none.${tab}`)} reason={t(`noneReason.${tab}`)} />;
}
