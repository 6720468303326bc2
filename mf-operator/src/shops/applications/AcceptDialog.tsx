import { readFactor } from '@mall/contract/catalog/shop-price';
import { isShopCode } from '@mall/contract/core/limits';
import { shopProblems } from '@mall/contract/seller/shop-draft';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type ApplicationDetail, useApplicationSteps } from './useApplications.ts';

type Values = { name: string; code: string; priceFactor: string };
type Problem = 'name' | 'code' | 'factor';
type Props = { application: ApplicationDetail; onClose: () => void };

/** Opens the shop that somebody applied for; they own it and are told. */
export function AcceptDialog({ application: { id, version, company, storeName }, onClose }: Props) {
  const { t } = useTranslation('shopApplications');
  const { accept } = useApplicationSteps();
  const form = useForm<Values, Problem>({
    initial: { name: storeName, code: '', priceFactor: '1.0000' },
    problems,
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async (values) => {
      try {
        await accept.mutateAsync({ id, version, ...values });
        toast.success(t('accept.done', { name: values.name, code: values.code.trim().toUpperCase() }));
        onClose();
      } catch {
        // said by the mutation; what was typed stays
      }
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('accept.title', { company })}
      submitLabel={t('accept.submit')}
    >
      <TextField
        label={t('accept.name')}
        hint={t('accept.nameHint')}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextField
        label={t('accept.code')}
        hint={t('accept.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        {...form.field('code')}
      />
      <TextField
        label={t('accept.factor')}
        hint={t('accept.factorHint')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('priceFactor')}
      />
      <Notice>{t('accept.means')}</Notice>
    </DialogForm>
  );
}

/** In the order of the form. */
const problems = ({ name, code, priceFactor }: Values): Partial<Record<keyof Values, Problem>> => ({
  ...(Object.keys(shopProblems({ storeName: name })).length === 0 ? {} : { name: 'name' }),
  ...(isShopCode(code.trim()) ? {} : { code: 'code' }),
  ...(readFactor(priceFactor) === undefined ? { priceFactor: 'factor' } : {}),
});
