import { ButtonLink, type PictureProps, useFormat } from '@mall/ui';
import { type Column, FilterSegments, OfficePage, type RowAction, useSelection } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftBulk, type MoreBulk } from './DraftBulk.tsx';
import { ReviewTable, type TableWords } from './ReviewTable.tsx';
import { isReviewed } from './draft.ts';
import type { DraftRow, RowKind } from './row-steps.ts';
import { useDraftColumns } from './useDraftColumns.tsx';
import { type DraftList as Rows, draftTabs, onOff, publishedTabs } from './useDraftList.ts';
import { useRowActions } from './useRowActions.ts';

type DraftListProps<Row extends DraftRow> = {
  kind: RowKind;
  words: TableWords & {
    /** Under the title: how many there are, as a number and as it is written. */
    sub: (count: number, total: string) => string;
    add: string;
    /** The heading of the first column. */
    name: string;
    unnamed: string;
  };
  list: Rows<Row>;
  /** Under the name. */
  sub: (row: Row) => string;
  picture?: PictureProps['kind'];
  /** This kind's columns beside name, review, offer and last change. */
  columns: readonly Column<Row>[];
  /** Further actions on a row. */
  more?: (row: Row) => readonly RowAction[];
  /** Further acts on chosen rows, for users who may edit them. */
  moreBulk?: MoreBulk<Row> | undefined;
  /** Beside the search and whether it is on offer. */
  filters?: ReactNode;
  /** The menu of views. */
  views?: ReactNode;
  /** Beside the button for a new one, for users who may write one. */
  tools?: ReactNode;
};

/** The page of drafts of one kind, with their review, and the actions on one or more of them. */
export function DraftList<Row extends DraftRow>(props: DraftListProps<Row>) {
  const { kind, words, list, sub, picture, columns, more } = props;
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const rights = kind.useRights();
  const reviewed = isReviewed(kind);
  const nameOf = ({ name }: DraftRow) => (name === '' ? words.unnamed : name);
  const pageKeys = list.rows.map(({ id }) => id);
  const selection = useSelection(`${list.scope}&page=${list.page}`, list.total, pageKeys);
  const actions = useRowActions(kind, rights, nameOf);
  const shown = useDraftColumns({ kind, name: words.name, nameOf, sub, picture, columns });
  return (
    <OfficePage
      title={words.title}
      sub={words.sub(list.total, `${format.number(list.total)}${list.more ? '+' : ''}`)}
      actions={
        rights.edit && (
          <>
            {props.tools}
            <ButtonLink
              tone="primary"
              to={kind.newPath}
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            >
              {words.add}
            </ButtonLink>
          </>
        )
      }
    >
      <ReviewTable
        words={words}
        tabs={reviewed ? draftTabs : publishedTabs}
        reviewed={reviewed}
        list={list}
        columns={shown}
        nameOf={nameOf}
        actions={(row) => actions(row, more?.(row) ?? [])}
        add={rights.edit ? { label: words.add, to: kind.newPath } : undefined}
        filters={
          <>
            <FilterSegments
              label={t(`offer.${kind.offer}.title`)}
              segments={onOff.map((value) => ({ value, label: t(`offer.${kind.offer}.${value}`) }))}
              value={list.asked[kind.offer]}
              onChange={(value) => list.ask(kind.offer === 'sale' ? { sale: value } : { shown: value })}
            />
            {props.filters}
          </>
        }
        views={props.views}
        selected={rights.edit || rights.sell ? selection : undefined}
        bulk={
          <DraftBulk
            kind={kind}
            rights={rights}
            tab={list.asked.tab}
            chosen={list.rows.filter(({ id }) => selection.keys.has(id))}
            nameOf={nameOf}
            onClear={selection.clear}
            more={props.moreBulk}
          />
        }
      />
    </OfficePage>
  );
}
