export { hostConfig } from './host.ts';
export { remoteConfig } from './remote.ts';
