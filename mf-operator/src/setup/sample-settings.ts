import type { Output } from '@mall/contract/operations';
import type { Settings } from './useSettings.ts';

/** The settings of a mall for tests: a provider of text messages, no e-mail. */
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
    sandbox: false,
    sms: 'provider',
    mail: 'off',
    codes: true,
    secondFactor: true,
  },
};

/** Its ways to pay: Stripe and transfers, of which it has no account. */
export const sampleMethods: Output<'mallPayMethod.list'> = {
  list: [
    { method: 'alipay', on: true, setUp: false, needs: ['ALIPAY_APP_ID'] },
    { method: 'stripe', on: true, setUp: true, needs: ['STRIPE_SECRET_KEY'] },
    { method: 'offline', on: true, setUp: false, needs: [] },
  ],
};
