import { phrasesBeside } from '../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** The phrases of pages before any script runs: for search engines, in the first window, offline. */
export const { say } = phrasesBeside<typeof zh>(import.meta.url);
