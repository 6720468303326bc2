import { createLifecycles } from '@mall/platform/lifecycles';
import { FailedSection, uiPhrases } from '@mall/ui';
import declared from '../../remote.config.ts';
import { MerchantFrame } from '../standalone/MerchantFrame.tsx';
import { phrases } from './phrases.ts';
import { routes } from './routes.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  declared,
  routes,
  phrases,
  speaks: { ui: uiPhrases },
  Frame: MerchantFrame,
  Failed: FailedSection,
});
