import { distributionWire } from '@mall/contract/wire.promotion';
import { bringOperations } from '@mall/platform';

bringOperations(distributionWire);
