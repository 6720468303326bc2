import {
  isAccount,
  type PayoutMethod,
  payoutMethods,
  plainAccount,
} from '@mall/contract/incentive/withdrawal';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, SelectField, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type Values = { method: PayoutMethod | ''; holder: string; account: string };

/** Says where the mall sends the shop's money; a fresh proof is asked for when it is saved. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shopSettlement', 'settlement']);
  const save = useMutationOf('shopSettlement.setAccount', {
    refreshes: ['shopSettlement.show'],
    onSuccess: () => toast.success(t('account.done')),
  });
  const form = useForm<Values, 'wrong' | 'wrongHolder'>({
    initial: { method: 'bank', holder: '', account: '' },
    problems: ({ method, holder, account }) => ({
      ...(holder.trim().length < 2 ? { holder: 'wrongHolder' as const } : {}),
      ...(method !== '' && isAccount(method, plainAccount(method, account))
        ? {}
        : { account: 'wrong' as const }),
    }),
    say: (problem) => t(`account.${problem}`),
    onSubmit: ({ method, ...rest }) =>
      save.mutateAsync({ method: method === '' ? 'bank' : method, ...rest }).then(onClose, () => undefined),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('account.title')}
      submitLabel={t('account.submit')}
    >
      <SelectField
        label={t('account.method')}
        options={payoutMethods.map((value) => ({ value, label: t(`settlement:method.${value}`) }))}
        {...form.field('method')}
      />
      <TextField label={t('account.holder')} autoComplete="off" maxLength={40} {...form.field('holder')} />
      <TextField
        label={t('account.number')}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        {...form.field('account')}
      />
      <Notice>{t('account.means')}</Notice>
    </DialogForm>
  );
}
