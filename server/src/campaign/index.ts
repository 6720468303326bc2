export { nameDevice } from './boosts/device.ts';

export { campaigns } from './campaigns.ts';
