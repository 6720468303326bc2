import { remoteConfig } from '@mall/build';

export default remoteConfig(import.meta.url);
