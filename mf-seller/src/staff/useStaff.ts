import type { Item, Output } from '@mall/contract/operations';
import { beyond, type Permission } from '@mall/contract/core/permissions';
import { appInfo, toast, useMay, useMutationOf, useQueryOf, useSession } from '@mall/platform';
import { loadOf } from '@mall/ui/office';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

export type Person = Item<'staff.list'>;
export type Role = Output<'role.list'>['list'][number];

const pageSize = 20;

export type People = ReturnType<typeof usePeople>;

/** The shop's staff by the filters in the address. */
export const usePeople = () => {
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword') ?? '';
  const roleId = params.get('role') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const answer = useQueryOf(
    'staff.list',
    {
      ...(keyword === '' ? {} : { keyword }),
      ...(roleId === '' ? {} : { roleId }),
      page,
      size: pageSize,
    },
    { placeholderData: keepPreviousData, refetchInterval: 60_000 },
  );
  const { data } = answer;
  const rows = data?.list ?? [];
  return {
    keyword,
    roleId,
    page,
    size: pageSize,
    rows,
    total: data?.total ?? 0,
    ...loadOf(answer),
    /** The person whose sheet is open. */
    shown: rows.find(({ userId }) => userId === params.get('person')),
    show: (userId: string | null) =>
      setParams((now) => changed(now, { person: userId ?? '' }), { replace: userId === null }),
    ask: (change: { keyword?: string; role?: string; page?: number }) =>
      setParams((now) => changed(now, { page: '', ...change })),
  };
};

const changed = (
  now: URLSearchParams,
  change: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams => {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(change))
    if (value === '' || value === undefined || value === 1) next.delete(name);
    else next.set(name, String(value));
  return next;
};

/** All roles, and those that the user may give: none with more permissions than their own. */
export const useRoles = () => {
  const { data } = useQueryOf('role.list', {}, { staleTime: 30_000 });
  const own = useSession().permissions;
  const list = data?.list ?? [];
  return {
    list,
    groups: data?.groups ?? [],
    mayGive: (role: Role) => role.id !== 'owner' && beyond(own, role.permissions).length === 0,
  };
};

/** The possible actions on a staff member, and why the others are not possible. */
export const usePersonRights = (person: Pick<Person, 'owner' | 'me'>) => {
  const mayEdit = useMay('staff.edit');
  return {
    edit: mayEdit && !person.owner,
    remove: mayEdit && !person.owner && !person.me,
    leave: person.me && !person.owner,
    // It takes a code.
    transfer: person.me && person.owner && appInfo.get()?.codes !== false,
  };
};

export const useChangePerson = (onDone?: () => void) => {
  const { t } = useTranslation('staff');
  return useMutationOf('staff.change', {
    refreshes: ['staff.list', 'role.list'],
    onSuccess: ({ name }) => {
      toast.success(t('done.changed', { name }));
      onDone?.();
    },
  });
};

/** The permissions of a role in words, abbreviated. */
export const sayRole = (
  role: Role | undefined,
  groups: Output<'role.list'>['groups'],
  more: (count: number) => string,
): string => {
  const names = new Map<Permission, string>(
    groups.flatMap((group) => group.permissions.map(({ key, name }): [Permission, string] => [key, name])),
  );
  const said = (role?.permissions ?? []).map((key) => names.get(key) ?? key);
  return (said.length <= 5 ? said : [...said.slice(0, 4), more(said.length - 4)]).join(' · ');
};
