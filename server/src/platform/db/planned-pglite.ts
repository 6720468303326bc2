import { type messages, parse, type PGlite, protocol, type Results } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { codeOf } from './error-code.ts';
import { planNoLongerFits } from './prepared.ts';

type AskedByKysely = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
type Plan = {
  readonly name: string;
  readonly params: readonly number[];
  readonly columns: readonly messages.BackendMessage[];
};

const mostPlans = 500;
/**
 * A plan that was made while a table was small is made again after this: nothing here detects that the table
 * has grown.
 */
const freshMs = 5_000;
const { serialize } = protocol;

/**
 * PGlite that plans each statement once and then only runs it: for a small query planning takes five times as
 * long as the answer (decision 012). The oldest plan is dropped when there are very many.
 */
export const planned = (pglite: PGlite): AskedByKysely => {
  const plans = new Map<string, Plan>();
  let made = 0;
  let freshUntil = performance.now() + freshMs;

  const send = (...parts: Uint8Array[]): Promise<messages.BackendMessage[]> =>
    pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  const forget = async (text: string, { name }: Plan): Promise<void> => {
    plans.delete(text);
    await send(serialize.close({ type: 'S', name }));
  };

  const plan = async (text: string): Promise<Plan> => {
    const [oldest] = plans;
    if (plans.size >= mostPlans && oldest !== undefined) await forget(...oldest);
    const name = `mall_${(made += 1)}`;
    const told = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const one = {
      name,
      params: parse.parseDescribeStatementResults(told),
      columns: told.filter((message) => message.name === 'rowDescription'),
    };
    plans.set(text, one);
    return one;
  };

  const asText = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : pglite.serializers[type];
    if (write !== undefined) return write(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };

  /** Never after a statement of a transaction: if that failed, nothing but a rollback is taken. */
  const renew = async (): Promise<void> => {
    if (performance.now() <= freshUntil) return;
    freshUntil = performance.now() + freshMs;
    await pglite.runExclusive(() => send(serialize.query('discard plans')));
  };

  /** The caller holds the one connection. */
  const ask = <T>(text: string, values: readonly unknown[] = []) =>
    pglite.runExclusive(async () => {
      const { name, params, columns } = plans.get(text) ?? (await plan(text));
      const bound = serialize.bind({
        statement: name,
        values: values.map((value, at) => asText(value, params[at])),
      });
      try {
        const told = await send(bound, serialize.execute({}));
        const [result] = parse.parseResults([...columns, ...told], pglite.parsers);
        if (result === undefined) throw new Error('PGlite answered nothing');
        return result as Results<T>; // Kysely types the rows of its statement
      } catch (error) {
        if (codeOf(error) === planNoLongerFits) plans.delete(text);
        throw error;
      }
    });

  return {
    // Outside a transaction a query waits for the transactions of others, as PGlite's own `query` does.
    query: <T>(text: string, values?: unknown[]) =>
      pglite._runExclusiveTransaction(async () => {
        await renew();
        return ask<T>(text, values);
      }),
    transaction: (work) =>
      pglite.transaction(async (tx) => {
        await renew();
        return work({ query: ask, rollback: () => tx.rollback() });
      }),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
  };
};
