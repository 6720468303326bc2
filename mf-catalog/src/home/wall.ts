export type WallItem<Item> = { item: Item; key: string; repeated: boolean };

/**
 * The buyer show's columns: `size` places distributed over `columns`, filled up by repetition (spec §9). A
 * repetition is marked, so that screen readers announce no picture twice. Empty when there is nothing to
 * repeat.
 */
export const wallOf = <Item>(
  items: readonly Item[],
  { size, columns }: { size: number; columns: number },
): WallItem<Item>[][] => {
  const wall = Array.from({ length: columns }, (): WallItem<Item>[] => []);
  if (items.length === 0) return wall;
  const step = strideOf(items.length);
  for (let place = 0; place < size; place += 1) {
    const round = Math.floor(place / items.length);
    // Each round starts elsewhere, so that a repeated picture is not beside itself.
    const item = items[(place * step + round * 4) % items.length];
    if (item !== undefined) wall[place % columns]?.push({ item, key: String(place), repeated: round > 0 });
  }
  return wall;
};

/** A step that visits every picture once and puts neighbours of the list far from each other on the wall. */
const strideOf = (count: number): number => {
  let step = Math.max(1, Math.round(count * 0.382));
  while (divisor(step, count) > 1) step += 1;
  return step;
};

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
