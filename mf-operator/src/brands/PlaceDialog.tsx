import { mostMallBrands } from '@mall/contract/catalog/mall-catalogue';
import { DialogForm, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { type Brand, useBrandSteps } from './useBrands.ts';

/** The place of a brand in the recommended order, as a number. */
export function PlaceDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const { t } = useTranslation('brands');
  const { place } = useBrandSteps();
  const form = useForm<{ place: string }, 'place'>({
    initial: { place: String(brand.place ?? 1) },
    problems: ({ place: typed }) => {
      const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
      return number >= 1 && number <= mostMallBrands ? {} : { place: 'place' };
    },
    say: () => t('wrong.place', { max: mostMallBrands }),
    onSubmit: ({ place: typed }) => place(brand, Number(typed)).then(onClose),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('place.title', { name: nameOf(brand.name) })}
      submitLabel={t('place.submit')}
    >
      <TextField
        label={t('column.place')}
        hint={t('place.hint')}
        inputMode="numeric"
        {...form.field('place')}
      />
    </DialogForm>
  );
}
