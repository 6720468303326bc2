import { attributeKinds, usualUnit } from '@mall/contract/catalog/mall-catalogue';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import { DataTable, ListSearch, OfficeCard, type RowAction, Toolbar } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { useAttributeColumns } from './attribute-columns.tsx';
import { type Attribute, type Attributes, placeIn } from './useAttributes.ts';

type Props = {
  attributes: Attributes;
  mayEdit: boolean;
  onAdd: () => void;
  onOpen: (one: Attribute) => void;
  onHide: (one: Attribute) => void;
  onRemove: (one: Attribute) => void;
  onStep: (one: Attribute, step: 'up' | 'down') => void;
};

/** One card: a tab for each kind, search, those of the kind in their order. */
export function AttributeTable({ attributes, mayEdit, onAdd, onOpen, onHide, onRemove, onStep }: Props) {
  const { t } = useTranslation('attributes');
  const keys = useSingleKeys();
  const { all, rows, asked, ask, kind } = attributes;
  /** Why one cannot take a step: among what a search found, an order says nothing. */
  const whyNot = ({ key }: Attribute, step: 'up' | 'down'): string | false => {
    const { isFirst, isLast } = placeIn(all, key);
    if (rows.length < all.length) return t('why.found');
    return step === 'up' ? isFirst && t('why.first') : isLast && t('why.last');
  };
  const columns = useAttributeColumns({ kind, mayEdit, whyNot, onOpen, onStep });
  const actions = (one: Attribute): readonly RowAction[] => [
    { id: 'edit', label: t('action.edit'), hotkey: 'e', run: () => onOpen(one) },
    {
      id: 'up',
      label: t('action.up'),
      hotkey: 'u',
      run: () => onStep(one, 'up'),
      disabledBecause: whyNot(one, 'up'),
    },
    {
      id: 'down',
      label: t('action.down'),
      hotkey: 'd',
      run: () => onStep(one, 'down'),
      disabledBecause: whyNot(one, 'down'),
    },
    {
      id: 'hide',
      label: t(one.hidden ? 'action.offer' : 'action.hide'),
      run: () => onHide(one),
      disabledBecause: isUsual(one) && t('why.usual'),
    },
    {
      id: 'remove',
      label: t('action.remove'),
      danger: true,
      run: () => onRemove(one),
      disabledBecause:
        (isUsual(one) && t('why.usual')) || (one.products > 0 && t('why.products', { count: one.products })),
    },
  ];
  return (
    <OfficeCard flush>
      <Tabs
        label={t('tabs')}
        tabs={attributeKinds.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={kind}
        onChange={(next) => ask({ kind: next, keyword: '' })}
      >
        <Toolbar>
          <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
        </Toolbar>
        <DataTable
          label={t(`tab.${kind}`)}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          rowName={({ name }) => nameOf(name)}
          load={attributes}
          keys={keys}
          actions={mayEdit ? actions : undefined}
          empty={
            asked.keyword === '' ? (
              <EmptyMessage
                title={t(`none.${kind}`)}
                reason={t('noneReason')}
                {...(mayEdit ? { action: { label: t(`add.${kind}`), onClick: onAdd } } : {})}
              />
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
          letters={mayEdit ? [{ key: 'U D', does: t('keys.order') }] : []}
        />
      </Tabs>
    </OfficeCard>
  );
}

/** New products begin with this unit: it stays. */
const isUsual = ({ kind, key }: Attribute): boolean => kind === 'unit' && key === usualUnit;
