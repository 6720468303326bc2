import { officePaths } from '@mall/contract/seller/office-paths';
import { paths } from '@mall/contract/core/paths';

/** Where G and a letter lead; what no page shows is not there. */
export const goKeys = {
  o: officePaths.orders(),
  p: '/userAdmin/goods/goodsList',
  d: '/userAdmin/orders/orderDeliveryList',
  s: paths.sellerOverview(),
} as const;

export type KeyMeaning = 'search' | 'keys' | 'find' | 'add' | { readonly go: string };

/**
 * What keys mean, one after the other: a letter after G within a moment is a place. Returns undefined for what means
 * nothing here, so that lists and forms have it.
 */
export const createKeyReader = (now: () => number = () => performance.now()) => {
  let goUntil = 0;
  return (key: string): KeyMeaning | undefined => {
    const letter = key.toLowerCase();
    const going = now() < goUntil;
    goUntil = 0;
    if (going && isGoKey(letter)) return { go: goKeys[letter] };
    if (letter === 'g') goUntil = now() + goMs;
    return meanings.get(letter);
  };
};

const goMs = 1500;
const meanings = new Map<string, KeyMeaning>([
  ['?', 'keys'],
  ['/', 'find'],
  ['c', 'add'],
]);
const isGoKey = (letter: string): letter is keyof typeof goKeys => Object.hasOwn(goKeys, letter);
