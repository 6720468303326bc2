// One act for many rows of a list, whatever they are: it reports row by row and is undone.
export { BatchReport } from './BatchReport.tsx';
export { type Act, type StartBatch, useBatch } from './useBatch.ts';
