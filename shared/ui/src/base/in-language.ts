import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import officeEn from '../office/phrases/en.json' with { type: 'json' };
import officeFili from '../office/phrases/fili.json' with { type: 'json' };
import officeIndo from '../office/phrases/indo.json' with { type: 'json' };
import officeZh from '../office/phrases/zh.json' with { type: 'json' };
import en from '../phrases/en.json' with { type: 'json' };
import fili from '../phrases/fili.json' with { type: 'json' };
import indo from '../phrases/indo.json' with { type: 'json' };
import zh from '../phrases/zh.json' with { type: 'json' };

/** For tests: switches the kit to a language of the mall. */
export const inLanguage = (code: 'zh' | 'en' | 'indo' | 'fili') => {
  void i18next.use(initReactI18next).init({
    lng: code,
    fallbackLng: 'en',
    initAsync: false,
    resources: {
      zh: { ui: zh, office: officeZh },
      en: { ui: en, office: officeEn },
      indo: { ui: indo, office: officeIndo },
      fili: { ui: fili, office: officeFili },
    },
  });
};
