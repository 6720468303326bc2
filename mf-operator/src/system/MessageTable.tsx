import { sendStates } from '@mall/contract/operator/system';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { Button, EmptyMessage } from '@mall/ui';
import { BulkBar, DataTable, FilterSegments, Toolbar } from '@mall/ui/office';
import { Send as SendIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { messageColumns } from './message-columns.tsx';
import { type Send, type SystemAddress, useAgain, useSends, ways } from './useSystem.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Messages that leave the mall; those of the last day that failed are sent again, one or many. */
export function MessageTable({ address }: { address: SystemAddress }) {
  const { t } = useTranslation('system');
  const keys = useSingleKeys();
  const sends = useSends(address);
  const again = useAgain().messages;
  const maySend = useMayOperate('settings.edit') && sends.shows === 'failed';
  const { selection, chosen } = sends;
  return (
    <>
      <Toolbar>
        <FilterSegments
          label={t('column.state')}
          segments={sendStates.map((value) => ({ value, label: t(`sendState.${value}`) }))}
          value={sends.shows}
          onChange={(state) => address.ask({ state })}
        />
        <FilterSegments
          label={t('column.way')}
          segments={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
          value={address.asked.way}
          onChange={(way) => address.ask({ way })}
        />
      </Toolbar>
      <DataTable
        label={t('tab.messages')}
        columns={messageColumns}
        rows={sends.rows}
        rowKey={({ id }) => id}
        rowName={({ title, to }) => `${title} ${to}`}
        say={(key) => t(key)}
        load={sends}
        keys={keys}
        selection={maySend ? selection : undefined}
        selectable={({ again: may }) => may}
        actions={
          maySend
            ? ({ id, again: may }: Send) => [
                {
                  id: 'again',
                  label: t('sendAgain'),
                  icon: <SendIcon {...icon} />,
                  run: () => again.mutate({ ids: [id] }),
                  hotkey: 'r',
                  disabledBecause: !may && t('tooOld'),
                },
              ]
            : undefined
        }
        empty={
          <EmptyMessage title={t(`noSends.${sends.shows}`)} reason={t(`noSendsReason.${sends.shows}`)} />
        }
      />
      <KeysFoot
        opens={false}
        page={address.page}
        size={sends.size}
        total={sends.total}
        onPage={(page) => address.ask({ page })}
        letters={maySend ? [{ key: 'R', does: t('sendAgain') }] : []}
      />
      {maySend && (
        <BulkBar count={chosen.length} onClear={selection.clear}>
          <Button
            tone="ghost"
            icon={<SendIcon {...icon} />}
            busy={again.isPending}
            onClick={() => again.mutate({ ids: chosen }, { onSuccess: selection.clear })}
          >
            {t('sendMany', { count: chosen.length })}
          </Button>
        </BulkBar>
      )}
    </>
  );
}
