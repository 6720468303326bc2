export * from './fake-api.ts';
export * from './render.tsx';
