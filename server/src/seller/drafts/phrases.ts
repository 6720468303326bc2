import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** What drafts say by themselves. */
export const { sayToAll } = phrasesBeside<typeof zh>(import.meta.url);
