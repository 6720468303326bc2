export type { AppInfo, PlatformBoot } from './start.ts';
export { startPlatform } from './start.ts';
export type { ShopInfo } from './shop/shop.ts';
export { takeFirstData } from './api/first-data.ts';
export type { PhraseDoors, RouteDoors, SlotDoors } from './doors.ts';
export type { ServiceLoader } from './services/services.ts';
export { provideServices, ServiceMissing, services } from './services/services.ts';
export type { SlotRenderer } from './slots/Slot.tsx';
export { Slot, SlotHost } from './slots/Slot.tsx';
