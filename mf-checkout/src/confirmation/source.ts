/** The source of the order, from the address. */
export type Source =
  | { kind: 'cart' }
  | { kind: 'direct'; skuId: string; qty: number }
  | { kind: 'quote'; quoteId: string }
  /** An order that a shop has written, by its link; never in the address of a page. */
  | { kind: 'link'; token: string }
  | { kind: 'boost'; launchId: string }
  | { kind: 'seckill'; activityId: string; skuId: string; qty: number };

/** Parses an address of `paths.confirm`. Undefined when it contains nothing that can be ordered. */
export const sourceOf = (search: URLSearchParams): Source | undefined => {
  const kind = search.get('source') ?? 'cart';
  if (kind === 'cart') return { kind };
  const quoteId = search.get('quoteId') ?? '';
  if (kind === 'quote') return quoteId === '' ? undefined : { kind, quoteId };
  const launchId = search.get('launchId') ?? '';
  if (kind === 'boost') return launchId === '' ? undefined : { kind, launchId };
  const skuId = search.get('skuId') ?? '';
  const qty = Number(search.get('qty') ?? 1);
  const activityId = search.get('activityId') ?? '';
  if (!/^\d+$/.test(skuId) || !Number.isSafeInteger(qty) || qty < 1) return undefined;
  if (kind === 'direct') return { kind, skuId, qty };
  return kind === 'seckill' && activityId !== '' ? { kind, activityId, skuId, qty } : undefined;
};
