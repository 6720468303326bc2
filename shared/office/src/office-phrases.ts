import { loadPhrases } from '@mall/platform';
import { officePhrases } from '@mall/ui/office';

/**
 * The phrases of the office's tables and forms, on any page: fetched beside its screen, and never by a
 * shopper.
 */
export const withOfficePhrases = async <Screen>(screen: Promise<Screen>): Promise<Screen> => {
  const [shown] = await Promise.all([screen, loadPhrases('office', officePhrases)]);
  return shown;
};
