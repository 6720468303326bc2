export * from './empty-cart.ts';
export * from './fake-api.ts';
export * from './render.tsx';
export * from './sample-app-info.ts';
export * from './sample-shop.ts';
