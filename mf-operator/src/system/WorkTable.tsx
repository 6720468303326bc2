import { workStates } from '@mall/contract/operator/system';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { Button, EmptyMessage } from '@mall/ui';
import { BulkBar, DataTable, FilterSegments, Toolbar } from '@mall/ui/office';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { useAgain, useWork, type SystemAddress } from './useSystem.ts';
import { workColumns } from './work-columns.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Work in the background by its state; what failed is tried again, one or many. */
export function WorkTable({ address }: { address: SystemAddress }) {
  const { t } = useTranslation('system');
  const keys = useSingleKeys();
  const work = useWork(address);
  const again = useAgain().work;
  const mayTry = useMayOperate('settings.edit') && work.shows === 'failed';
  const { selection, chosen } = work;
  return (
    <>
      <Toolbar>
        <FilterSegments
          label={t('column.state')}
          segments={workStates.map((value) => ({ value, label: t(`workState.${value}`) }))}
          value={work.shows}
          onChange={(state) => address.ask({ state })}
        />
      </Toolbar>
      <DataTable
        label={t('tab.work')}
        columns={workColumns}
        rows={work.rows}
        rowKey={({ id }) => id}
        rowName={({ name, about }) => `${name} ${about}`}
        say={(key) => t(key)}
        load={work}
        keys={keys}
        selection={mayTry ? selection : undefined}
        actions={
          mayTry
            ? ({ id }) => [
                {
                  id: 'again',
                  label: t('again'),
                  icon: <RotateCcw {...icon} />,
                  run: () => again.mutate({ ids: [id] }),
                  hotkey: 'r',
                },
              ]
            : undefined
        }
        empty={<EmptyMessage title={t(`noWork.${work.shows}`)} reason={t(`noWorkReason.${work.shows}`)} />}
      />
      <KeysFoot
        opens={false}
        page={address.page}
        size={work.size}
        total={work.total}
        onPage={(page) => address.ask({ page })}
        letters={mayTry ? [{ key: 'R', does: t('again') }] : []}
      />
      {mayTry && (
        <BulkBar count={chosen.length} onClear={selection.clear}>
          <Button
            tone="ghost"
            icon={<RotateCcw {...icon} />}
            busy={again.isPending}
            onClick={() => again.mutate({ ids: chosen }, { onSuccess: selection.clear })}
          >
            {t('againMany', { count: chosen.length })}
          </Button>
        </BulkBar>
      )}
    </>
  );
}
