import { batchMoves, type BatchLineState } from '@mall/contract/incentive/batch';
import { useSingleKeys } from '@mall/platform';
import { Button } from '@mall/ui';
import {
  BulkBar,
  Cells,
  type Column,
  DataTable,
  OfficeCard,
  type StatusTone,
  useSelection,
} from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { SettleDialog, type Settling } from './SettleDialog.tsx';
import type { Batch, BatchKind, BatchLine } from './kinds.ts';

type Props = { kind: BatchKind; batch: Batch; lines: readonly BatchLine[] };

/** The payments of a batch; once it was sent, what the bank says is entered for one or for several. */
export function BatchLines({ kind, batch, lines }: Props) {
  const { t } = useTranslation('mallBatches');
  const keys = useSingleKeys();
  const acts = useMayOperate('finance.pay') && batchMoves.finish.from.some((from) => from === batch.status);
  const [settling, setSettling] = useState<Settling>();
  const selection = useSelection(
    batch.id,
    lines.length,
    lines.map(({ id }) => id),
  );
  const waits = ({ state }: BatchLine): boolean => state === 'waiting';
  const chosen = lines.filter((line) => waits(line) && selection.keys.has(line.id));
  return (
    <OfficeCard title={t('lines')} flush>
      <DataTable
        label={t('lines')}
        columns={columnsIn(kind, batch.currency)}
        rows={lines}
        rowKey={({ id }) => id}
        rowName={({ payee, no }) => `${payee.name} ${no}`}
        say={(key) => t(key)}
        keys={keys}
        selection={acts ? selection : undefined}
        selectable={waits}
        actions={
          acts
            ? (line) =>
                waits(line)
                  ? [
                      {
                        id: 'paid',
                        label: t('do.paid'),
                        hotkey: 'p',
                        run: () => setSettling({ lines: [line], paid: true }),
                      },
                      {
                        id: 'failed',
                        label: t('do.failed'),
                        danger: true,
                        run: () => setSettling({ lines: [line], paid: false }),
                      },
                    ]
                  : []
            : undefined
        }
      />
      {acts && (
        <BulkBar count={chosen.length} onClear={selection.clear}>
          <Button
            tone="ghost"
            icon={<Check size={16} aria-hidden />}
            onClick={() => setSettling({ lines: chosen, paid: true })}
          >
            {t('bulk.paid', { count: chosen.length })}
          </Button>
        </BulkBar>
      )}
      {settling && (
        <SettleDialog
          kind={kind}
          batch={batch}
          settling={settling}
          onClose={() => {
            setSettling(undefined);
            selection.clear();
          }}
        />
      )}
    </OfficeCard>
  );
}

const tones: Readonly<Record<BatchLineState, StatusTone>> = {
  waiting: 'wait',
  paid: 'good',
  failed: 'bad',
  left: 'neutral',
};

const columnsIn = (
  kind: BatchKind,
  currency: string,
): readonly Column<BatchLine, ParseKeys<'mallBatches'>>[] => [
  {
    id: 'payee',
    header: 'column.payee',
    cell: ({ payee, no }) => Cells.link(kind.payeePath(payee.id), payee.name, no),
  },
  { id: 'to', header: 'column.to', cell: ({ account, holder }) => Cells.text(account, holder), card: 'line' },
  {
    id: 'net',
    header: 'column.net',
    align: 'end',
    cell: ({ net }) => Cells.money(net, currency),
    card: 'amount',
  },
  { id: 'state', header: 'column.state', cell: (line) => <LineState line={line} />, card: 'foot' },
];

function LineState({ line: { state, reference, reason } }: { line: BatchLine }) {
  const { t } = useTranslation('mallBatches');
  return (
    <span>
      {Cells.status(tones[state], t(`lineState.${state}`))} <small>{reference || reason}</small>
    </span>
  );
}
