import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** The phrases of the files of imports and their errors. */
export const { say, has } = phrasesBeside<typeof zh>(import.meta.url);
