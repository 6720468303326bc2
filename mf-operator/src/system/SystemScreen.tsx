import { Tabs } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Health } from './Health.tsx';
import { MessageTable } from './MessageTable.tsx';
import { systemTabs, useHealth, useSystemAddress } from './useSystem.ts';
import { WorkTable } from './WorkTable.tsx';

/** How the mall itself does: its parts, work in the background, messages that leave it. */
export function SystemScreen() {
  const { t } = useTranslation('system');
  const address = useSystemAddress();
  const health = useHealth();
  const { tab } = address.asked;
  const failed = { health: undefined, work: health.data?.jobs.failed, messages: health.data?.sends.failed };
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={systemTabs.map((id) => ({
            id,
            label: t(`tab.${id}`),
            ...(failed[id] ? { count: failed[id] } : {}),
          }))}
          value={tab}
          onChange={(next) => address.ask({ tab: next, state: 'failed', way: 'all' })}
        >
          {tab === 'health' && <Health health={health} />}
          {tab === 'work' && <WorkTable address={address} />}
          {tab === 'messages' && <MessageTable address={address} />}
        </Tabs>
      </OfficeCard>
    </OfficePage>
  );
}
