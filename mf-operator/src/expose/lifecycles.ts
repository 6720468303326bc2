import { operatorWire } from '@mall/contract/core/wire.operator';
import { viewWire } from '@mall/contract/core/wire.views';
import { registerOperations } from '@mall/platform';
import { createLifecycles } from '@mall/platform/lifecycles';
import { FailedSection, uiPhrases } from '@mall/ui';
import declared from '../../remote.config.ts';
import { ConsolePage } from '../frame/ConsolePage.tsx';
import { screens } from '../screens.ts';
import { phrases } from './phrases.ts';

registerOperations({ ...operatorWire, ...viewWire });

/** On a page of its own, `/operator.html`. */
export const { bootstrap, mount, unmount } = createLifecycles({
  declared,
  routes: screens,
  phrases,
  speaks: { ui: uiPhrases },
  Frame: ConsolePage,
  Failed: FailedSection,
});
