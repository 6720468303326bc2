import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** Phrases that drafts themselves contain. */
export const { sayToAll } = phrasesBeside<typeof zh>(import.meta.url);
