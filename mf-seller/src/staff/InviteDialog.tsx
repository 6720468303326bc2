import { isMobile, staff as limits } from '@mall/contract/core/limits';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { DialogForm, Notice, SelectField, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { levels } from './levels.ts';
import { sayRole, useRoles } from './useStaff.ts';

type Props = { open: boolean; onClose: () => void };

/** Invites a number in a role. Whether it is a member's is nobody's business here; the invited decide. */
export function InviteDialog({ open, onClose }: Props) {
  const { t } = useTranslation('staff');
  const { list, groups, mayGive } = useRoles();
  const invite = useMutationOf('staff.invite', { refreshes: ['staff.invitations'] });
  const close = () => {
    form.reset(empty);
    onClose();
  };
  const form = useForm({
    initial: empty,
    problems: ({ mobile }) => (isMobile(mobile) ? {} : { mobile: 'wrong' as const }),
    say: () => t('invite.wrong'),
    onSubmit: ({ mobile, roleId, level }) =>
      invite
        .mutateAsync({ mobile, roleId, level: Number(level) })
        .then((sent) => {
          toast.success(t('done.invited', { mobile: sent.mobile }));
          close();
        })
        .catch(() => undefined),
  });
  const { mobile, roleId } = form.values;
  const known = useQueryOf(
    'staff.search',
    { keyword: mobile },
    { enabled: open && isMobile(mobile), quiet: true, staleTime: 30_000 },
  );
  const [here] = isMobile(mobile) ? (known.data?.list ?? []) : [];
  const role = list.find(({ id }) => id === roleId);
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={close}
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
    >
      <Scope>
        <TextField
          label={t('invite.mobile')}
          hint={t('invite.hint')}
          inputMode="tel"
          autoComplete="off"
          maxLength={11}
          {...form.field('mobile')}
        />
        <div aria-live="polite">
          {here !== undefined && (
            <Notice tone="warning">
              {here.here ? t('invite.here', { name: here.name }) : t('invite.invited')}
            </Notice>
          )}
        </div>
        <Two>
          <SelectField
            label={t('column.role')}
            options={list
              .filter(({ id }) => id !== 'owner')
              .map((one) => ({ value: one.id, label: one.name, disabled: !mayGive(one) }))}
            {...form.field('roleId')}
          />
          <SelectField label={t('column.level')} options={levels} {...form.field('level')} />
        </Two>
        <Told>
          {t('invite.means', {
            role: role?.name ?? '',
            can: sayRole(role, groups, (count) => t('more', { count })),
          })}{' '}
          {t('invite.told', { days: limits.invitationDays })}
        </Told>
      </Scope>
    </DialogForm>
  );
}

const empty = { mobile: '', roleId: 'sales', level: '1' };

const Scope = styled.div`
  display: grid;
  gap: var(--space-4);

  > div:empty { display: none; }
`;

const Told = styled(Notice)`&& { background: var(--o-inset); font-size: var(--o-s); }`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
`;
