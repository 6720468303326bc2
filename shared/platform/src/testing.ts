// The internals that the test harness needs. Only @mall/testing imports this entry point.
export { transport } from './api/transport.ts';
export { startCartCount } from './counts/cart-count.ts';
export { loadCommonPhrases } from './i18n/common.ts';
export { startI18n } from './i18n/i18n.ts';
export { openLanguage } from './i18n/language.ts';
export { question } from './shop/question.ts';
