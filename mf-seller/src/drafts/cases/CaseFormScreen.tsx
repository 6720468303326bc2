import { CaseFormScreen as FormScreen } from '@mall/office/drafts/cases/form';
import { caseKind } from './case-kind.ts';

/** A new design case, or with `?id=` one of the shop's own. */
export function CaseFormScreen() {
  return <FormScreen kind={caseKind} />;
}
