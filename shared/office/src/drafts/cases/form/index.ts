export { CaseFormScreen } from './CaseFormScreen.tsx';
