import { quietOutcomes } from '@mall/contract/trade/reconciliation';
import { KeysFoot, usePageKeys, useUndoToast } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { Button, EmptyMessage, SelectField } from '@mall/ui';
import {
  BulkBar,
  DataTable,
  ListSearch,
  OfficeCard,
  type RowAction,
  Toolbar,
  useSelection,
} from '@mall/ui/office';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../../useMe.ts';
import { ExplainDialog } from './ExplainDialog.tsx';
import { lineColumns } from './line-columns.tsx';
import {
  type FileLine,
  linePageSize,
  type Lines,
  type ProviderFile,
  shown,
  useLines,
  useReconciliationSteps,
} from './useReconciliation.ts';

const isDifference = ({ outcome }: FileLine): boolean => !quietOutcomes.some((one) => one === outcome);

/** Lines of a file, the open differences first; several are explained at once. */
export function LineTable({ file }: { file: ProviderFile }) {
  const { t } = useTranslation('mallReconciliation');
  const keys = useSingleKeys();
  const lines = useLines(file.id, file.status === 'reading');
  const [explaining, setExplaining] = useState<readonly string[]>();
  const acts = useMayOperate('finance.pay') && file.status === 'read';
  const selection = useSelection(
    lines.query,
    lines.total,
    lines.rows.map(({ id }) => id),
  );
  const actionsOf = useLineActions(file, setExplaining);
  const open = lines.rows.filter((line) => isDifference(line) && line.explained === null);
  return (
    <OfficeCard flush>
      <Tools lines={lines} />
      <DataTable
        label={t('lines')}
        columns={lineColumns}
        rows={lines.rows}
        rowKey={({ id }) => id}
        rowName={({ no, ours }) => (no === null ? ours : t('line', { no }))}
        say={(key) => t(key)}
        load={lines.load}
        keys={keys}
        expectedRows={8}
        selection={acts ? selection : undefined}
        selectable={(line) => isDifference(line) && line.explained === null}
        actions={acts ? actionsOf : undefined}
        empty={
          lines.asked.show === 'open' && lines.asked.keyword === '' ? (
            <EmptyMessage
              title={t('noneOpen')}
              reason={t('noneOpenReason')}
              action={{ label: t('show.all'), onClick: () => lines.ask({ show: 'all' }) }}
            />
          ) : (
            <EmptyMessage
              title={t('noLine')}
              reason={t('noLineReason')}
              action={{ label: t('show.all'), onClick: () => lines.ask({ show: 'all', keyword: '' }) }}
            />
          )
        }
      />
      {acts && (
        <BulkBar count={selection.keys.size} onClear={selection.clear}>
          <Button
            tone="ghost"
            icon={<MessageSquareText size={16} aria-hidden />}
            onClick={() => setExplaining(open.filter(({ id }) => selection.keys.has(id)).map(({ id }) => id))}
          >
            {t('explain.open')}
          </Button>
        </BulkBar>
      )}
      <KeysFoot
        opens={false}
        page={lines.page}
        size={linePageSize}
        total={lines.total}
        onPage={(page) => lines.ask({ page })}
        letters={[
          ...(acts
            ? [
                { key: 'E', does: t('explain.open') },
                { key: 'X', does: t('keys.select') },
              ]
            : []),
          { key: '/', does: t('keys.search') },
        ]}
      />
      {explaining && (
        <ExplainDialog
          id={file.id}
          lines={explaining}
          onClose={() => {
            setExplaining(undefined);
            selection.clear();
          }}
        />
      )}
    </OfficeCard>
  );
}

function Tools({ lines }: { lines: Lines }) {
  const { t } = useTranslation('mallReconciliation');
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  return (
    <Toolbar ref={bar}>
      <SelectField
        label={t('show.label')}
        hideLabel
        value={lines.asked.show}
        options={shown.map((value) => ({
          value,
          label:
            value === 'open' || value === 'explained' || value === 'all'
              ? t(`show.${value}`)
              : t(`outcome.${value}`),
        }))}
        onChange={(show) => lines.ask({ show: show === '' ? 'open' : show })}
      />
      <ListSearch
        label={t('find')}
        keyword={lines.asked.keyword}
        onSearch={(keyword) => lines.ask({ keyword: keyword.trim() })}
      />
    </Toolbar>
  );
}

/** An open difference is explained, an explained one opened again; what is undone is undone by the toast too. */
const useLineActions = (file: ProviderFile, explain: (ids: readonly string[]) => void) => {
  const { t } = useTranslation('mallReconciliation');
  const undoToast = useUndoToast();
  const { explain: mutation, reopen } = useReconciliationSteps();
  return (line: FileLine): RowAction[] => {
    if (!isDifference(line)) return [];
    const { explained } = line;
    const about = { id: file.id, lines: [line.id] };
    if (explained === null)
      return [{ id: 'explain', label: t('explain.open'), hotkey: 'e', run: () => explain([line.id]) }];
    return [
      {
        id: 'reopen',
        label: t('reopen'),
        run: () =>
          reopen.mutate(about, {
            onSuccess: () =>
              undoToast(t('done.reopen'), t('undo'), () =>
                mutation.mutate({ ...about, reason: explained.reason }),
              ),
          }),
      },
    ];
  };
};
