import { LogDays, useSavedViews } from '@mall/office';
import { OfficeCard, OfficePage, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { EntryTitle, iconOf } from './EntryTitle.tsx';
import { LogFilters } from './LogFilters.tsx';
import { type Log, useLog } from './useLog.ts';

/** The log of the mall: who changed what, and when. Nobody can erase it. */
export function LogScreen() {
  const { t } = useTranslation('operatorLog');
  const log = useLog();
  return (
    <OfficePage title={t('title')} sub={t('sub')} actions={<Views log={log} />}>
      <OfficeCard flush>
        <LogFilters log={log} />
        <LogDays
          log={log}
          iconOf={({ area }) => iconOf[area]}
          titleOf={(entry) => <EntryTitle entry={entry} />}
          words={{
            was: t('was'),
            nothing: t('nothing'),
            newest: t('newest'),
            older: t('older'),
            clear: t('clear'),
            none: t('none'),
            noneReason: t('noneReason'),
            notFound: t('notFound'),
            notFoundReason: t('notFoundReason'),
          }}
        />
      </OfficeCard>
    </OfficePage>
  );
}

/** The views of a day, and the saved ones. */
function Views({ log }: { log: Log }) {
  const { t } = useTranslation('operatorLog');
  return (
    <ViewMenu
      views={[
        { id: 'all', name: t('areas.all'), query: '' },
        { id: 'mall', name: t('mall'), query: 'shop=mall' },
        { id: 'people', name: t('areas.people'), query: 'area=people' },
        { id: 'money', name: t('areas.money'), query: 'area=money' },
      ]}
      {...useSavedViews('operator.log', log)}
    />
  );
}
