import { bcp47, type Language, eachLanguage } from '@mall/contract/core/languages';
import { i18n, loadPhrases } from '@mall/platform';

const files = eachLanguage((language) => () => import(`./phrases/${language}.json`));

/** The phrases of links, codes and posters. */
export const loadPromotePhrases = () => loadPhrases('promote', files);

/** The phrases of a poster in one language, whatever the user's. */
export const posterWords = async (language: Language, about: { isProduct: boolean; code: string }) => {
  const file = await files[language]();
  i18n.addResourceBundle(bcp47[language], 'promote', file.default, true, true);
  const t = i18n.getFixedT(bcp47[language], 'promote');
  return {
    caption: t(about.isProduct ? 'poster.says.scanProduct' : 'poster.says.scanShop'),
    code: t('poster.says.code', { code: about.code }),
  };
};
