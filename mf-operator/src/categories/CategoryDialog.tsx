import { categoryLimits } from '@mall/contract/catalog/mall-catalogue';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { TextsFields, useStale } from '@mall/office';
import { refresh, toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { nameOf } from '../name-of.ts';
import { PictureField } from '../PictureField.tsx';
import type { Category } from './tree.ts';

type Values = { name: Typed; image: string | null };
type Props = {
  /** The one to change; without it a new one is made. */
  category?: Category;
  /** The main category below which a new one is made. */
  parent?: Category;
  readOnly: boolean;
  onClose: () => void;
};

/** Names and picture of a category. */
export function CategoryDialog({ category, parent, readOnly, onClose }: Props) {
  const { t } = useTranslation('categories');
  const create = useMutationOf('mallCategory.create', { quiet: true });
  const change = useMutationOf('mallCategory.change', { quiet: true });
  const { version, theirs, onFailure } = useStale<Values>(category?.version ?? 0);
  const form = useForm<Values, 'name'>({
    initial: { name: category?.name ?? {}, image: category?.image ?? null },
    problems: ({ name }) => (isSaid(name) ? {} : { name: 'name' }),
    say: () => t('wrong.name'),
    onFailure,
    onSubmit: async (values) => {
      if (readOnly) return onClose();
      if (category === undefined) await create.mutateAsync({ ...values, parentId: parent?.id ?? null });
      else await change.mutateAsync({ ...values, id: category.id, version });
      void refresh('mallCategory.list');
      toast.success(t(category === undefined ? 'done.made' : 'done.changed', { name: nameOf(values.name) }));
      onClose();
    },
  });
  const title =
    category !== undefined
      ? t('edit.title', { name: nameOf(category.name) })
      : parent === undefined
        ? t('add.title')
        : t('add.below', { name: nameOf(parent.name) });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={title}
      submitLabel={readOnly ? t('close') : t(category === undefined ? 'add.submit' : 'edit.submit')}
    >
      {readOnly && <Notice>{t('readOnly')}</Notice>}
      {theirs !== undefined && (
        <ChangedNotice name={nameOf(theirs.content.name)} onTake={() => form.set(theirs.content)} />
      )}
      <TextsFields label={t('field.name')} max={categoryLimits.name} {...form.field('name')} />
      <PictureField
        label={t('field.picture')}
        hint={t('field.pictureHint')}
        value={form.values.image}
        onChange={(image) => form.set({ image })}
      />
    </DialogForm>
  );
}
