import { paymentMethods } from '@mall/contract/trade/payment';
import { paths } from '@mall/contract/core/paths';
import { publicUrl, sandboxAllowed, type Settings } from '../../platform/settings/settings.ts';
import { alipayPayment } from './gateways/alipay.ts';
import type { Mall } from './gateways/call.ts';
import { paymongoPayment } from './gateways/paymongo.ts';
import { privateKey, publicKey } from '../../platform/settings/gateways.ts';
import { stripePayment } from './gateways/stripe.ts';
import { wechatPayment } from './gateways/wechat.ts';
import { xenditPayment } from './gateways/xendit.ts';
import { offlinePayment, type PaymentPort, sandboxPayment } from './port.ts';

/** Every configured way to pay, in the order in which they are offered. */
export const paymentPorts = (settings: Settings): readonly PaymentPort[] => {
  const home = publicUrl(settings).replace(/\/$/, '');
  const made = Object.entries(gateways).flatMap(([provider, make]) => {
    const port = make(settings, {
      returnTo: (orderId) => `${home}${paths.pay({ orderId })}`,
      notifyAt: `${home}/api/payment/webhook/${provider}`,
    });
    return port === null ? [] : [port];
  });
  const ports = [...made, sandboxPayment(sandboxAllowed(settings)), offlinePayment];
  return paymentMethods.flatMap((method) => ports.filter((port) => port.method === method));
};

type Make = (settings: Settings, mall: Mall) => PaymentPort | null;

/**
 * The settings of each provider in its adapter's format; null without them. An incomplete set has already
 * stopped the start.
 */
const gateways: Readonly<Record<string, Make>> = {
  alipay: (s, mall) =>
    s.ALIPAY_APP_ID && s.ALIPAY_PRIVATE_KEY && s.ALIPAY_PUBLIC_KEY
      ? alipayPayment(
          {
            appId: s.ALIPAY_APP_ID,
            privateKey: privateKey(s.ALIPAY_PRIVATE_KEY),
            publicKey: publicKey(s.ALIPAY_PUBLIC_KEY),
            url: s.ALIPAY_URL,
          },
          mall,
        )
      : null,
  wechat: (s, mall) =>
    s.WECHAT_APP_ID &&
    s.WECHAT_MCH_ID &&
    s.WECHAT_SERIAL_NO &&
    s.WECHAT_PRIVATE_KEY &&
    s.WECHAT_API_V3_KEY &&
    s.WECHAT_PUBLIC_KEY_ID &&
    s.WECHAT_PUBLIC_KEY
      ? wechatPayment(
          {
            appId: s.WECHAT_APP_ID,
            mchId: s.WECHAT_MCH_ID,
            serialNo: s.WECHAT_SERIAL_NO,
            privateKey: privateKey(s.WECHAT_PRIVATE_KEY),
            apiV3Key: s.WECHAT_API_V3_KEY,
            publicKeyId: s.WECHAT_PUBLIC_KEY_ID,
            publicKey: publicKey(s.WECHAT_PUBLIC_KEY),
            url: s.WECHAT_URL,
          },
          mall,
        )
      : null,
  xendit: (s, mall) =>
    s.XENDIT_SECRET_KEY && s.XENDIT_CALLBACK_TOKEN
      ? xenditPayment(
          { secretKey: s.XENDIT_SECRET_KEY, callbackToken: s.XENDIT_CALLBACK_TOKEN, url: s.XENDIT_URL },
          mall,
        )
      : null,
  paymongo: (s, mall) =>
    s.PAYMONGO_SECRET_KEY && s.PAYMONGO_WEBHOOK_SECRET
      ? paymongoPayment(
          {
            secretKey: s.PAYMONGO_SECRET_KEY,
            webhookSecret: s.PAYMONGO_WEBHOOK_SECRET,
            url: s.PAYMONGO_URL,
          },
          mall,
        )
      : null,
  stripe: (s, mall) =>
    s.STRIPE_SECRET_KEY && s.STRIPE_WEBHOOK_SECRET
      ? stripePayment(
          { secretKey: s.STRIPE_SECRET_KEY, webhookSecret: s.STRIPE_WEBHOOK_SECRET, url: s.STRIPE_URL },
          mall,
        )
      : null,
};
