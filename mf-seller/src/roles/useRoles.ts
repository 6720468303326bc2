import type { Output } from '@mall/contract/operations';
import type { Permission } from '@mall/contract/core/permissions';
import { api, refresh, reportFailure, toast, useMay, useQueryOf, useSession } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshOffice } from '../office.ts';

export type Role = Output<'role.list'>['list'][number];
export type Draft = { role: Role; allowed: ReadonlySet<Permission>; changes: number };

/** The shop's roles, and their unsaved changes. */
export const useRoles = () => {
  const { t } = useTranslation('roles');
  const { data, isError, refetch } = useQueryOf('role.list', {});
  const own = useSession().permissions;
  const mayEdit = useMay('role.edit');
  const [ticked, setTicked] = useState<ReadonlyMap<string, ReadonlySet<Permission>>>(new Map());
  const [saving, setSaving] = useState(false);
  const roles = data?.list ?? [];
  const drafts = roles.flatMap((role): Draft[] => {
    const allowed = ticked.get(role.id);
    if (allowed === undefined) return [];
    const changes =
      role.permissions.filter((key) => !allowed.has(key)).length +
      [...allowed].filter((key) => !role.permissions.includes(key)).length;
    return changes === 0 ? [] : [{ role, allowed, changes }];
  });

  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      for (const { role, allowed } of drafts) {
        await api('role.change', { id: role.id, permissions: [...allowed] });
        setTicked((now) => new Map([...now].filter(([id]) => id !== role.id)));
      }
      toast.success(t('done.saved'));
    } catch (error) {
      reportFailure(error);
    }
    await changedRoles();
    setSaving(false);
  };

  return {
    roles,
    groups: data?.groups ?? [],
    loading: data === undefined && !isError,
    failed: data === undefined && isError,
    retry: () => void refetch(),
    own,
    mayEdit,
    drafts,
    saving,
    allowedIn: (role: Role): ReadonlySet<Permission> => ticked.get(role.id) ?? new Set(role.permissions),
    toggle: (role: Role, key: Permission, on: boolean) =>
      setTicked((now) => {
        const before = now.get(role.id) ?? new Set(role.permissions);
        return new Map(now).set(
          role.id,
          new Set(on ? [...before, key] : [...before].filter((one) => one !== key)),
        );
      }),
    discard: () => setTicked(new Map()),
    save: () => void save(),
  };
};

/** The user's own permissions may have changed with a role. */
export const changedRoles = async (): Promise<void> => {
  await Promise.all([refresh('role.list'), refresh('staff.list'), refreshOffice()]);
};
