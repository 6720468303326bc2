import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** The names of what operators do, and of their roles. */
export const { say, has } = phrasesBeside<typeof zh>(import.meta.url);
