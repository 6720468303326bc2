import type { Product } from './sku-choice.ts';

export type Fact = { name: string; value: string };

/**
 * Each fact once: the mall's own come first, then those of the merchant's tables. A row is left out when its
 * name or, under another name, its value was listed already; so is an empty one. Only keywords that add
 * something are listed.
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
