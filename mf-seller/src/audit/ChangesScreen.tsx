import { LogDays } from '@mall/office';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { ChangeFilters } from './ChangeFilters.tsx';
import { ChangeTitle, iconOf } from './ChangeTitle.tsx';
import { useChanges } from './useChanges.ts';

/** The audit log of the shop: who changed what, and when. Nobody can erase it. */
export function ChangesScreen() {
  const { t } = useTranslation('audit');
  const changes = useChanges();
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <OfficeCard flush>
        <ChangeFilters changes={changes} />
        <LogDays
          log={changes}
          iconOf={({ area }) => iconOf[area]}
          titleOf={(change) => <ChangeTitle change={change} />}
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
