export type { AppInfo, PlatformBoot } from './start.ts';
export { startPlatform } from './start.ts';
export type { ShopInfo } from './shop/shop.ts';
