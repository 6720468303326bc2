import { beyond } from '@mall/contract/core/permissions';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, SelectField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { changedRoles, type Role, type useRoles } from './useRoles.ts';

type Props = { open: boolean; role: Role; state: ReturnType<typeof useRoles>; onClose: () => void };

/** Before a role is removed: its members need another one, which has to be chosen. */
export function RemoveDialog({ open, role, state, onClose }: Props) {
  const { t } = useTranslation('roles');
  const remove = useMutationOf('role.remove');
  const inUse = role.people > 0;
  const form = useForm({
    initial: { moveTo: '' },
    problems: ({ moveTo }) => (inUse && moveTo === '' ? { moveTo: 'heir' as const } : {}),
    say: () => t('remove.problem'),
    onSubmit: ({ moveTo }) =>
      remove
        .mutateAsync({ id: role.id, ...(inUse ? { moveTo } : {}) })
        .then(async () => {
          toast.success(t('done.removed', { name: role.name }));
          await changedRoles();
          onClose();
        })
        .catch(() => changedRoles()),
  });
  const heirs = state.roles.filter(({ id }) => id !== role.id && id !== 'owner');
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      size="small"
      danger
      title={t('remove.title', { name: role.name })}
      submitLabel={t('remove.submit', { name: role.name })}
    >
      <Scope>
        <p>{inUse ? t('remove.some', { count: role.people }) : t('remove.none')}</p>
        {inUse && (
          <SelectField
            label={t('remove.heir')}
            empty={t('remove.choose')}
            options={heirs.map(({ id, name, permissions }) => ({
              value: id,
              label: name,
              disabled: beyond(state.own, permissions).length > 0,
            }))}
            {...form.field('moveTo')}
          />
        )}
      </Scope>
    </DialogForm>
  );
}

const Scope = styled.div`
  display: grid;
  gap: var(--space-4);
`;
