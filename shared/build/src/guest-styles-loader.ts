import { guestStyles } from './guest-styles.ts';

/** Webpack's loader for the style sheets that `shell/src/merchant/guest.ts` imports. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader by it
export default (css: string): string => guestStyles(css);
