import { useSavedViews } from '@mall/office';
import { Tabs } from '@mall/ui';
import { OfficeCard, OfficePage, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { ReasonsTab } from './ReasonsTab.tsx';
import { tabs, useWhich, useWorks, type Works } from './useWorks.ts';
import { WorkPage } from './WorkPage.tsx';
import { WorkTable } from './WorkTable.tsx';

/** One queue of what shops send in; with `?work=` one of them. */
export function ReviewsScreen() {
  const which = useWhich();
  return which === undefined ? <Queue /> : <WorkPage key={`${which.kind}:${which.id}`} which={which} />;
}

function Queue() {
  const { t } = useTranslation('workReviews');
  const works = useWorks();
  const { tab } = works.asked;
  return (
    <OfficePage
      title={t('title')}
      sub={t(`sub.${tab}`)}
      actions={tab !== 'reasons' && <Views works={works} />}
    >
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          value={tab}
          // Each has columns of its own.
          onChange={(next) => works.ask({ tab: next, cols: '' })}
        >
          {tab === 'reasons' ? <ReasonsTab /> : <WorkTable key={tab} works={works} />}
        </Tabs>
      </OfficeCard>
    </OfficePage>
  );
}

function Views({ works }: { works: Works }) {
  const { t } = useTranslation('workReviews');
  return (
    <ViewMenu
      views={[
        { id: 'all', name: t('view.all'), query: '' },
        { id: 'mine', name: t('view.mine'), query: 'whose=mine' },
        { id: 'done', name: t('tab.decided'), query: 'tab=decided' },
        { id: 'decided', name: t('view.decided'), query: 'tab=decided&whose=mine' },
      ]}
      {...useSavedViews('operator.reviews', works)}
    />
  );
}
