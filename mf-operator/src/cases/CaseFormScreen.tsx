import { CaseFormScreen as FormScreen } from '@mall/office/drafts/cases/form';
import { mallCaseKind } from './mall-case-kind.ts';

/** A new design case of the mall, or with `?id=` one of them. */
export function CaseFormScreen() {
  return <FormScreen kind={mallCaseKind} />;
}
