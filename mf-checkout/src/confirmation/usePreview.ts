import { keepPreviousData } from '@tanstack/react-query';
import type { Output } from '@mall/contract/operations';
import { orderLinkWire } from '@mall/contract/core/wire.order-link';
import { promotionWire } from '@mall/contract/core/wire.promotion';
import { registerOperations, queryClient, queryKeyOf, useQueryOf } from '@mall/platform';
import type { Source } from './source.ts';

registerOperations(promotionWire);
registerOperations(orderLinkWire);

export type Preview = Output<'order.previewCart'>;

/**
 * The member's choices; undefined leaves it to the server (default address, best coupon), '' is no coupon.
 */
export type Choice = { addressId: string | undefined; couponId: string | undefined };

const options = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData, quiet: true };

/**
 * Prices the order by one of six operations, depending on its source; the old price stays while a new one is
 * loading.
 */
export const usePreview = (source: Source, choice: Choice) => {
  const [operation, input] = callOf(source, choice);
  const on = (name: typeof operation) => ({ ...options, enabled: operation === name });
  const cart = useQueryOf('order.previewCart', choice, on('order.previewCart'));
  const direct = useQueryOf(
    'order.previewDirect',
    { ...skuOf(source), ...choice },
    on('order.previewDirect'),
  );
  const seckill = useQueryOf(
    'seckill.preview',
    { ...activityOf(source), ...skuOf(source), ...choice },
    on('seckill.preview'),
  );
  const quote = useQueryOf(
    'quote.preview',
    { ...quoteOf(source), addressId: choice.addressId },
    on('quote.preview'),
  );
  const boost = useQueryOf(
    'boost.preview',
    { ...launchOf(source), addressId: choice.addressId },
    on('boost.preview'),
  );
  const link = useQueryOf(
    'orderLink.preview',
    { ...tokenOf(source), addressId: choice.addressId },
    on('orderLink.preview'),
  );
  const preview = { cart, direct, seckill, quote, boost, link }[source.kind];
  return {
    preview,
    /** The server answered an order with newer prices. */
    take: (newer: Preview) => queryClient.setQueryData(queryKeyOf(operation, input), newer),
  };
};

const skuOf = (source: Source) =>
  source.kind === 'direct' || source.kind === 'seckill'
    ? { skuId: source.skuId, qty: source.qty }
    : { skuId: '', qty: 0 };

const quoteOf = (source: Source) => ({ id: source.kind === 'quote' ? source.quoteId : '' });

const tokenOf = (source: Source) => ({ token: source.kind === 'link' ? source.token : '' });

const launchOf = (source: Source) => ({ id: source.kind === 'boost' ? source.launchId : '' });

const activityOf = (source: Source) => ({ activityId: source.kind === 'seckill' ? source.activityId : '' });

const callOf = (source: Source, choice: Choice) => {
  switch (source.kind) {
    case 'cart':
      return ['order.previewCart', choice] as const;
    case 'direct':
      return ['order.previewDirect', { ...skuOf(source), ...choice }] as const;
    case 'quote':
      return ['quote.preview', { ...quoteOf(source), addressId: choice.addressId }] as const;
    case 'link':
      return ['orderLink.preview', { ...tokenOf(source), addressId: choice.addressId }] as const;
    case 'boost':
      return ['boost.preview', { ...launchOf(source), addressId: choice.addressId }] as const;
    case 'seckill':
      return ['seckill.preview', { ...activityOf(source), ...skuOf(source), ...choice }] as const;
  }
};
