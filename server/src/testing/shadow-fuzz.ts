import { randomInt } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OperationName } from '@mall/contract/core/wire';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { codeOf } from '../platform/db/error-code.ts';
import type { Opened } from '../platform/db/open.ts';
import { breakOne } from './broken-values.ts';
import { scaled } from './scale.ts';
import { openShadow } from './shadow-database.ts';

type Fields = Record<string, unknown>;
type Send = (to: FastifyInstance, fields: Fields) => Promise<LightMyRequestResponse>;

/** How many broken inputs each operation gets. */
const runs = scaled(6, 40);
/** A test whose requests are refused is not worth more tries. */
const mostTries = 12;

/**
 * Fuzz with valid inputs: whatever a test asks is asked before in a shadow, a second mall on the same data whose
 * changes are undone. Where the shadow's answer is a success, it gets the same input with one value broken, and none
 * of its answers may be a failure of the mall. A file for each operation that succeeded tells what was tried.
 */
export const startShadowFuzz = (
  folder: string,
  open: () => Opened,
  build: (opened: Opened) => Promise<FastifyInstance>,
) => {
  const tries = new Map<OperationName, number>();
  let started: ReturnType<typeof start> | undefined;
  const start = async () => {
    const opened = open();
    const { db, undone, close } = openShadow(opened.db);
    const app = await undone(async () => {
      const made = await build({ ...opened, db, close });
      await made.ready();
      return made;
    });
    return { app, undone, close, opened };
  };
  /** One try at a time has an operation for itself, of all workers. */
  const claims = (name: OperationName): boolean => {
    try {
      writeFileSync(path.join(folder, name), '', { flag: 'wx' });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  };

  return {
    tryBefore: async (name: OperationName, fields: Fields, send: Send): Promise<void> => {
      const before = tries.get(name) ?? 0;
      if (before >= mostTries || existsSync(path.join(folder, name))) return;
      tries.set(name, before + 1);
      const { app, undone, opened } = await (started ??= start());
      const valid = await undone(() => send(app, fields));
      if (valid.statusCode !== 200 || Reflect.get(Object(valid.json()), 'code') !== 200) return;
      if (!claims(name)) return;
      for (let run = 0; run < runs; run += 1) {
        const broken = breakOne(fields, randomInt);
        if (broken === undefined) return;
        const reply = await undone(() => send(app, { ...broken }));
        if (reply.statusCode >= 500)
          throw new Error(
            `${name} answers ${reply.statusCode} to ${JSON.stringify(broken)} (${opened.engine})`,
          );
      }
    },
    close: async (): Promise<void> => {
      const shadow = await started;
      await shadow?.app.close();
      await shadow?.close();
      await shadow?.opened.close();
    },
  };
};
