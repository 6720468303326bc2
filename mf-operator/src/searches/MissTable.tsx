import { bcp47, languageNames } from '@mall/contract/core/languages';
import { paths } from '@mall/contract/core/paths';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Cells, type Column, DataTable, type RowAction } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type Miss, pageSize, type SearchesAddress, useMisses, useSettle } from './useMisses.ts';

type Props = { address: SearchesAddress; mayEdit: boolean; onMeaning: (miss: Miss) => void };

/** Searches of one kind, most frequent first; each leads to what the mall finds by it. */
export function MissTable({ address, mayEdit, onMeaning }: Props) {
  const { t } = useTranslation('searches');
  const keys = useSingleKeys();
  const settle = useSettle();
  const misses = useMisses(address);
  const { asked, ask, page } = address;
  const { tab } = asked;
  const readAs: Column<Miss> = {
    id: 'readAs',
    header: t('column.readAs'),
    cell: (miss) => Cells.text(miss.readAs),
    card: 'line',
  };
  const columns: readonly Column<Miss>[] = [
    {
      id: 'words',
      header: t('column.words'),
      cell: ({ words, language }) =>
        Cells.link(paths.search({ keyword: words }), <span lang={bcp47[language]}>{words}</span>),
      card: 'title',
    },
    {
      id: 'language',
      header: t('column.language'),
      cell: (miss) => languageNames[miss.language],
      width: '180px',
      card: 'line',
    },
    ...(tab === 'nothing' ? [] : [readAs]),
    {
      id: 'times',
      header: t('column.times'),
      align: 'end',
      cell: ({ times }) => Cells.number(times),
      width: '120px',
      card: 'line',
    },
    { id: 'at', header: t('column.at'), cell: ({ at }) => Cells.date(at), width: '150px', card: 'line' },
  ];
  const actions = (miss: Miss): readonly RowAction[] =>
    tab === 'settled'
      ? [{ id: 'reopen', label: t('action.reopen'), run: () => settle(miss, false) }]
      : [
          { id: 'meaning', label: t('action.meaning'), hotkey: 'm', run: () => onMeaning(miss) },
          { id: 'settle', label: t('action.settle'), hotkey: 'd', run: () => settle(miss, true) },
        ];
  const isNarrowed = asked.keyword !== '' || asked.of !== 'all';
  return (
    <>
      <DataTable
        label={t(`tab.${tab}`)}
        columns={columns}
        rows={misses.rows}
        rowKey={({ language, words }) => `${language} ${words}`}
        rowName={({ words }) => words}
        load={misses}
        keys={keys}
        actions={mayEdit ? actions : undefined}
        empty={
          isNarrowed ? (
            <EmptyMessage
              title={t('notFound')}
              reason={t('notFoundReason')}
              action={{ label: t('showAll'), onClick: () => ask({ keyword: '', of: 'all' }) }}
            />
          ) : (
            <EmptyMessage title={t(`none.${tab}`)} reason={t(`noneReason.${tab}`)} />
          )
        }
      />
      <KeysFoot
        page={page}
        size={pageSize}
        total={misses.total}
        onPage={(next) => ask({ page: next })}
        letters={
          mayEdit && tab !== 'settled'
            ? [
                { key: 'M', does: t('action.meaning') },
                { key: 'D', does: t('action.settle') },
              ]
            : []
        }
      />
    </>
  );
}
