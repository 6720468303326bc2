// What every office has beyond the kit: it knows the API and the session, and no screen.
export { Identity } from './Identity.tsx';
export { KeysFoot } from './KeysFoot.tsx';
export { fromLocal, toLocal } from './moments.ts';
export { useDebouncedValue } from './useDebouncedValue.ts';
export { useSavedViews } from './useSavedViews.ts';
export { useUndoToast } from './useUndoToast.tsx';
export { TextsFields } from './TextsFields.tsx';
export { useStale } from './useStale.ts';
export { ProofHost } from './ProofHost.tsx';
export { DayRange } from './DayRange.tsx';
export { LogDays } from './LogDays.tsx';
export { withOfficePhrases } from './office-phrases.ts';
export { useSeen } from './useSeen.ts';
export { usePageKeys } from './usePageKeys.ts';
export { expectedAt } from './expected.ts';
export { daysToPromise, toneOf } from './order-looks.ts';
