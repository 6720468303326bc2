import { promotionWire } from '@mall/contract/core/wire.promotion';
import { registerOperations } from '@mall/platform';

registerOperations(promotionWire);
