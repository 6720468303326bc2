import { Button } from '@mall/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countOf } from './figures.ts';
import { Column, Line, Muted } from './look.tsx';
import type { RegistryReport } from './registry-report.ts';
import { Table } from './Table.tsx';
import { timeOf } from './time.ts';

const atOnce = 20;

/** The history of the registry: who moved what, when and why, latest first, some at a time. */
export function HistoryTable({ history }: Pick<RegistryReport, 'history'>) {
  const { t } = useTranslation('inspector');
  const [shown, setShown] = useState(atOnce);
  const table = useId();
  const rows = history.toSorted((a, b) => b.revision - a.revision).slice(0, shown);
  const more = Math.min(atOnce, history.length - rows.length);
  return (
    <Column data-near id={table}>
      <Table
        caption={t('registry.history')}
        rows={rows}
        keyOf={({ revision }) => String(revision)}
        empty={t('registry.noHistory')}
        columns={[
          { key: 'number', head: t('registry.number'), cell: ({ revision }) => revision },
          { key: 'at', head: t('registry.at'), cell: ({ at }) => timeOf(at) },
          { key: 'by', head: t('registry.by'), cell: ({ by }) => by },
          { key: 'change', head: t('registry.change'), kind: 'sentence', cell: ({ change }) => change },
          { key: 'reason', head: t('registry.reason'), kind: 'sentence', cell: ({ reason }) => reason },
        ]}
      />
      {history.length > atOnce && (
        <Line>
          <Muted role="status">
            {t('registry.shown', { shown: countOf(rows.length), all: countOf(history.length) })}
          </Muted>
          {/* The same button until the end, so that focus stays where it is. */}
          <Button aria-controls={table} onClick={() => setShown(more > 0 ? shown + atOnce : atOnce)}>
            {more > 0 ? t('registry.more', { count: more }) : t('registry.fewer', { count: atOnce })}
          </Button>
        </Line>
      )}
    </Column>
  );
}
