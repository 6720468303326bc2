export type ShopInfo = {
  id: string;
  code: string;
  logo: string;
  storeName: string;
  propaganda: string;
  mobile: string;
  address: string;
  banner: readonly string[];
  bannerHref: readonly string[];
  theme?: { color?: string } | null;
};
