import { staff as limits } from '@mall/contract/core/limits';
import { api, reportFailure, toast, useMutationOf } from '@mall/platform';
import { Button, DialogForm, Notice, SelectField, TextField, useForm } from '@mall/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Found, FoundMembers } from './FoundMembers.tsx';
import { levels } from './levels.ts';
import { sayRole, useRoles } from './useStaff.ts';

type Props = { open: boolean; onClose: () => void };

/** Finds a member and gives them a role; they are staff of the shop at once. */
export function AddDialog({ open, onClose }: Props) {
  const { t } = useTranslation('staff');
  const { list, groups, mayGive } = useRoles();
  const [found, setFound] = useState<Found>();
  const [searching, setSearching] = useState(false);
  const add = useMutationOf('staff.add', { refreshes: ['staff.list', 'role.list'] });
  const close = () => {
    setFound(undefined);
    form.reset(empty);
    onClose();
  };
  const form = useForm({
    initial: empty,
    problems: ({ userId }) => (userId === '' ? { userId: 'who' as const } : {}),
    say: () => t('add.who'),
    onSubmit: ({ userId, roleId, level }) =>
      add
        .mutateAsync({ userId, roleId, level: Number(level) })
        .then(({ name }) => {
          toast.success(t('done.added', { name }));
          close();
        })
        .catch(() => undefined),
  });
  const search = async () => {
    setSearching(true);
    const answer = await api('staff.search', { keyword: form.values.keyword }).catch(reportFailure);
    setSearching(false);
    if (!answer) return;
    setFound(answer);
    const fits = answer.list.filter(({ here }) => !here);
    form.set({ userId: fits.length === 1 ? (fits[0]?.id ?? '') : '' });
  };
  const chosen = found?.list.find(({ id }) => id === form.values.userId);
  const role = list.find(({ id }) => id === form.values.roleId);
  const isLongEnough = [...form.values.keyword.trim()].length >= limits.minKeyword;
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={close}
      title={t('add.title')}
      submitLabel={chosen ? t('add.submit', { name: chosen.name }) : t('add.title')}
    >
      <Scope>
        <Find>
          <TextField
            label={t('add.find')}
            aside={t('add.left', { left: found?.left ?? limits.searchesPerHour, of: limits.searchesPerHour })}
            hint={t('add.hint', { least: limits.minKeyword })}
            before={<Search size={16} strokeWidth={1.75} aria-hidden />}
            maxLength={20}
            autoComplete="off"
            {...form.field('keyword')}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (isLongEnough) void search();
            }}
          />
          <Button busy={searching} disabled={!isLongEnough} onClick={() => void search()}>
            {t('add.search')}
          </Button>
        </Find>
        {found && <FoundMembers found={found} {...form.field('userId')} />}
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
          {t('add.means', {
            role: role?.name ?? '',
            can: sayRole(role, groups, (count) => t('more', { count })),
          })}{' '}
          {t('add.told')}
        </Told>
      </Scope>
    </DialogForm>
  );
}

const empty = { keyword: '', userId: '', roleId: 'sales', level: '1' };

const Scope = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Told = styled(Notice)`&& { background: var(--o-inset); font-size: var(--o-s); }`;

const Find = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;

  > button { margin-top: 26px; } /* the height of a label: the button stands beside the box */
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
`;
