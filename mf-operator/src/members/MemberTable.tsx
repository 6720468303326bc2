import { KeysFoot, usePageKeys } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import {
  chosenColumns,
  DataTable,
  FilterSegments,
  ListSearch,
  OfficeCard,
  TableLook,
  Toolbar,
} from '@mall/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosen } from '../useChosen.ts';
import { useMayOperate } from '../useMe.ts';
import { MemberBulk } from './MemberBulk.tsx';
import { memberColumns } from './member-columns.tsx';
import { levels, type Members, states } from './useMembers.ts';

/** One card: search, state, level and columns, the members, pagination. */
export function MemberTable({ members }: { members: Members }) {
  const { t } = useTranslation('members');
  const keys = useSingleKeys();
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  const { asked, ask, page, size, total, more } = members;
  const columns = memberColumns(members.linkTo);
  const mayEdit = useMayOperate('member.edit');
  const { selection, chosen } = useChosen(members, ({ id }) => id);
  const say = (key: (typeof columns)[number]['header']) => t(key);
  return (
    <OfficeCard flush>
      <Toolbar ref={bar}>
        <ListSearch
          label={t('find')}
          keyword={asked.keyword}
          onSearch={(keyword) => ask({ keyword: keyword.trim() })}
        />
        <FilterSegments
          label={t('column.state')}
          segments={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={asked.state}
          onChange={(state) => ask({ state })}
        />
        <FilterSegments
          label={t('column.level')}
          segments={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
          value={asked.level}
          onChange={(level) => ask({ level })}
        />
        <TableLook columns={columns} list={members} say={say} />
      </Toolbar>
      <DataTable
        label={t('title')}
        columns={chosenColumns(columns, asked.cols)}
        rows={members.rows}
        rowKey={({ id }) => id}
        rowName={({ name, mobile }) => `${name} ${mobile}`}
        say={say}
        load={members}
        keys={keys}
        selection={mayEdit ? selection : undefined}
        density={asked.density}
        expectedRows={size}
        empty={<Nothing members={members} />}
      />
      <MemberBulk chosen={chosen} onClear={selection.clear} />
      <KeysFoot
        page={page}
        size={size}
        total={total}
        more={more}
        onPage={(next) => ask({ page: next })}
        letters={[{ key: '/', does: t('keys.search') }]}
      />
    </OfficeCard>
  );
}

/** No member at all yet, or none that fits and the way to see all. */
function Nothing({ members }: { members: Members }) {
  const { t } = useTranslation('members');
  return members.narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('showAll'), onClick: () => members.open('') }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}
