import { bcp47, languageNames } from '@mall/contract/core/languages';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, TextButton } from '@mall/ui';
import { type Column, DataTable, type RowAction } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type Group, useGroups, useRemoveGroup } from './useGroups.ts';
import { pageSize, type SearchesAddress } from './useMisses.ts';

type Props = {
  address: SearchesAddress;
  mayEdit: boolean;
  onOpen: (group: Group) => void;
  onAdd: () => void;
};

/** Words of one meaning, a row each. */
export function GroupTable({ address, mayEdit, onOpen, onAdd }: Props) {
  const { t } = useTranslation('searches');
  const keys = useSingleKeys();
  const remove = useRemoveGroup();
  const groups = useGroups(address);
  const { ask, page } = address;
  const columns: readonly Column<Group>[] = [
    {
      id: 'words',
      header: t('column.same'),
      cell: (group) => (
        <TextButton lang={bcp47[group.language]} onClick={() => onOpen(group)}>
          {group.words.join(', ')}
        </TextButton>
      ),
      card: 'title',
    },
    {
      id: 'language',
      header: t('column.language'),
      cell: ({ language }) => languageNames[language],
      width: '180px',
      card: 'line',
    },
  ];
  const actions = (group: Group): readonly RowAction[] => [
    { id: 'edit', label: t('action.edit'), hotkey: 'e', run: () => onOpen(group) },
    { id: 'remove', label: t('action.remove'), danger: true, run: () => remove(group) },
  ];
  return (
    <>
      <DataTable
        label={t('tab.groups')}
        columns={columns}
        rows={groups.rows}
        rowKey={({ id }) => id}
        rowName={({ words }) => words[0] ?? ''}
        load={groups}
        keys={keys}
        actions={mayEdit ? actions : undefined}
        empty={
          groups.isEmpty ? (
            <EmptyMessage
              title={t('none.groups')}
              reason={t('noneReason.groups')}
              {...(mayEdit ? { action: { label: t('group.add'), onClick: onAdd } } : {})}
            />
          ) : (
            <EmptyMessage
              title={t('notFound')}
              reason={t('notFoundReason')}
              action={{ label: t('showAll'), onClick: () => ask({ keyword: '', of: 'all' }) }}
            />
          )
        }
      />
      <KeysFoot
        page={page}
        size={pageSize}
        total={groups.total}
        onPage={(next) => ask({ page: next })}
        letters={[]}
      />
    </>
  );
}
