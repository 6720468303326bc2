import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { DataTable, ListSearch, OfficeCard, type RowAction, Toolbar } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { useCategoryColumns } from './category-columns.tsx';
import { type Category, type Step, stepOf } from './tree.ts';
import type { Categories } from './useCategories.ts';

type Props = {
  categories: Categories;
  mayEdit: boolean;
  onOpen: (category: Category) => void;
  onAddBelow: (category: Category) => void;
  onStep: (category: Category, step: Step) => void;
  onRemove: (category: Category) => void;
  /** Where there is no category yet. */
  first: ReactNode;
};

const steps = [
  ['up', 'u'],
  ['down', 'd'],
  ['in', 'i'],
  ['out', 'o'],
] as const;

/** One card: search, the tree with its keys. */
export function CategoryTable({ categories, mayEdit, onOpen, onAddBelow, onStep, onRemove, first }: Props) {
  const { t } = useTranslation('categories');
  const keys = useSingleKeys();
  const { all, rows, asked, ask } = categories;
  const columns = useCategoryColumns({ all, mayEdit, onOpen, onStep });
  const actions = (category: Category): readonly RowAction[] => {
    const { parentId, products } = category;
    const holds = all.some((one) => one.parentId === category.id);
    return [
      { id: 'edit', label: t('action.edit'), hotkey: 'e', run: () => onOpen(category) },
      {
        id: 'below',
        label: t('action.below'),
        hotkey: 'n',
        run: () => onAddBelow(category),
        disabledBecause: parentId !== null && t('why.below'),
      },
      ...steps.map(([step, hotkey]) => {
        const to = stepOf(all, category, step);
        return {
          id: step,
          label: t(`step.${step}`),
          hotkey,
          run: () => onStep(category, step),
          disabledBecause: typeof to === 'string' && t(`why.${to}`),
        };
      }),
      {
        id: 'remove',
        label: t('action.remove'),
        danger: true,
        run: () => onRemove(category),
        disabledBecause:
          (holds && t('why.holds')) || (products > 0 && t('why.products', { count: products })),
      },
    ];
  };
  return (
    <OfficeCard flush>
      <Toolbar>
        <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
      </Toolbar>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => nameOf(name)}
        load={categories}
        keys={keys}
        actions={mayEdit ? actions : undefined}
        empty={
          all.length === 0 ? (
            first
          ) : (
            <EmptyMessage
              title={t('notFound')}
              reason={t('notFoundReason', { keyword: asked.keyword })}
              action={{ label: t('showAll'), onClick: () => ask({ keyword: '' }) }}
            />
          )
        }
      />
      <KeysFoot
        page={1}
        size={Math.max(1, rows.length)}
        total={rows.length}
        onPage={() => undefined}
        letters={
          mayEdit
            ? [
                { key: 'U D', does: t('keys.order') },
                { key: 'I O', does: t('keys.depth') },
                { key: 'N', does: t('keys.below') },
              ]
            : []
        }
      />
    </OfficeCard>
  );
}
