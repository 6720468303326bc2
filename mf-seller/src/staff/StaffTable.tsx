import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, SelectField } from '@mall/ui';
import { DataTable, OfficeCard, SearchField, Toolbar } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Doing } from './doing.ts';
import { staffColumns } from './staff-columns.tsx';
import { type People, useRoles } from './useStaff.ts';

/** One card: search and role, the people, pagination. */
export function StaffTable({ people, onDo }: { people: People; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation('staff');
  const keys = useSingleKeys();
  const roles = useRoles();
  const [typed, setTyped] = useState(people.keyword);
  return (
    <OfficeCard flush>
      <Toolbar>
        <SearchField
          label={t('find')}
          value={typed}
          onChange={setTyped}
          onSearch={(keyword) => people.ask({ keyword })}
        />
        <RoleFilter
          label={t('column.role')}
          hideLabel
          value={people.roleId}
          empty={t('anyRole')}
          options={roles.list.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(role) => people.ask({ role })}
        />
      </Toolbar>
      <DataTable
        label={t('title')}
        columns={staffColumns(onDo)}
        rows={people.rows}
        rowKey={({ userId }) => userId}
        rowName={({ name }) => name}
        say={(key) => t(key)}
        load={people}
        keys={keys}
        empty={
          <EmptyMessage
            title={t('notFound')}
            reason={t('notFoundReason')}
            action={{
              label: t('showAll'),
              onClick: () => {
                setTyped('');
                people.ask({ keyword: '', role: '' });
              },
            }}
          />
        }
      />
      <KeysFoot
        page={people.page}
        size={people.size}
        total={people.total}
        onPage={(page) => people.ask({ page })}
      />
    </OfficeCard>
  );
}

const RoleFilter = styled(SelectField)`width: 180px;`;
