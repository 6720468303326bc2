import type zh from './zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    customers: typeof zh;
  }
}
