export { packageKindOf } from './package-kind.ts';
export { packageRowOf } from './package-row.ts';
export { PackageList } from './PackageList.tsx';
