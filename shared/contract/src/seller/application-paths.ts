/** The page where a merchant asks to open a shop, which the shop's pages do not load. */
export const applicationPaths = {
  apply: () => '/openShop',
} as const;
