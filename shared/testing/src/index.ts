export * from './fake-api.ts';
export * from './render.tsx';
export * from './sample-shop.ts';
