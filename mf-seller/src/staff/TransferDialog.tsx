import { codeCountdownSeconds, sms } from '@mall/contract/core/limits';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { CodeField, DialogForm, Notice, SelectField, useForm, useNow } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { refreshOffice } from '../office.ts';

/** Transfers the shop to one of its staff: who, and a code that is sent to the owner's own number. */
export function TransferDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { data } = useQueryOf('staff.list', { size: 100 }, { enabled: open });
  const heirs = (data?.list ?? []).filter(({ owner }) => !owner);
  const [until, setUntil] = useState(0);
  const now = useNow(0, until);
  const send = useMutationOf('account.sendCode', {
    onSuccess: () => setUntil(Date.now() + codeCountdownSeconds * 1000),
  });
  const transfer = useMutationOf('staff.transfer', { refreshes: ['staff.list', 'role.list', 'staff.shops'] });
  const form = useForm({
    initial: { userId: '', code: '' },
    problems: ({ userId, code }) => ({
      ...(userId === '' ? { userId: 'who' as const } : {}),
      ...(code.length === sms.digits ? {} : { code: 'code' as const }),
    }),
    say: (problem: 'who' | 'code') => t(`transfer.problem.${problem}`),
    onSubmit: ({ userId, code }) =>
      transfer
        .mutateAsync({ userId, verify_code: code })
        .then(async () => {
          toast.success(t('done.transferred'));
          onClose();
          await refreshOffice();
        })
        .catch(() => undefined),
  });
  const heir = heirs.find(({ userId }) => userId === form.values.userId);
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      danger
      title={t('transfer.title')}
      submitLabel={heir ? t('transfer.submit', { name: heir.name }) : t('transfer.open')}
    >
      <Scope>
        <Notice tone="warning">{t('transfer.warning')}</Notice>
        <SelectField
          label={t('transfer.to')}
          hint={heirs.length === 0 ? t('transfer.nobody') : undefined}
          empty={t('transfer.choose')}
          options={heirs.map(({ userId, name, mobile }) => ({ value: userId, label: `${name} · ${mobile}` }))}
          {...form.field('userId')}
        />
        <CodeField
          label={t('transfer.code')}
          hint={t('transfer.codeHint')}
          length={sms.digits}
          sent={until > 0}
          sending={send.isPending}
          waitSeconds={Math.max(0, Math.ceil((until - now) / 1000))}
          onSend={() => send.mutate({ purpose: 'shopTransfer' })}
          {...form.field('code')}
        />
      </Scope>
    </DialogForm>
  );
}

const Scope = styled.div`
  display: grid;
  gap: var(--space-4);
`;
