import { officePaths } from '@mall/contract/seller/office-paths';
import { permissions } from '@mall/contract/core/permissions';
import { useMay } from '@mall/platform';
import { Button, ButtonLink, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { OfficeCard, OfficePage, SearchField } from '@mall/ui/office';
import { History, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Doing } from './doing.ts';
import { MakeDialog } from './MakeDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { RoleTable } from './RoleTable.tsx';
import { fitting } from './fitting.ts';
import { SaveBar } from './SaveBar.tsx';
import { useRoles } from './useRoles.ts';

/** The permissions in the shop: the preset roles to read, its own ones to change. */
export function RolesScreen() {
  const { t } = useTranslation('roles');
  const state = useRoles();
  const maySeeChanges = useMay('shop.view');
  const [word, setWord] = useState('');
  const [doing, setDoing] = useState<Doing>();
  const end = () => setDoing(undefined);
  if (state.failed) return <FailedSection onRetry={state.retry} />;
  if (state.loading) return <Skeleton kind="block" height={640} />;
  const own = state.roles.filter(({ preset }) => !preset).length;
  const groups = fitting(state.groups, word);
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { keys: permissions.length, presets: state.roles.length - own, count: own })}
      actions={
        <>
          <Find>
            <SearchField label={t('find')} value={word} onChange={setWord} />
          </Find>
          {maySeeChanges && (
            <ButtonLink
              tone="ghost"
              to={officePaths.audit({ area: 'role' })}
              icon={<History size={16} strokeWidth={1.75} aria-hidden />}
            >
              {t('history')}
            </ButtonLink>
          )}
          <Button
            tone="primary"
            disabled={!state.mayEdit}
            title={state.mayEdit ? undefined : t('notPermitted')}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setDoing({ what: 'make', role: undefined })}
          >
            {t('make.title')}
          </Button>
        </>
      }
    >
      <OfficeCard flush>
        {groups.length === 0 ? (
          <EmptyMessage
            title={t('notFound', { word })}
            action={{ label: t('showAll'), onClick: () => setWord('') }}
          />
        ) : (
          <RoleTable state={state} groups={groups} onDo={setDoing} />
        )}
        <SaveBar state={state} />
      </OfficeCard>
      <MakeDialog open={doing?.what === 'make'} base={doing?.role} state={state} onClose={end} />
      {doing?.role && doing.what !== 'make' && (
        <>
          <RenameDialog open={doing.what === 'rename'} role={doing.role} onClose={end} />
          <RemoveDialog open={doing.what === 'remove'} role={doing.role} state={state} onClose={end} />
        </>
      )}
    </OfficePage>
  );
}

const Find = styled.div`
  display: grid;
  width: 220px;
`;
