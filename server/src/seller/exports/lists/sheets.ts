import { writeFactor } from '@mall/contract/catalog/shop-price';
import type { Language } from '@mall/contract/core/languages';
import { maskAccount } from '@mall/contract/incentive/withdrawal';
import type { ListKind } from '@mall/contract/seller/shop-job';
import { maskName, maskPhone } from '../../../platform/i18n/mask.ts';
import { openField } from '../../../platform/sealed-fields/fields.ts';
import type { SheetColumn } from '../../../platform/spreadsheets/write.ts';
import { has, say } from '../phrases.ts';
import type { ListLine } from './lists.queries.ts';

type Columns<Row> = readonly (readonly [
  title: string,
  kind: SheetColumn<Row>['kind'],
  width: number,
  value: (row: Row, language: Language) => ReturnType<SheetColumn<Row>['value']>,
])[];

/** A word of a file; one that has no phrase stands as it is. */
const word = (key: string, language: Language): string => (has(key) ? say(key, language) : key);
const yesNo = (is: boolean, language: Language) => word(is ? 'list.yes' : 'list.not', language);

/** Numbers, holders and accounts are masked in every file, as in the lists. */
const sheets: { readonly [Kind in ListKind]: Columns<ListLine[Kind]> } = {
  memberExport: [
    ['list.name', 'text', 18, ({ name }) => name],
    ['list.mobile', 'text', 15, ({ mobile, id }) => maskPhone(openField(mobile, id))],
    ['list.proved', 'text', 10, ({ proved }, language) => yesNo(proved, language)],
    ['list.level', 'number', 8, ({ level }) => level],
    ['list.locked', 'text', 10, ({ locked }, language) => yesNo(locked, language)],
    ['list.orders', 'number', 10, ({ orders }) => orders],
    ['list.joined', 'time', 17, ({ made_at: at }) => at],
  ],
  shopExport: [
    ['list.shop', 'text', 18, ({ name }) => name],
    ['list.code', 'text', 14, ({ code }) => code],
    ['list.state', 'text', 12, ({ status }, language) => word(`list.state.${status}`, language)],
    ['list.owner', 'text', 18, ({ owner }) => owner],
    ['list.mobile', 'text', 15, ({ mobile, owner_id: id }) => maskPhone(openField(mobile, id))],
    ['list.factor', 'text', 12, ({ price_factor: factor }) => writeFactor(factor)],
    ['list.orders30', 'number', 16, ({ orders }) => orders],
    ['list.made', 'time', 17, ({ made_at: at }) => at],
  ],
  promoterExport: [
    ['list.name', 'text', 18, ({ name }) => name],
    [
      'list.mobile',
      'text',
      15,
      ({ mobile, id }) => (mobile === null ? '' : maskPhone(openField(mobile, id))),
    ],
    ['list.code', 'text', 12, ({ code }) => code],
    ['list.state', 'text', 14, ({ status }, language) => word(`list.state.${status}`, language)],
    ['list.level', 'number', 8, ({ level }) => level],
    ['list.above', 'text', 18, ({ above }) => above],
    ['list.applied', 'time', 17, ({ applied_at: at }) => at],
  ],
  withdrawalExport: [
    ['list.no', 'text', 20, ({ no }) => no],
    ['list.name', 'text', 18, ({ name }) => name],
    ['list.source', 'text', 14, ({ source }, language) => word(`list.source.${source}`, language)],
    ['list.method', 'text', 12, ({ method }, language) => word(`list.method.${method}`, language)],
    ['list.holder', 'text', 14, ({ holder }) => (holder === '' ? '' : maskName(holder))],
    ['list.account', 'text', 14, ({ account_end: end }) => (end === '' ? '' : maskAccount(end))],
    ['list.amount', 'money', 13, ({ amount }) => amount],
    ['list.fee', 'money', 11, ({ fee }) => fee],
    ['list.net', 'money', 13, ({ net }) => net],
    ['list.state', 'text', 14, ({ status }, language) => word(`list.withdrawal.${status}`, language)],
    ['list.asked', 'time', 17, ({ asked_at: at }) => at],
    ['list.ended', 'time', 17, ({ ended_at: at }) => at],
  ],
};

/** The columns of a file in the language of who asked for it. */
export const listSheet = <Kind extends ListKind>(
  kind: Kind,
  language: Language,
): SheetColumn<ListLine[Kind]>[] =>
  sheets[kind].map(([title, cells, width, value]) => ({
    title: word(title, language),
    kind: cells,
    width,
    value: (row) => value(row, language),
  }));

export const listSheetName = (kind: ListKind, language: Language): string => word(`list.${kind}`, language);
