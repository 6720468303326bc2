import { useQueryOf } from '@mall/platform';
import { FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { FirstSteps } from './FirstSteps.tsx';
import { Queues } from './Queues.tsx';

/** The first page of the console: what waits and since when, and what a new mall still needs. */
export function StartScreen() {
  const { t } = useTranslation('start');
  const { data, isError, refetch } = useQueryOf('operator.start', {}, { quiet: true });
  return (
    <OfficePage title={t('title')}>
      {isError && data === undefined && <FailedSection onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton kind="block" height={320} />}
      {data !== undefined && data.steps.length > 0 && <FirstSteps steps={data.steps} />}
      {data !== undefined && <Queues queues={data.queues} />}
    </OfficePage>
  );
}
