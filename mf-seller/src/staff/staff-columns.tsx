import { dayMs } from '@mall/contract/core/time';
import { serverNow } from '@mall/platform';
import { Button, SelectField, useFormat } from '@mall/ui';
import { Cells, type Column, PersonFace } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Doing } from './doing.ts';
import { type Person, useChangePerson, usePersonRights, useRoles } from './useStaff.ts';

type Key = ParseKeys<'staff'>;

export const staffColumns = (onDo: (doing: Doing) => void): readonly Column<Person, Key>[] => [
  { id: 'name', header: 'column.name', cell: (person) => <Name person={person} /> },
  {
    id: 'role',
    card: 'line',
    header: 'column.role',
    cell: (person) => <RoleCell person={person} />,
    width: '190px',
  },
  {
    id: 'level',
    header: 'column.level',
    align: 'end',
    cell: ({ level }) => Cells.number(level),
    width: '80px',
    wideOnly: true,
  },
  { id: 'mobile', card: 'line', header: 'column.phone', cell: ({ mobile }) => mobile, width: '130px' },
  {
    id: 'added',
    header: 'column.added',
    align: 'end',
    cell: ({ addedAt }) => Cells.date(addedAt),
    width: '120px',
    wideOnly: true,
  },
  {
    id: 'seen',
    card: 'aside',
    header: 'column.seen',
    cell: ({ seenAt }) => <Seen at={seenAt} />,
    width: '150px',
  },
  {
    id: 'act',
    card: 'amount',
    header: 'column.act',
    align: 'end',
    cell: (person) => <Act person={person} onDo={onDo} />,
    width: '150px',
  },
];

function Name({ person }: { person: Person }) {
  const { t } = useTranslation('staff');
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('person', person.userId);
  return (
    <Who>
      <PersonFace name={person.name} image={person.image} size="large" />
      {Cells.link(
        `?${query}`,
        <>
          {person.name}
          {person.me && <small> ({t('you')})</small>}
        </>,
        person.remark,
      )}
    </Who>
  );
}

/** The role, changed in place; the person is notified. */
function RoleCell({ person }: { person: Person }) {
  const { t } = useTranslation('staff');
  const { list, mayGive } = useRoles();
  const rights = usePersonRights(person);
  const change = useChangePerson();
  if (!rights.edit || person.me)
    return (
      <Fixed>
        {person.owner && <Crown size={16} strokeWidth={1.75} aria-hidden />}
        {person.roleName}
      </Fixed>
    );
  return (
    <RoleField
      label={t('roleOf', { name: person.name })}
      hideLabel
      value={person.roleId}
      disabled={change.isPending}
      options={list
        .filter(({ id }) => id !== 'owner')
        .map((role) => ({
          value: role.id,
          label: role.name,
          disabled: role.id !== person.roleId && !mayGive(role),
        }))}
      onChange={(roleId) => change.mutate({ id: person.userId, roleId })}
    />
  );
}

/**
 * Somebody who was active within the last quarter of an hour counts as present: activity is not recorded more
 * often.
 */
function Seen({ at }: { at: string | null }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  if (at === null) return Cells.text(null);
  const age = serverNow() - Date.parse(at);
  if (age < nowMs) return <Now>{t('now')}</Now>;
  return age < dayMs ? format.relative(at, serverNow()) : Cells.date(at);
}

const nowMs = 15 * 60_000;

function Act({ person, onDo }: { person: Person; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation('staff');
  const rights = usePersonRights(person);
  const button = (what: Doing['what'], words: string) => (
    <Grave
      size="small"
      data-grave={what !== 'transfer' || undefined}
      aria-label={`${words}: ${person.name}`}
      onClick={() => onDo({ what, person })}
    >
      {words}
    </Grave>
  );
  if (rights.transfer) return button('transfer', t('transfer.open'));
  if (rights.leave) return button('leave', t('leave.open'));
  if (person.owner) return <Muted>{t('ownerStays')}</Muted>;
  return rights.remove ? button('remove', t('remove.open')) : <Muted>–</Muted>;
}

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  small { color: var(--text-muted); font-weight: var(--weight); }
`;

const Fixed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

const RoleField = styled(SelectField)`
  --field-height: var(--button-height-s);
  width: 170px;
  max-width: 100%;
`;

const Grave = styled(Button)`&[data-grave] { color: var(--danger); }`;

const Muted = styled.span`
  color: var(--text-muted);
  font-size: var(--o-xs);
`;

const Now = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);

  &::before { content: ''; width: 8px; height: 8px; border-radius: 50%; background: var(--success); }
`;
