import { permissions } from '@mall/contract/core/permissions';
import type { Output } from '@mall/contract/operations';
import { IconButton, Menu, type MenuItem } from '@mall/ui';
import { PermissionMatrix } from '@mall/ui/office';
import { Copy, Ellipsis, Lock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Doing } from './doing.ts';
import type { Role, useRoles } from './useRoles.ts';

type Props = {
  state: ReturnType<typeof useRoles>;
  groups: Output<'role.list'>['groups'];
  onDo: (doing: Doing) => void;
};

/** All roles side by side; those of the shop have boxes to tick. */
export function RoleTable({ state, groups, onDo }: Props) {
  const { t } = useTranslation('roles');
  const [shown, setShown] = useState('');
  const last = state.roles.at(-1)?.id ?? 'owner';
  return (
    <PermissionMatrix
      label={t('title')}
      head={t('permission')}
      roleLabel={t('role')}
      groups={groups.map(({ id, name, permissions: rows }) => ({ id, name, rows }))}
      roles={state.roles.map((role) => ({
        id: role.id,
        name: role.name,
        note: <Note role={role} />,
        menu: state.mayEdit && <RoleMenu role={role} onDo={onDo} />,
        allowed: state.allowedIn(role),
        editable: !role.preset && state.mayEdit,
      }))}
      closed={(key) => (state.own.some((one) => one === key) ? undefined : t('lacking'))}
      onToggle={(roleId, text, on) => {
        const role = state.roles.find(({ id }) => id === roleId);
        const key = permissions.find((one) => one === text);
        if (role && key) state.toggle(role, key, on);
      }}
      shown={state.roles.some(({ id }) => id === shown) ? shown : last}
      onShown={setShown}
    />
  );
}

function Note({ role }: { role: Role }) {
  const { t } = useTranslation('roles');
  if (role.id === 'owner')
    return (
      <>
        <Lock size={11} aria-hidden style={{ display: 'inline' }} /> {t('fixed')}
      </>
    );
  const people = t('people', { count: role.people });
  return role.preset ? people : t('own', { people });
}

function RoleMenu({ role, onDo }: { role: Role; onDo: Props['onDo'] }) {
  const { t } = useTranslation('roles');
  const line = (what: Doing['what'], label: string, icon: MenuItem['icon'], danger = false): MenuItem => ({
    id: what,
    label,
    icon,
    danger,
    onSelect: () => onDo({ what, role }),
  });
  const copy = line('make', t('copy'), <Copy size={16} strokeWidth={1.75} aria-hidden />);
  const items = role.preset
    ? [copy]
    : [
        line('rename', t('rename.open'), <Pencil size={16} strokeWidth={1.75} aria-hidden />),
        copy,
        line('remove', t('remove.open'), <Trash2 size={16} strokeWidth={1.75} aria-hidden />, true),
      ];
  return (
    <Menu
      align="end"
      items={items}
      trigger={(attributes) => (
        <IconButton {...attributes} label={t('menu', { name: role.name })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      )}
    />
  );
}
