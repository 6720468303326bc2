// What every office has beyond the kit: it knows the API and the session, and no screen.
export { Identity } from './Identity.tsx';
export { KeysFoot } from './KeysFoot.tsx';
export { useDebouncedValue } from './useDebouncedValue.ts';
export { useSavedViews } from './useSavedViews.ts';
export { useUndoToast } from './useUndoToast.tsx';
export { ProofHost } from './ProofHost.tsx';
export { withOfficePhrases } from './office-phrases.ts';
