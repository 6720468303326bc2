import { promotionWire } from '@mall/contract/core/wire.promotion';
import { bringOperations } from '@mall/platform';

bringOperations(promotionWire);
