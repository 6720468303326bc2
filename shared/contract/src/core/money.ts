/**
 * A whole number of minor units (分). Branded: no arithmetic by accident. Only this module multiplies or
 * divides money.
 */
export type Money = number & { readonly unit: 'minor' };

/** Amounts above this are refused on the wire (decisions 2.2). */
export const maxMoney = 10 ** 13;

/** Throws RangeError unless `minor` is a safe integer. */
export const money = (minor: number): Money => {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not whole minor units: ${minor}`);
  return minor as Money; // the brand's constructor
};

export const zero = money(0);
export const plus = (a: Money, b: Money): Money => money(a + b);
export const minus = (a: Money, b: Money): Money => money(a - b);
export const times = (price: Money, quantity: number): Money => money(price * quantity);
export const sum = (amounts: readonly Money[]): Money =>
  money(amounts.reduce((total, one) => total + one, 0));
export const least = (a: Money, b: Money): Money => (a < b ? a : b);

/** amount × numerator / denominator, rounded half up (towards +∞ at .5). Exact for any safe integers. */
export const ratio = (amount: Money, numerator: number, denominator: number): Money => {
  const product = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator);
  const by = BigInt(denominator) * 2n;
  const quotient = product / by;
  return money(Number(product < 0n && product % by !== 0n ? quotient - 1n : quotient));
};

/** amount × numerator / denominator, rounded down, of amounts that are not negative. Exact for any safe integers. */
export const portion = (amount: Money, numerator: number, denominator: number): Money =>
  money(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)));

/** Basis points of an amount, half up: 9500 is 95 %. */
export const bps = (amount: Money, points: number): Money => ratio(amount, points, 10_000);

/**
 * Splits `total` by weights with the largest remainder, ties to the lowest index: the parts always sum to the whole
 * (decisions 2.2). Weights are non-negative safe integers; all zero weights put everything on the first part.
 */
export const split = (total: Money, weights: readonly number[]): Money[] => {
  if (weights.length === 0) return [];
  const all = weights.reduce((sumSoFar, weight) => sumSoFar + BigInt(weight), 0n);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? total : zero));
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, part: product / all, rest: product % all };
  });
  const given = shares.reduce((sumSoFar, share) => sumSoFar + share.part, 0n);
  const left = Number(BigInt(total) - given);
  const byRest = [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  const extra = new Set(byRest.slice(0, left).map((share) => share.index));
  return shares.map((share) => money(Number(share.part) + (extra.has(share.index) ? 1 : 0)));
};

/**
 * An amount in units for a spreadsheet cell: 129900 → 1299. For display only; nothing is computed from it.
 */
export const inUnits = (amount: Money): number => amount / 100;

/**
 * Parses an amount as people type it and as files have it: `1,299.50` → 129950. Undefined for anything that
 * is not an amount with at most two decimals, or is too large.
 */
export const readUnits = (text: string): Money | undefined => {
  const [, whole, decimals = ''] =
    /^[¥￥]?\s*(\d{1,3}(?:[,，]\d{3})+|\d{1,12})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole.replaceAll(/[,，]/g, '') + decimals.padEnd(2, '0'));
  return minor <= maxMoney ? money(minor) : undefined;
};

/** The same amount as a person would type it: 129950 → `1299.50`. */
export const typedUnits = (minor: number): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
