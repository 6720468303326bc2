import { bcp47, type Language, eachLanguage } from '@mall/contract/core/languages';
import { i18n, openPhrases } from '@mall/platform';

const files = eachLanguage((language) => () => import(`./phrases/${language}.json`));

/** What the room of links, codes and posters says. */
export const openPromoteWords = () => openPhrases('promote', files);

/** What a poster says in a language, whichever the reader speaks. */
export const posterWords = async (language: Language, about: { isProduct: boolean; code: string }) => {
  const file = await files[language]();
  i18n.addResourceBundle(bcp47[language], 'promote', file.default, true, true);
  const t = i18n.getFixedT(bcp47[language], 'promote');
  return {
    caption: t(about.isProduct ? 'poster.says.scanProduct' : 'poster.says.scanShop'),
    code: t('poster.says.code', { code: about.code }),
  };
};
