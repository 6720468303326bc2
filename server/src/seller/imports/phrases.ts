import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** What the files of imports and their faults say. */
export const { say, has } = phrasesBeside<typeof zh>(import.meta.url);
