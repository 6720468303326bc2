import { phrasesBeside } from '../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** What pages say before any script runs: to search engines, in the first window, without a line. */
export const { say } = phrasesBeside<typeof zh>(import.meta.url);
