import { staff as limits } from '@mall/contract/core/limits';
import { beyond, type Permission } from '@mall/contract/core/permissions';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, SelectField, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { nameProblem } from './role-name.ts';
import { changedRoles, type Role, type useRoles } from './useRoles.ts';

type Props = {
  open: boolean;
  base: Role | undefined;
  state: ReturnType<typeof useRoles>;
  onClose: () => void;
};

/** A custom role, with the permissions of another one or none. */
export function MakeDialog(props: Props) {
  return <Make key={props.base?.id ?? 'new'} {...props} />;
}

function Make({ open, base, state, onClose }: Props) {
  const { t } = useTranslation('roles');
  const make = useMutationOf('role.create');
  const initial = {
    name: base === undefined ? '' : t('make.copyOf', { name: base.name }).slice(0, limits.roleName.max),
    from: base?.id ?? '',
  };
  const keysOf = (roleId: string): readonly Permission[] =>
    state.roles.find(({ id }) => id === roleId)?.permissions ?? [];
  const form = useForm({
    initial,
    problems: ({ name }) => (nameProblem(name) ? { name: 'name' as const } : {}),
    say: () => t('make.nameProblem', limits.roleName),
    onSubmit: ({ name, from }) =>
      make
        .mutateAsync({ name, permissions: keysOf(from).filter((key) => state.own.includes(key)) })
        .then(async (role) => {
          toast.success(t('done.made', { name: role.name }));
          await changedRoles();
          form.reset(initial);
          onClose();
        })
        .catch(() => undefined),
  });
  const left = beyond(state.own, keysOf(form.values.from)).length;
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      size="small"
      title={t('make.title')}
      submitLabel={t('make.submit')}
    >
      <Scope>
        <TextField
          label={t('make.name')}
          hint={t('make.nameHint', limits.roleName)}
          autoComplete="off"
          {...form.field('name')}
        />
        <SelectField
          label={t('make.from')}
          hint={left === 0 ? undefined : t('make.left', { count: left })}
          empty={t('make.nothing')}
          options={state.roles.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('from')}
        />
      </Scope>
    </DialogForm>
  );
}

const Scope = styled.div`
  display: grid;
  gap: var(--space-4);
`;
