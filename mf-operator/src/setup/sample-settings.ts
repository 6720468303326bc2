import type { Settings } from './useSettings.ts';

/** The settings of a mall for tests: a provider of text messages, no e-mail, Stripe. */
export const sampleSettings: Settings = {
  version: 3,
  name: { en: 'Oak & Ash', zh: 'Xiangmu' },
  logo: null,
  colour: null,
  languages: ['zh', 'en', 'indo', 'fili'],
  recordNumber: '',
  registeredNumber: '',
  exhibitionUrl: '',
  service: { phone: '', hours: {}, mail: '' },
  environment: {
    address: 'https://mall.test',
    payments: [
      { method: 'alipay', offered: false, needs: ['ALIPAY_APP_ID'] },
      { method: 'stripe', offered: true, needs: ['STRIPE_SECRET_KEY'] },
    ],
    sandbox: false,
    sms: 'provider',
    mail: 'off',
    codes: true,
    secondFactor: true,
  },
};
