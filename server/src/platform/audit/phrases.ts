import { phrasesBeside } from '../i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** What the list of changes says: actions, fields, values. */
export const { say, has } = phrasesBeside<typeof zh>(import.meta.url);

/** Each change that has words. Its first word says its area. */
export type AuditAction = keyof typeof zh extends infer Key
  ? Key extends `action.${infer Action}`
    ? Action
    : never
  : never;
