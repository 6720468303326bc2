import { hostConfig } from '@mall/build';

export default hostConfig(import.meta.url);
