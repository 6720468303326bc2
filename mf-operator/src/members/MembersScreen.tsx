import { api } from '@mall/platform';
import { useSavedViews } from '@mall/office';
import { useFormat } from '@mall/ui';
import { OfficePage, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ExportList } from '../ExportList.tsx';
import { MemberPage } from './MemberPage.tsx';
import { MemberTable } from './MemberTable.tsx';
import { type Members, useMembers } from './useMembers.ts';

/** The members of the mall; with `?memberId=` one of them. */
export function MembersScreen() {
  const [params] = useSearchParams();
  const id = params.get('memberId');
  return id === null ? <List /> : <MemberPage key={id} id={id} />;
}

function List() {
  const { t } = useTranslation('members');
  const format = useFormat();
  const members = useMembers();
  const count = `${format.number(members.total)}${members.more ? '+' : ''}`;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: members.total, total: count })}
      actions={
        <>
          <ExportList total={members.total} begin={() => api('mallMember.exportJob', members.filter)} />
          <Views members={members} />
        </>
      }
    >
      <MemberTable members={members} />
    </OfficePage>
  );
}

function Views({ members }: { members: Members }) {
  const { t } = useTranslation('members');
  return (
    <ViewMenu
      views={[
        { id: 'all', name: t('state.all'), query: '' },
        { id: 'locked', name: t('state.locked'), query: 'state=locked' },
        { id: 'gold', name: t('level.3'), query: 'level=3' },
      ]}
      {...useSavedViews('operator.members', members)}
    />
  );
}
