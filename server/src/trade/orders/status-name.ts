import type { Language } from '@mall/contract/core/languages';
import type { statusName } from '@mall/contract/trade/order';
import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

const { say } = phrasesBeside<typeof zh>(import.meta.url);

/** The name of an order's status. */
export const orderStatusName = (status: ReturnType<typeof statusName>, language: Language): string =>
  say(`status.${status}`, language);
