import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

/** The words of the message that shows whether messages leave the mall. */
export const { say } = phrasesBeside<typeof zh>(import.meta.url);
