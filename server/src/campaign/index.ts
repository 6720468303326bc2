export { nameDevice } from './boosts/device.ts';
