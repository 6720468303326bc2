export { caseKindOf } from './case-kind.ts';
export { CaseList } from './CaseList.tsx';
export { caseRowOf } from './case-row.ts';
export { useCasePhrases } from './useCasePhrases.ts';
