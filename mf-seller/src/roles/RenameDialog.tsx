import { staff as limits } from '@mall/contract/core/limits';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { nameProblem } from './role-name.ts';
import { changedRoles, type Role } from './useRoles.ts';

type Props = { open: boolean; role: Role; onClose: () => void };

/** Renames a role of the shop; its members keep it. */
export function RenameDialog({ open, role, onClose }: Props) {
  const { t } = useTranslation('roles');
  const change = useMutationOf('role.change');
  const form = useForm({
    initial: { name: role.name },
    problems: ({ name }) => (nameProblem(name) ? { name: 'name' as const } : {}),
    say: () => t('make.nameProblem', limits.roleName),
    onSubmit: ({ name }) =>
      change
        .mutateAsync({ id: role.id, name })
        .then(async () => {
          toast.success(t('done.saved'));
          await changedRoles();
          onClose();
        })
        .catch(() => undefined),
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      size="small"
      title={t('rename.title', { name: role.name })}
      submitLabel={t('rename.submit')}
    >
      <TextField
        label={t('make.name')}
        hint={t('make.nameHint', limits.roleName)}
        autoComplete="off"
        {...form.field('name')}
      />
    </DialogForm>
  );
}
