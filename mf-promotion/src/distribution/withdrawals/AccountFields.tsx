import { type PayoutMethod, payoutMethods } from '@mall/contract/incentive/withdrawal';
import { type Form, RadioGroup, TextField } from '@mall/ui';
import { Segments } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import type { Terms, WithdrawDraft } from './withdraw-draft.ts';

type AccountFieldsProps = { form: Form<WithdrawDraft>; last: Terms['last'] };

/** The target of the money: an earlier account, or another one. */
export function AccountFields({ form, last }: AccountFieldsProps) {
  const { t } = useTranslation('distribution');
  const { method, again } = form.values;
  return (
    <>
      {last.length > 0 && (
        <RadioGroup
          label={t('withdraw.to')}
          name="again"
          value={again}
          onChange={(id) => form.set({ again: id })}
          options={[
            ...last.map((one) => ({
              value: one.id,
              label: `${t(`method.${one.method}`)} ${one.account}`,
              note: one.holder,
            })),
            { value: '', label: t('withdraw.other') },
          ]}
        />
      )}
      {again === '' && (
        <>
          <Segments<PayoutMethod>
            label={t('withdraw.method')}
            options={payoutMethods.map((id) => ({ id, label: t(`method.${id}`) }))}
            value={method}
            onChange={(chosen) => form.set({ method: chosen })}
          />
          <TextField
            label={t('withdraw.holder')}
            hint={t('withdraw.holderHint')}
            autoComplete="name"
            maxLength={40}
            {...form.field('holder')}
          />
          <TextField
            label={t(`withdraw.account.${method}`)}
            hint={t('withdraw.accountHint')}
            inputMode={method === 'bank' || method === 'ewallet' ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={64}
            {...form.field('account')}
          />
        </>
      )}
    </>
  );
}
