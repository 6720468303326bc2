import { permissions, type Permission, presetRoles, isPresetRole } from '@mall/contract/core/permissions';
import type { OperationName } from '@mall/contract/core/wire';
import type { Db } from '../platform/db/open.ts';
import { hashToken } from '../platform/http/context.ts';
import { findRows } from '../platform/http/people.queries.ts';
import { sql } from 'kysely';

/** Somebody who reads an answer; `member` is null for a visitor. */
export type ReaderOf = {
  readonly member: string | null;
  readonly operator: boolean;
  readonly promoter: boolean;
  /** As staff of the shop of the request. */
  readonly permissions: readonly Permission[];
};
export const visitor: ReaderOf = { member: null, operator: false, promoter: false, permissions: [] };

/** What an answer must show only to some. */
export type Kind = 'supply' | 'platformPrice' | 'factor' | 'fee' | 'rate' | 'seed' | 'secret';

const has =
  (...keys: readonly Permission[]) =>
  ({ operator, permissions: own }: ReaderOf): boolean =>
    operator || keys.some((key) => own.includes(key));

/** Who may read it (decision 063). A request that asks for a seed gets a new one of its own. */
export const readersOf: Record<Kind, (reader: ReaderOf, name: OperationName) => boolean> = {
  supply: has('finance.view'),
  platformPrice: has('goods.view', 'goods.price', 'price.edit', 'finance.view'),
  factor: has('goods.view', 'shop.view', 'price.edit'),
  // What a shop pays the mall; what it costs to draw one's own money is for everybody.
  fee: (reader, name) => has('finance.view')(reader) || name === 'withdrawal.terms',
  // The usual rates are public: they invite to apply. Those of single goods and promoters are not.
  rate: ({ operator, promoter }, name) => operator || promoter || name === 'promoter.terms',
  seed: ({ member }, name) => member !== null && name === 'secondFactor.beginCodes',
  secret: () => false,
};

/** The names under which answers, and the data of refusals, say such a thing. */
const namesOf: Record<Kind, RegExp> = {
  supply: /^(supply|supply_?price|margin(Now|Next|Bps)?|cost)$/i,
  platformPrice: /^platform_?price$/i,
  factor: /^(price_?)?factor$/i,
  fee: /^(fees|fee_?bps|fixed_?fee|category_?fees)$/i,
  rate: /^((first|second)_?Bps|commission(Min|Max))$/i,
  seed: /^(otp_?)?secret$/i,
  secret: /^(password(_?hash)?|token_?hash|(sealed|secret)_?(key|secret)?_?hash|sealed)$/i,
};
const kinds = Object.keys(namesOf) as Kind[]; // keys of a const table

export type Leaf = { readonly path: string; readonly key: string; readonly value: unknown };

/** Every value of an answer with its path; a list has its indexes left out. */
export const leavesOf = (value: unknown, path = '', key = ''): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path, key));
  if (typeof value !== 'object' || value === null) return [{ path, key, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`, name));
};

/** What an answer says by name, each once. */
export const guardedByName = (answer: unknown): { kind: Kind; path: string }[] => {
  const found = leavesOf(answer)
    .filter(({ value }) => value !== null && value !== undefined)
    .flatMap(({ key, path }) =>
      kinds.filter((kind) => namesOf[kind].test(key)).map((kind) => `${kind} ${path}`),
    );
  return [...new Set(found)].map((line) => {
    const [kind = '', path = ''] = line.split(' ');
    return { kind: kind as Kind, path }; // put together two lines above
  });
};

/** Where an answer says this amount or text, in whatever form: 104729, "1047.29", "1,047.29"; 13759, "1.3759". */
export const pathsOf = (answer: unknown, value: number | string): string[] => {
  const forms = typeof value === 'number' ? formsOf(value) : [value];
  const whole = new RegExp(`(?<![\\w.,-])(${forms.map(escaped).join('|')})(?![\\w-])`);
  const found = leavesOf(answer).filter(
    (leaf) => leaf.value === value || (typeof leaf.value === 'string' && whole.test(leaf.value)),
  );
  return [...new Set(found.map(({ path }) => path))];
};

const formsOf = (value: number): string[] => {
  const amount = (value / 100).toFixed(2);
  return [String(value), amount, amount.replace(/\B(?=(\d{3})+(?!\d)\.)/, ','), String(value / 10_000)];
};
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Who a session is, as staff of this shop or else where they work. */
export const readerOf = async (db: Db, tokenHash: string, shopId: string | null): Promise<ReaderOf> => {
  const [found] = await findRows(db, [{ tokenHash, shopId }]);
  const row = found !== undefined && 'answer' in found ? found.answer : null;
  if (row === null) return visitor;
  const { role, custom } = row;
  const preset: readonly Permission[] = role !== null && isPresetRole(role) ? presetRoles[role] : [];
  const { rows } =
    await sql`select 1 from promoters where user_id = ${row.user_id} and status = 'approved'`.execute(db);
  return {
    member: row.user_id,
    operator: row.operator_role !== null,
    promoter: rows.length > 0,
    permissions: custom === null ? preset : permissions.filter((key) => custom.includes(key)),
  };
};

/**
 * Fails the test whose caller got something that they must not see, whatever it is about. Looks at whom they are only
 * if there is anything to see.
 */
export const refuseGuarded = async (
  db: Db,
  name: OperationName,
  { data }: { readonly data: unknown },
  { token, shopId }: { readonly token: string | undefined; readonly shopId: string | undefined },
): Promise<void> => {
  const found = guardedByName(data);
  if (found.length === 0) return;
  const reader = token === undefined ? visitor : await readerOf(db, hashToken(token), shopId ?? null);
  const wrong = found.filter(({ kind }) => !readersOf[kind](reader, name));
  if (wrong.length > 0)
    throw new Error(`${name} tells ${wrong.map(({ kind, path }) => `${kind} at ${path}`).join(', ')}`);
};
