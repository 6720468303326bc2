/** One option to choose: fabric, size. The shape of `specs` in the product answer. */
export type Spec = {
  key: string;
  name: string;
  values: readonly { id: string; name: string; colour?: string | null; image?: string | null }[];
};

/** A combination for sale: one value of each spec. The shape of `skus` in the product answer. */
export type MatrixSku = { id: string; valueIds: readonly string[]; stock: number };

/** Chosen value ids by spec key; a spec without an entry is not chosen yet. */
export type Choice = Readonly<Record<string, string>>;

export type ValueState =
  | { state: 'free' }
  /** The combination exists but is sold out. */
  | { state: 'soldOut' }
  /**
   * No such combination. `clash` is the chosen value that excludes it; null when no SKU has this value at
   * all.
   */
  | { state: 'impossible'; clash: string | null };

/** Whether a value can be combined with the values chosen for the other specs. */
export const stateOf = (
  specs: readonly Spec[],
  skus: readonly MatrixSku[],
  choice: Choice,
  valueId: string,
): ValueState => {
  const others = otherValues(specs, choice, valueId);
  const fitting = skus.filter((sku) => has(sku, [valueId, ...others]));
  if (fitting.some((sku) => sku.stock > 0)) return { state: 'free' };
  if (fitting.length > 0) return { state: 'soldOut' };
  const withValue = skus.filter((sku) => has(sku, [valueId]));
  if (withValue.length === 0) return { state: 'impossible', clash: null };
  // A single value that never goes with it is the reason; otherwise the value given last, which clashes only
  // together with others.
  const clash = others.find((other) => !withValue.some((sku) => has(sku, [other]))) ?? others.at(-1) ?? null;
  return { state: 'impossible', clash };
};

/** Sets one value of the choice. An impossible value changes nothing. */
export const withValue = (
  specs: readonly Spec[],
  skus: readonly MatrixSku[],
  choice: Choice,
  valueId: string,
): Choice => {
  const spec = specOf(specs, valueId);
  if (!spec || stateOf(specs, skus, choice, valueId).state === 'impossible') return choice;
  return { ...choice, [spec.key]: valueId };
};

/** The SKU of a complete choice; undefined while a spec is not chosen. */
export const skuOf = <Sku extends MatrixSku>(
  specs: readonly Spec[],
  skus: readonly Sku[],
  choice: Choice,
): Sku | undefined => {
  const values = specs.flatMap((spec) => choice[spec.key] ?? []);
  return values.length === specs.length ? skus.find((sku) => has(sku, values)) : undefined;
};

/** The choice of a SKU's values, with which a page starts. */
export const choiceOf = (specs: readonly Spec[], sku: MatrixSku): Choice =>
  Object.fromEntries(
    specs.flatMap((spec) => {
      const value = spec.values.find(({ id }) => sku.valueIds.includes(id));
      return value ? [[spec.key, value.id]] : [];
    }),
  );

const has = (sku: MatrixSku, values: readonly string[]): boolean =>
  values.every((value) => sku.valueIds.includes(value));

const specOf = (specs: readonly Spec[], valueId: string) =>
  specs.find((spec) => spec.values.some(({ id }) => id === valueId));

const otherValues = (specs: readonly Spec[], choice: Choice, valueId: string): string[] =>
  specs
    .filter((spec) => !spec.values.some(({ id }) => id === valueId))
    .flatMap((spec) => choice[spec.key] ?? []);
