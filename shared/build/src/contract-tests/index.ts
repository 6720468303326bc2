export { builtRemote } from './built-remote.ts';
export { type BuiltFiles, contractProblems } from './contract-problems.ts';
