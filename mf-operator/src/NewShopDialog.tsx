import { readFactor } from '@mall/contract/catalog/shop-price';
import { isMobile, isShopCode } from '@mall/contract/core/limits';
import { shopProblems } from '@mall/contract/seller/shop-draft';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type Values = { code: string; name: string; mobile: string; priceFactor: string };
type Problem = 'code' | 'name' | 'mobile' | 'factor';

/** Makes a shop for a member, by their number. */
export function NewShopDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mallShops');
  const create = useMutationOf('mallShop.create', {
    refreshes: ['mallShop.list', 'operatorLog.list'],
    onSuccess: ({ name, code }) => toast.success(t('done.made', { name, code })),
  });
  const form = useForm<Values, Problem>({
    initial: { code: '', name: '', mobile: '', priceFactor: '1.0000' },
    problems,
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: (values) =>
      create
        .mutateAsync(values)
        .then(onClose)
        .catch(() => undefined),
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('add.title')} submitLabel={t('add.submit')}>
      <TextField label={t('add.name')} hint={t('add.nameHint')} autoComplete="off" {...form.field('name')} />
      <TextField
        label={t('add.code')}
        hint={t('code.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        {...form.field('code')}
      />
      <TextField
        label={t('add.mobile')}
        hint={t('add.mobileHint')}
        inputMode="tel"
        autoComplete="off"
        maxLength={11}
        {...form.field('mobile')}
      />
      <TextField
        label={t('column.factor')}
        hint={t('add.factorHint')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('priceFactor')}
      />
      <Notice>{t('add.means')}</Notice>
    </DialogForm>
  );
}

/** In the order of the form. */
const problems = ({ code, name, mobile, priceFactor }: Values): Partial<Record<keyof Values, Problem>> => ({
  ...(Object.keys(shopProblems({ storeName: name })).length === 0 ? {} : { name: 'name' }),
  ...(isShopCode(code.trim()) ? {} : { code: 'code' }),
  ...(isMobile(mobile) ? {} : { mobile: 'mobile' }),
  ...(readFactor(priceFactor) === undefined ? { priceFactor: 'factor' } : {}),
});
