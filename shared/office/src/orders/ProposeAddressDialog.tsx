import { addressLimits, isPhone } from '@mall/contract/member/address';
import { addressNoteMax } from '@mall/contract/trade/order';
import { loadRegions } from '@mall/platform/regions';
import { Checkbox, DialogForm, Notice, RegionPicker, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { StepDialogProps } from './step-dialog.ts';
import { useOrderStep } from './useOrderStep.ts';

type Values = {
  name: string;
  phone: string;
  detail: string;
  note: string;
  other: boolean;
  provinceId: string;
  cityId: string;
  districtId: string;
};

/** Asks the buyer for another receiver or address; it begins with the one that the order has. */
export function ProposeAddressDialog({ of, order, onClose }: StepDialogProps) {
  const { t } = useTranslation('orderParts');
  const propose = useOrderStep(of, 'proposeAddress', onClose);
  const { name, phone, detail } = order.address;
  const form = useForm<Values, Problem>({
    initial: { name, phone, detail, note: '', other: false, provinceId: '', cityId: '', districtId: '' },
    problems: problemsOf,
    say: (problem) => t(`newAddress.${problem}`),
    onSubmit: ({ other, provinceId, cityId, districtId, ...values }) =>
      propose
        .mutateAsync({
          id: order.id,
          name: values.name.trim(),
          phone: values.phone.trim(),
          detail: values.detail.trim(),
          note: values.note.trim(),
          ...(other ? { region: { provinceId, cityId, districtId } } : {}),
        })
        .catch(() => undefined),
  });
  const { other } = form.values;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('newAddress.title')}
      submitLabel={t('newAddress.submit')}
    >
      <Notice>{t('newAddress.lead')}</Notice>
      <TextField
        label={t('newAddress.name')}
        autoComplete="off"
        maxLength={addressLimits.name}
        {...form.field('name')}
      />
      <TextField
        label={t('newAddress.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        {...form.field('phone')}
      />
      <Checkbox
        label={t('newAddress.other')}
        checked={other}
        onChange={(checked) => form.set({ other: checked })}
      />
      {other && (
        <RegionPicker
          value={form.values}
          onChange={form.set}
          load={loadRegions}
          errors={{ districtId: form.field('districtId').error }}
        />
      )}
      <TextField
        label={t('newAddress.street')}
        autoComplete="off"
        maxLength={addressLimits.detail}
        {...form.field('detail')}
      />
      <TextArea
        label={t('newAddress.why')}
        hint={t('newAddress.whyHint')}
        maxLength={addressNoteMax}
        {...form.field('note')}
      />
    </DialogForm>
  );
}

type Problem = 'missing' | 'wrong' | 'region';

const problemsOf = (values: Values): Partial<Record<keyof Values, Problem>> => ({
  ...(values.name.trim() === '' ? { name: 'missing' } : {}),
  ...(isPhone(values.phone) ? {} : { phone: 'wrong' }),
  ...(values.other && values.districtId === '' ? { districtId: 'region' } : {}),
  ...(values.detail.trim() === '' ? { detail: 'missing' } : {}),
  ...(values.note.trim() === '' ? { note: 'missing' } : {}),
});
