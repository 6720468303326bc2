import { FailedSection, Skeleton } from '@mall/ui';
import { FilterSegments, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { LegalEditor } from './LegalEditor.tsx';
import { useLegal } from './useLegal.ts';

/** The legal texts of the mall, kind by kind: the words that hold, and every version before. */
export function LegalScreen() {
  const { t } = useTranslation('legalTexts');
  const mayEdit = useMayOperate('content.edit');
  const { kind, kinds, choose, versions, newest, state, retry } = useLegal();
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <FilterSegments
        label={t('which')}
        segments={kinds.map(({ kind: value, title }) => ({ value, label: title }))}
        value={kind}
        onChange={choose}
      />
      {state === 'failed' && <FailedSection onRetry={retry} />}
      {state === 'loading' && <Skeleton kind="block" height={480} />}
      {newest !== undefined && (
        <LegalEditor key={kind} newest={newest} versions={versions} readOnly={!mayEdit} />
      )}
    </OfficePage>
  );
}
