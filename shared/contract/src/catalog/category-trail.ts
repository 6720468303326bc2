type Step = { readonly id: string };

/** The path from the top of a category tree down to a category, including it; empty for an unknown one. */
export const categoryTrail = <Child extends Step>(
  tree: readonly (Child & { readonly children: readonly Child[] })[],
  id: string,
): Child[] => {
  for (const top of tree) {
    if (top.id === id) return [top];
    const below = top.children.find((child) => child.id === id);
    if (below !== undefined) return [top, below];
  }
  return [];
};
