import type { Product } from './sku-choice.ts';

export type Fact = { name: string; value: string };

/**
 * Each fact once: what the mall knows comes first, then what the merchant's tables add. A row with a name or, for another name, a
 * value that has been said already is left out; so is an empty one. Keywords are those that say something new.
 */
export const factsOf = (
  { detail, keywords }: Pick<Product, 'detail' | 'keywords'>,
  known: readonly Fact[],
): { rows: Fact[]; keywords: string[] } => {
  const rows: Fact[] = [];
  const said = (text: string) => rows.some(({ name, value }) => same(name, text) || same(value, text));
  for (const { name, value } of [
    ...known,
    ...detail.flatMap((block) => (block.type === 'table' ? block.rows : [])),
  ])
    if (value.trim() !== '' && !said(name) && !said(value)) rows.push({ name, value });
  const all = rows.map(({ value }) => value.toLocaleLowerCase()).join('\n');
  const fresh = keywords.filter((word) => word !== '' && !all.includes(word.toLocaleLowerCase()));
  return { rows, keywords: [...new Set(fresh)] };
};

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
