import { languages } from '@mall/contract/core/languages';
import type { AppInfo } from '@mall/platform';

/** What the mall says of itself in tests: no logo, no numbers, all languages, codes by text message. */
export const sampleAppInfo: AppInfo = {
  shop_name: 'Furnimall',
  pc_logo: '',
  pc_url: '',
  colour: null,
  languages: [...languages],
  record_number: '',
  registered_number: '',
  smallItemsBrandId: '50',
  exhibitionUrl: null,
  smsLen: 6,
  codes: true,
  currency: 'CNY',
  sandbox: false,
};
