import { promotionWire } from '@mall/contract/wire.promotion';
import { bringOperations } from '@mall/platform';

bringOperations(promotionWire);
