import { randomBytes } from 'node:crypto';

export const providers = ['alipay', 'wechat', 'xendit', 'paymongo', 'stripe'] as const;
export type Provider = (typeof providers)[number];

/** Possible faults between a gateway and a shop. With all of them off the gateway works perfectly. */
export type Knobs = {
  /** The delay before it notifies. */
  readonly delayMs?: number;
  /** Never notifies. */
  readonly drop?: boolean;
  /** Repeats every notification this many times. */
  readonly duplicate?: number;
  /** Sends old news (not paid yet, expired) after the new. */
  readonly reorder?: boolean;
  /** One unit more was paid than requested. */
  readonly wrongAmount?: boolean;
  /** The amount is right but its currency is another. */
  readonly wrongCurrency?: boolean;
  /** Signs with a key that is not its own. */
  readonly badSignature?: boolean;
  /** Accepts money for a payment that the shop has closed. */
  readonly afterClose?: boolean;
};

/** An amount in the gateway's format: the digits after the decimal point. */
export type Amount = { readonly minor: bigint; readonly digits: number; readonly currency: string };

export type Refund = {
  readonly id: string;
  /** The shop's reference. */
  readonly key: string;
  readonly minor: bigint;
  status: 'done' | 'pending' | 'failed';
};

export type Payment = {
  readonly provider: Provider;
  /** The gateway's reference; for Alipay and WeChat Pay it is the shop's. */
  readonly ref: string;
  readonly shopRef: string;
  readonly asked: Amount;
  readonly returnTo: string;
  readonly notifyAt: string;
  readonly paymentRef: string;
  state: 'open' | 'paid' | 'closed';
  paid: Amount;
  readonly refunds: Refund[];
};

export const decimal = ({ minor, digits }: Pick<Amount, 'minor' | 'digits'>): string => {
  const figures = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
};

/** The reverse; undefined for an invalid number. */
export const readDecimal = (text: string, digits: number): bigint | undefined => {
  const read = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (read === null || (read[2] ?? '').length > digits) return undefined;
  return BigInt((read[1] ?? '') + (read[2] ?? '').padEnd(digits, '0'));
};

type New = Pick<Payment, 'provider' | 'shopRef' | 'asked' | 'returnTo' | 'notifyAt'> & { ref?: string };

/** All payments of the gateways, by provider and name. */
export const createBook = () => {
  const payments = new Map<string, Payment>();
  const keyOf = (provider: Provider, ref: string) => `${provider}/${ref}`;
  const find = (provider: Provider, ref: string) => payments.get(keyOf(provider, ref));
  return {
    find,
    all: (): readonly Payment[] => [...payments.values()],
    /** Opens a payment; the same name again returns the same payment. */
    open: ({ ref = `cs_${hex(12)}`, ...given }: New): Payment => {
      const payment: Payment = find(given.provider, ref) ?? {
        ...given,
        ref,
        paymentRef: `pay_${hex(12)}`,
        state: 'open',
        paid: given.asked,
        refunds: [],
      };
      payments.set(keyOf(given.provider, ref), payment);
      return payment;
    },
    close: (payment: Payment): boolean => {
      if (payment.state === 'paid') return false;
      payment.state = 'closed';
      return true;
    },
    /** One refund per key; never more than was paid. */
    refund: (payment: Payment, key: string, minor: bigint, status: Refund['status']): Refund | undefined => {
      const known = payment.refunds.find((refund) => refund.key === key);
      if (known !== undefined) return known;
      const sent = payment.refunds.reduce(
        (so, refund) => (refund.status === 'failed' ? so : so + refund.minor),
        0n,
      );
      if (payment.state !== 'paid' || sent + minor > payment.paid.minor) return undefined;
      const refund: Refund = { id: `rf_${hex(12)}`, key, minor, status };
      payment.refunds.push(refund);
      return refund;
    },
  };
};
export type Book = ReturnType<typeof createBook>;

export const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
