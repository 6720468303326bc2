import { staff as limits } from '@mall/contract/core/limits';
import { Button, MoneyText, SelectField, Sheet, TextField, useForm, useFormat } from '@mall/ui';
import { KeyValues, PersonFace } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { levels } from './levels.ts';
import type { Doing } from './doing.ts';
import { type Person, sayRole, useChangePerson, usePersonRights, useRoles } from './useStaff.ts';

type Props = { person: Person | undefined; onClose: () => void; onDo: (doing: Doing) => void };

/** Everything that the shop has about a staff member, and what may be changed. */
export function PersonSheet({ person, onClose, onDo }: Props) {
  const { t } = useTranslation('staff');
  return (
    <Sheet open={person !== undefined} onClose={onClose} title={person?.name ?? t('title')}>
      {person && (
        <>
          <About person={person} />
          <Change key={`${person.userId} ${person.roleId}`} person={person} onDone={onClose} onDo={onDo} />
        </>
      )}
    </Sheet>
  );
}

function About({ person }: { person: Person }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const entries = [
    { id: 'phone', name: t('column.phone'), value: person.mobile },
    { id: 'email', name: t('email'), value: person.email },
    { id: 'sex', name: t('sex'), value: t(`sexes.${person.sex}`) },
    { id: 'registered', name: t('registered'), value: format.date(person.registeredAt, 'medium') },
    {
      id: 'added',
      name: t('column.added'),
      value:
        person.addedBy === null
          ? format.date(person.addedAt, 'medium')
          : t('addedBy', { at: format.date(person.addedAt, 'medium'), name: person.addedBy }),
    },
    ...(person.balance === null
      ? []
      : [
          {
            id: 'balance',
            name: t('balance'),
            value: <MoneyText amount={person.balance} decimals="always" />,
          },
        ]),
  ];
  return (
    <Top>
      <PersonFace name={person.name} image={person.image} size="large" />
      <b>{person.roleName}</b>
      <KeyValues entries={entries} />
    </Top>
  );
}

function Change({ person, onDone, onDo }: { person: Person; onDone: () => void; onDo: Props['onDo'] }) {
  const { t } = useTranslation('staff');
  const rights = usePersonRights(person);
  const { list, groups, mayGive } = useRoles();
  const change = useChangePerson(onDone);
  const form = useForm({
    initial: { roleId: person.roleId, level: String(person.level), remark: person.remark },
    onSubmit: ({ level, remark, roleId }) =>
      change
        .mutateAsync({
          id: person.userId,
          level: Number(level),
          remark,
          ...(roleId === person.roleId ? {} : { roleId }),
        })
        .catch(() => undefined),
  });
  const leaving = rights.leave
    ? 'leave'
    : rights.remove
      ? 'remove'
      : rights.transfer
        ? 'transfer'
        : undefined;
  const role = list.find(({ id }) => id === form.values.roleId);
  return (
    <Fields
      ref={form.formRef}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {rights.edit && (
        <>
          {!person.me && (
            <SelectField
              label={t('column.role')}
              hint={sayRole(role, groups, (count) => t('more', { count }))}
              options={list
                .filter(({ id }) => id !== 'owner')
                .map((one) => ({
                  value: one.id,
                  label: one.name,
                  disabled: one.id !== person.roleId && !mayGive(one),
                }))}
              {...form.field('roleId')}
            />
          )}
          <SelectField
            label={t('column.level')}
            hint={t('levelHint')}
            options={levels}
            {...form.field('level')}
          />
          <TextField label={t('remark')} optional maxLength={limits.remark} {...form.field('remark')} />
          <Button tone="primary" type="submit" busy={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        </>
      )}
      {leaving && <Button onClick={() => onDo({ what: leaving, person })}>{t(`${leaving}.open`)}</Button>}
    </Fields>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--line);

  > dl { grid-column: 1 / -1; }
`;

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-4);
`;
