import { operatorWire } from '@mall/contract/core/wire.operator';
import { viewWire } from '@mall/contract/core/wire.views';
import { registerOperations, type RouteEntries } from '@mall/platform';
import { screens } from '../screens.ts';

registerOperations({ ...operatorWire, ...viewWire });

/** In the mall's page: the console's frame, and its screens inside. */
export const routes: RouteEntries = {
  ...screens,
  'operator.frame': () => import('../frame/ConsoleOutlet.tsx').then((m) => ({ Component: m.ConsoleOutlet })),
};
