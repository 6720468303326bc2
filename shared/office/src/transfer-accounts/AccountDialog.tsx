import { transferAccountLimits as limits, transferCurrencies } from '@mall/contract/trade/transfer-account';
import { DialogForm, SelectField, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type AccountProblem, type AccountValues, problemsOf, valuesOf } from './account-form.ts';
import { QrField } from './QrField.tsx';
import type { Account, useAccountSteps } from './useTransferAccounts.ts';

type Props = {
  account: Account | null;
  steps: Pick<ReturnType<typeof useAccountSteps>, 'create' | 'change'>;
  onClose: () => void;
};

/** Adds an account, or changes one. */
export function AccountDialog({ account, steps, onClose }: Props) {
  const { t } = useTranslation('transferAccounts');
  const form = useForm<AccountValues, AccountProblem>({
    initial: valuesOf(account),
    problems: problemsOf,
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async (values) => {
      if (account === null) await steps.create.mutateAsync(values);
      else await steps.change.mutateAsync({ id: account.id, version: account.version, ...values });
      onClose();
    },
    // The refusal was told; what was typed stays.
    onFailure: () => undefined,
  });
  const { qrUrl } = form.values;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(account === null ? 'add' : 'editTitle')}
      submitLabel={t(account === null ? 'add' : 'save')}
    >
      <TextField
        label={t('field.bank')}
        hint={t('field.bankHint')}
        autoComplete="off"
        maxLength={limits.bank}
        {...form.field('bank')}
      />
      <TextField
        label={t('field.holder')}
        autoComplete="off"
        maxLength={limits.holder}
        {...form.field('holder')}
      />
      <TextField
        label={t('field.number')}
        hint={t('field.numberHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.number}
        {...form.field('number')}
      />
      <TextField
        label={t('field.branch')}
        hint={t('field.branchHint')}
        optional
        autoComplete="off"
        maxLength={limits.branch}
        {...form.field('branch')}
      />
      <SelectField
        label={t('field.currency')}
        hint={t('field.currencyHint')}
        options={transferCurrencies.map((value) => ({ value, label: value }))}
        {...form.field('currency')}
        onChange={(currency) => currency !== '' && form.set({ currency })}
      />
      <QrField
        value={qrUrl}
        shown={qrUrl !== null && qrUrl === account?.qrUrl ? account.qr : null}
        onChange={(url) => form.set({ qrUrl: url })}
      />
      <TextArea
        label={t('field.note')}
        hint={t('field.noteHint')}
        optional
        rows={2}
        counter={limits.note}
        {...form.field('note')}
      />
    </DialogForm>
  );
}
