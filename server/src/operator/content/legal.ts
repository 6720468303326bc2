import { legalKinds } from '@mall/contract/core/legal';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { legalVersion, legalVersions, writtenIn } from '../../platform/legal/legal.queries.ts';
import { legalTitle } from '../../platform/legal/title.ts';
import { publishLegal } from '../../platform/legal/publish-legal.ts';

type Text = Output<'mallLegal.detail'>;

/** Legal texts: read in any version, and published as the next one. Pages have a new one at once. */
export const createLegalService = ({ db, answers }: { db: Db; answers: Answers }) => {
  const detail = async ({ kind, version }: Input<'mallLegal.detail'>): Promise<Text> => {
    const row = await legalVersion(db, kind, version);
    if (row !== undefined)
      return { kind, version: row.version, text: row.text, publishedAt: row.published_at.toISOString() };
    if (version !== undefined) throw new Refusal('missing');
    return { kind, version: 0, text: {}, publishedAt: null };
  };

  return {
    list: async ({ language }: Operator): Promise<Output<'mallLegal.list'>> => ({
      kinds: legalKinds.map((kind) => ({ kind, title: legalTitle(kind, language) })),
      list: (await legalVersions(db)).map(({ publishedAt, ...row }) => ({
        ...row,
        publishedAt: publishedAt.toISOString(),
      })),
    }),

    detail,

    publish: async (caller: Operator, input: Input<'mallLegal.publish'>): Promise<Text> => {
      const { kind, version, text } = input;
      const said = Object.fromEntries(writtenIn(text).map((code) => [code, text[code] ?? '']));
      await inTransaction(db, async (tx) => {
        await publishLegal(tx, kind, version, said);
        await noteOperator(tx, caller, 'setting.legal', `legal:${kind}`, {
          old: { version },
          new: { version: version + 1, languages: writtenIn(said) },
        });
      });
      answers.raise('config');
      return detail({ kind, version: version + 1 });
    },
  };
};
