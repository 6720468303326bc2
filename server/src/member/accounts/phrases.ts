import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** What accounts are told in letters, and what members are called. */
export const { say } = phrasesBeside<typeof zh>(import.meta.url);
