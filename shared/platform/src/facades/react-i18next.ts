/** The names of react-i18next that the mall uses (why: react-router-dom.ts beside). */
export { I18nextProvider, initReactI18next, useTranslation } from 'real-react-i18next';
