import { type RouteEntries, withPhrases } from '@mall/platform';
import { loadOperatorsPhrases } from './operators/load-phrases.ts';
import { loadShopsPhrases } from './shops/load-phrases.ts';
import { loadStartPhrases } from './start/load-phrases.ts';
import { loadLogPhrases } from './log/load-phrases.ts';
import { allowed } from './frame/allowed.tsx';

/** The screens of the console, each with the permission that its page declares. */
export const screens: RouteEntries = allowed({
  'operator.start': () =>
    withPhrases(
      loadStartPhrases,
      import('./start/StartScreen.tsx').then((m) => m.StartScreen),
    ),
  'operator.operators': () =>
    withPhrases(
      loadOperatorsPhrases,
      import('./operators/OperatorsScreen.tsx').then((m) => m.OperatorsScreen),
    ),
  'operator.shops': () =>
    withPhrases(
      loadShopsPhrases,
      import('./shops/ShopsScreen.tsx').then((m) => m.ShopsScreen),
    ),
  'operator.log': () =>
    withPhrases(
      loadLogPhrases,
      import('./log/LogScreen.tsx').then((m) => m.LogScreen),
    ),
});
