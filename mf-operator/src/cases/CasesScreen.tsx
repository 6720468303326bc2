import { CaseList } from '@mall/office/drafts/cases';
import { useTranslation } from 'react-i18next';
import { CaseFilters, CaseViews } from './CaseFilters.tsx';
import { mallCaseKind } from './mall-case-kind.ts';
import { useMallCases } from './useMallCases.ts';

/** The mall's own design cases: what shoppers see of them, and drafts. */
export function CasesScreen() {
  const { t } = useTranslation('mallCases');
  const cases = useMallCases();
  return (
    <CaseList
      kind={mallCaseKind}
      list={cases}
      title={t('title')}
      none={{ title: t('none'), reason: t('noneReason') }}
      filters={<CaseFilters cases={cases} />}
      views={<CaseViews cases={cases} />}
    />
  );
}
