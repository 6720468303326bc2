import { Breadcrumbs, EmptyMessage, Skeleton } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HistoryTable } from './HistoryTable.tsx';
import { type Doing, MoveDialog } from './MoveDialog.tsx';
import { State } from './parts.tsx';
import { RemoteActions } from './RemoteActions.tsx';
import { Standing } from './Standing.tsx';
import { TesterDialog } from './TesterDialog.tsx';
import type { useReleases } from './useReleases.ts';
import { VersionTable } from './VersionTable.tsx';

type Props = { name: string; releases: ReturnType<typeof useReleases> };

/** One remote: its versions with how they did, what can be done about them, and what was. */
export function RemotePage({ name, releases }: Props) {
  const { t } = useTranslation('releases');
  const navigate = useNavigate();
  const [doing, setDoing] = useState<Doing | { verb: 'test'; version: string }>();
  const { data } = releases;
  if (data === undefined) return <Skeleton kind="block" height={480} />;
  const remote = data.remotes.find((one) => one.name === name);
  const above = <Breadcrumbs crumbs={[{ label: t('title'), to: '?' }, { label: name }]} />;
  if (remote === undefined)
    return (
      <OfficePage above={above} title={name}>
        <OfficeCard>
          <EmptyMessage
            title={t('notThere')}
            reason={t('notThereReason')}
            action={{ label: t('showAll'), onClick: () => void navigate('?') }}
          />
        </OfficeCard>
      </OfficePage>
    );
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      above={above}
      title={name}
      status={<State remote={remote} />}
      sub={t('sub', { revision: data.revision })}
      actions={data.canMove && <RemoteActions remote={remote} onDo={setDoing} />}
    >
      <Standing releases={releases} />
      <OfficeCard title={t('versions')} flush>
        <VersionTable remote={remote} mayMove={data.canMove} onDo={setDoing} />
      </OfficeCard>
      <OfficeCard title={t('tab.history')} flush>
        <HistoryTable remote={name} />
      </OfficeCard>
      {doing?.verb === 'test' && <TesterDialog remote={name} version={doing.version} onClose={end} />}
      {doing !== undefined && doing.verb !== 'test' && (
        <MoveDialog
          remote={remote}
          digest={data.digest}
          doing={doing}
          onMoved={releases.onMoved}
          onClose={end}
        />
      )}
    </OfficePage>
  );
}
