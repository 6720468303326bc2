// Amounts over time, drawn by ourselves.
export { type ChartPoint, LineChart } from './LineChart.tsx';
export { changeOf } from './scale.ts';
