import { openPhrases } from '@mall/platform';
import { officePhrases } from '@mall/ui/office';

/** What the tables and forms of the office say, on whichever page: fetched beside its screen, and by no shopper. */
export const withOfficePhrases = async <Screen>(screen: Promise<Screen>): Promise<Screen> => {
  const [shown] = await Promise.all([screen, openPhrases('office', officePhrases)]);
  return shown;
};
