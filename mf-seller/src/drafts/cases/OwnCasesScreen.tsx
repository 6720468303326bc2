import { CaseList } from '@mall/office/drafts/cases';
import { useTranslation } from 'react-i18next';
import { caseKind } from './case-kind.ts';
import { useOwnCases } from './useOwnCases.ts';

/** The shop's own design cases with their review. */
export function OwnCasesScreen() {
  const { t } = useTranslation('ownCases');
  return <CaseList kind={caseKind} list={useOwnCases()} title={t('title')} />;
}
