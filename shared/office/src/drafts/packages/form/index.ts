export { PackageFormScreen } from './PackageFormScreen.tsx';
