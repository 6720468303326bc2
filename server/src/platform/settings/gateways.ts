import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { GatewayMethod } from '@mall/contract/trade/payment';
import { z } from 'zod';

const text = z.string().min(1).optional();
const secret = { schema: text, secret: true } as const;
const readable = (read: (key: string) => KeyObject) =>
  z
    .string()
    .refine((key) => {
      try {
        return read(key).asymmetricKeyType === 'rsa';
      } catch {
        return false;
      }
    })
    .optional();
const address = (usual: string) => z.url({ protocol: /^https?$/ }).default(usual);

/**
 * A key in a provider's format: PEM (its line ends may be written as \n), a certificate, or only its base64.
 */
export const privateKey = (key: string): KeyObject => {
  if (key.includes('-----')) return createPrivateKey(key.replaceAll('\\n', '\n'));
  const der = Buffer.from(key, 'base64');
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs1' });
  }
};
export const publicKey = (key: string): KeyObject =>
  key.includes('-----')
    ? createPublicKey(key.replaceAll('\\n', '\n'))
    : createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/**
 * What each provider needs (docs/howto/connect-a-payment-provider.md). A provider without keys is not
 * offered.
 */
export const gatewaySettings = {
  ALIPAY_APP_ID: { schema: text, about: "Alipay: the application's id" },
  ALIPAY_PRIVATE_KEY: {
    schema: readable(privateKey),
    secret: true,
    about: "Alipay: the application's private key (RSA2)",
  },
  ALIPAY_PUBLIC_KEY: { schema: readable(publicKey), about: "Alipay's own public key or certificate" },
  ALIPAY_URL: {
    schema: address('https://openapi.alipay.com/gateway.do'),
    about: "Address of Alipay's gateway",
  },
  WECHAT_APP_ID: { schema: text, about: 'WeChat Pay: id of the application that collects' },
  WECHAT_MCH_ID: { schema: text, about: 'WeChat Pay: number of the merchant' },
  WECHAT_SERIAL_NO: { schema: text, about: "WeChat Pay: serial number of the merchant's certificate" },
  WECHAT_PRIVATE_KEY: {
    schema: readable(privateKey),
    secret: true,
    about: "WeChat Pay: the merchant's private key",
  },
  WECHAT_API_V3_KEY: {
    schema: z.string().length(32).optional(),
    secret: true,
    about: 'WeChat Pay: the APIv3 key, 32 characters',
  },
  WECHAT_PUBLIC_KEY_ID: { schema: text, about: "WeChat Pay's own public key: its id or serial number" },
  WECHAT_PUBLIC_KEY: { schema: readable(publicKey), about: "WeChat Pay's own public key or certificate" },
  WECHAT_URL: { schema: address('https://api.mch.weixin.qq.com'), about: 'Address of WeChat Pay' },
  XENDIT_SECRET_KEY: { ...secret, about: 'Xendit: the secret key' },
  XENDIT_CALLBACK_TOKEN: { ...secret, about: 'Xendit: the token that its notifications carry' },
  XENDIT_URL: { schema: address('https://api.xendit.co'), about: 'Address of Xendit' },
  PAYMONGO_SECRET_KEY: { ...secret, about: 'PayMongo: the secret key' },
  PAYMONGO_WEBHOOK_SECRET: { ...secret, about: 'PayMongo: the secret of its webhook' },
  PAYMONGO_URL: { schema: address('https://api.paymongo.com'), about: 'Address of PayMongo' },
  STRIPE_SECRET_KEY: { ...secret, about: 'Stripe: the secret key' },
  STRIPE_WEBHOOK_SECRET: { ...secret, about: 'Stripe: the secret of its webhook' },
  STRIPE_URL: { schema: address('https://api.stripe.com'), about: 'Address of Stripe' },
} as const;
type Setting = keyof typeof gatewaySettings;

/** The required keys of a provider; a test compares this with the table. */
export const requiredSettings = {
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  wechat: [
    'WECHAT_APP_ID',
    'WECHAT_MCH_ID',
    'WECHAT_SERIAL_NO',
    'WECHAT_PRIVATE_KEY',
    'WECHAT_API_V3_KEY',
    'WECHAT_PUBLIC_KEY_ID',
    'WECHAT_PUBLIC_KEY',
  ],
  xendit: ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'],
  paymongo: ['PAYMONGO_SECRET_KEY', 'PAYMONGO_WEBHOOK_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<GatewayMethod, readonly Setting[]>;

type Given = Partial<Record<Setting, string>>;

/** The error sentence when only a part of a provider's keys is set; undefined without an error. */
export const halfSet = (given: Given): string | undefined => {
  for (const needed of Object.values(requiredSettings)) {
    const names: readonly Setting[] = needed;
    const [set, missing] = [
      names.find((name) => given[name] !== undefined),
      names.filter((name) => given[name] === undefined),
    ];
    if (set !== undefined && missing.length > 0)
      return `${set} is set and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not: a payment provider needs all of its keys or none.`;
  }
  return undefined;
};

/** Whether any provider is configured. */
export const anyGateway = (given: Given): boolean =>
  Object.values(requiredSettings).some((names) => names.every((name) => given[name] !== undefined));
