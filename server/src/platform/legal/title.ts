import type { Language } from '@mall/contract/core/languages';
import type { LegalKind } from '@mall/contract/core/legal';
import { phrasesBeside } from '../i18n/phrases.ts';
import type zh from './phrases/zh.json';

const { say } = phrasesBeside<typeof zh>(import.meta.url);

/** What a legal text is called. */
export const legalTitle = (kind: LegalKind, language: Language): string => say(`title.${kind}`, language);
