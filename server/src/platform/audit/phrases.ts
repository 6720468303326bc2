import { phrasesBeside } from '../i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** The phrases of the list of changes: actions, fields, values. */
export const { say, has } = phrasesBeside<typeof zh>(import.meta.url);

/** Each change that has a phrase. Its first segment is its area. */
export type AuditAction = keyof typeof zh extends infer Key
  ? Key extends `action.${infer Action}`
    ? Action
    : never
  : never;
