import { distributionWire } from '@mall/contract/core/wire.promotion';
import { registerOperations } from '@mall/platform';

registerOperations(distributionWire);
