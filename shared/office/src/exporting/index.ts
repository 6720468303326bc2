// What both offices have to export orders.
export type { ExportFrom } from './export-filter.ts';
export { LazyExport } from './LazyExport.tsx';
export { useFound } from './useFound.ts';
