import type zh from './zh.json';

/** `t` accepts the keys of zh.json, the source of the phrases: a misspelt one does not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    transfer: typeof zh;
  }
}
