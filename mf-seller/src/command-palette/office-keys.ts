import { officePaths } from '@mall/contract/seller/office-paths';
import { paths } from '@mall/contract/core/paths';

/** The pages that G and a letter open; pages without a screen are absent. */
export const goKeys = {
  o: officePaths.orders(),
  p: '/userAdmin/goods/goodsList',
  d: '/userAdmin/orders/orderDeliveryList',
  s: paths.sellerOverview(),
} as const;

export type KeyMeaning = 'search' | 'keys' | 'find' | 'add' | { readonly go: string };

/**
 * Interprets keys one after the other: a letter shortly after G opens a page. Returns undefined for a key
 * without a meaning here, so that lists and forms can handle it.
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
