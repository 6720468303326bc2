import { CaseList } from '@mall/office/drafts/cases';
import { caseKind } from './case-kind.ts';
import { useOwnCases } from './useOwnCases.ts';

/** The shop's own design cases with their review. */
export function OwnCasesScreen() {
  return <CaseList kind={caseKind} list={useOwnCases()} />;
}
