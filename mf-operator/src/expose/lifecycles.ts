import { createLifecycles } from '@mall/platform/lifecycles';
import { FailedSection, uiPhrases } from '@mall/ui';
import declared from '../../remote.config.ts';
import { ConsolePage } from '../frame/ConsolePage.tsx';
import { phrases } from './phrases.ts';
import { routes } from './routes.ts';

const { 'operator.frame': _inTheMall, 'operator.setup': _beforeTheConsole, ...screens } = routes;
const alone = { ...declared, routes: declared.routes.filter(({ id }) => id in screens) };

/** On a page of its own, `/operator.html`, whose frame is around all screens. */
export const { bootstrap, mount, unmount } = createLifecycles({
  declared: alone,
  routes: screens,
  phrases,
  speaks: { ui: uiPhrases },
  Frame: ConsolePage,
  Failed: FailedSection,
});
