import { categoryLimits } from '@mall/contract/catalog/mall-catalogue';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { TextsFields } from '@mall/office';
import { refresh, reportFailure, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { DialogForm, SelectField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { CategorySteps } from './CategorySteps.tsx';

type Values = { id: string; name: Typed };

/** Makes a category of packages, gives one other names and another place, or removes it: packages are listed by them. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mallPackages');
  const { data } = useQueryOf('mallPackage.categories', {}, { staleTime: 60_000 });
  const save = useMutationOf('mallPackage.saveCategory', { quiet: true });
  const form = useForm<Values, 'name'>({
    initial: { id: '', name: {} },
    problems: ({ name }) => (isSaid(name) ? {} : { name: 'name' }),
    say: () => t('categories.missing'),
    onFailure: reportFailure,
    onSubmit: async ({ id, name }) => {
      await save.mutateAsync(id === '' ? { name } : { id, name });
      void refresh('mallPackage.categories');
      void refresh('mallPackage.list');
      toast.success(t(id === '' ? 'categories.made' : 'categories.named', { name: nameOf(name) }));
      onClose();
    },
  });
  const { id } = form.values;
  const categories = data ?? [];
  const at = categories.findIndex((one) => one.id === id);
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('categories.title')}
      submitLabel={t(id === '' ? 'categories.make' : 'categories.save')}
    >
      <SelectField
        label={t('category')}
        name="id"
        empty={t('categories.new')}
        options={categories.map((one) => ({ value: one.id, label: one.name }))}
        value={id}
        onChange={(chosen) =>
          form.set({ id: chosen, name: categories.find((one) => one.id === chosen)?.names ?? {} })
        }
      />
      {at >= 0 && <CategorySteps all={categories} at={at} onRemoved={onClose} />}
      <TextsFields label={t('categories.name')} max={categoryLimits.name} {...form.field('name')} />
    </DialogForm>
  );
}
