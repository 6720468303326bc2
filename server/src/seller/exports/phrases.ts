import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** The words of exported files. */
export const { say, has } = phrasesBeside<typeof zh>(import.meta.url);
