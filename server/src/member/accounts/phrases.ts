import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** The phrases of account mails, and the names of members. */
export const { say } = phrasesBeside<typeof zh>(import.meta.url);
