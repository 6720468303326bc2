// The member centre's entry point: what its pages share, whichever remote owns them. Only for lazy chunks.
export { Loaded } from './Loaded.tsx';
export * from './MemberPage.tsx';
export * from './page-of.ts';
export { PagedList } from './PagedList.tsx';
export * from './ProductGrid.tsx';
export * from './proof.ts';
export * from './ProofChoice.tsx';
export * from './ranges.ts';
export * from './SearchForm.tsx';
export * from './Segments.tsx';
export * from './useCodeWait.ts';
