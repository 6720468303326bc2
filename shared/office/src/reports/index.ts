// What was sold in a period, in either office.
export { ReportPage } from './ReportPage.tsx';
export { useReportAddress } from './useReportAddress.ts';
