import { categoryLimits } from '@mall/contract/catalog/mall-catalogue';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { refresh, reportFailure, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { DialogForm, SelectField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { TextsFields } from '../TextsFields.tsx';

type Values = { id: string; name: Typed };

/** Makes a category of packages, or gives one other names: packages are listed by them. */
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
        options={(data ?? []).map((one) => ({ value: one.id, label: one.name }))}
        value={id}
        onChange={(chosen) =>
          form.set({ id: chosen, name: data?.find((one) => one.id === chosen)?.names ?? {} })
        }
      />
      <TextsFields label={t('categories.name')} max={categoryLimits.name} {...form.field('name')} />
    </DialogForm>
  );
}
