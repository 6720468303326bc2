import { isMobile } from '@mall/contract/core/limits';
import {
  operatorKeysOf,
  type OperatorPermission,
  operatorRoleNames,
} from '@mall/contract/core/operator-permissions';
import { DialogForm, Notice, RadioGroup, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { type Granted, type Operator, useOperatorSteps } from './useOperators.ts';
import { useRoleName } from './useRoleName.ts';

type Props = { operator?: Operator; onClose: () => void };

const roles = [...operatorRoleNames, 'custom'] as const;

/** Makes a member an operator by number, or gives an operator another role. */
export function GrantDialog({ operator, onClose }: Props) {
  const { t } = useTranslation('operators');
  const nameOf = useRoleName();
  const { add, change } = useOperatorSteps();
  const form = useForm({
    initial: {
      mobile: '',
      role: roles.find((role) => role === operator?.role) ?? 'support',
      permissions: [...(operator?.permissions ?? [])] as OperatorPermission[], // read as the contract's keys
    },
    problems: ({ mobile, role, permissions }): Partial<Record<string, 'mobile' | 'none'>> => ({
      ...(operator === undefined && !isMobile(mobile) ? { mobile: 'mobile' as const } : {}),
      ...(role === 'custom' && permissions.length === 0 ? { permissions: 'none' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: ({ mobile, role, permissions }) => {
      const granted: Granted = { role, permissions: role === 'custom' ? permissions : [] };
      const done =
        operator === undefined
          ? add.mutateAsync({ mobile, ...granted })
          : change.mutateAsync({ userId: operator.userId, ...granted });
      return done.then(onClose).catch(() => undefined);
    },
  });
  const { role, permissions } = form.values;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={operator === undefined ? t('add.title') : t('change.title', { name: operator.name })}
      submitLabel={operator === undefined ? t('add.submit') : t('change.submit')}
    >
      {operator === undefined && (
        <TextField
          label={t('add.mobile')}
          hint={t('add.hint')}
          inputMode="tel"
          autoComplete="off"
          maxLength={11}
          {...form.field('mobile')}
        />
      )}
      <RadioGroup
        label={t('column.role')}
        options={roles.map((one) => ({ value: one, label: nameOf(one), note: t(`means.${one}`) }))}
        {...form.field('role')}
      />
      {role === 'custom' ? (
        <PermissionBoxes
          chosen={permissions}
          error={form.field('permissions').error}
          onChange={(next) => form.set({ permissions: next })}
        />
      ) : (
        <PermissionBoxes chosen={operatorKeysOf(role, null)} />
      )}
      <Notice>{t('add.factor')}</Notice>
    </DialogForm>
  );
}
