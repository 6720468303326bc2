import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Opened } from '../db/open.ts';
import type { SecretPort } from '../ports/secret.ts';
import { SettingError } from '../settings/settings.ts';
import { setFieldKeys, setStage, type Stage } from './fields.ts';
import { indexNumbers } from './index-number.ts';
import { lookMs, markOf, othersOn, settingKey } from './mark.queries.ts';
import { markNew, moveMark } from './move-mark.ts';
import { sealRows } from './seal-rows.ts';

const checkOf = (secret: SecretPort): string => secret.digest('fieldIndex', settingKey);

/** What a mall does first at its start: it remembers its secret, and uses it. Throws SettingError for another one. */
export const markSecret = async (db: Db, secret: SecretPort): Promise<void> => {
  await markNew(db, checkOf(secret));
  await takeSecret(db, secret);
};

/**
 * Gives the fields of this process their keys and tells it how far its mall is: before it reads or writes a row. Throws
 * SettingError for a secret that is not this mall's.
 */
export const takeSecret = async (db: Db, secret: SecretPort): Promise<void> => {
  setFieldKeys(secret);
  const mark = await markOf(db);
  if (mark.check !== checkOf(secret))
    throw new SettingError(
      'MALL_SECRET is not the one with which the telephone numbers of this mall are sealed (without MALL_SECRET it is the file "secret" in DATA_DIR): start the mall with that one.',
    );
  setStage(mark.stage);
  if (mark.stage === 'open') await indexNumbers(db);
};

type Mall = {
  readonly opened: Pick<Opened, 'db' | 'engine'>;
  /** DATABASE_URL. */
  readonly url?: string | undefined;
  readonly say: (what: string) => void;
  readonly fail: (error: unknown) => void;
};

/**
 * Seals the rows of the version before as soon as no process of it is left. A process that is alone on its database does
 * it now; one that is not goes on beside, and looks each second. Returns what ends that.
 */
export const startSealing = async ({ opened, url, say, fail }: Mall): Promise<() => void> => {
  const look = () => advance(opened, url ?? '');
  const ended = new AbortController();
  const end = () => ended.abort();
  let stage = (await markOf(opened.db)).stage;
  if (stage === 'sealed') return end;
  for (let tries = 2; tries > 0 && stage !== 'sealed'; tries -= 1) stage = await look();
  if (stage === 'sealed') {
    say('telephone numbers and streets are sealed');
    return end;
  }
  say('telephone numbers stay readable until no process of the version before is left');
  void (async () => {
    while (stage !== 'sealed') {
      await sleep(lookMs, undefined, { ref: false, signal: ended.signal });
      stage = await look().catch((error: unknown) => {
        fail(error);
        return stage;
      });
    }
    say('telephone numbers and streets are sealed');
  })().catch(() => {}); // ended
  return end;
};

/** One step of a mall towards the stage in which every row is sealed, if it may be taken. Returns the stage. */
const advance = async ({ db, engine }: Mall['opened'], url: string): Promise<Stage> => {
  const { stage, known } = await markOf(db);
  setStage(stage);
  if (stage === 'sealed') return stage;
  const others = engine === 'pglite' ? { former: 0, present: 0 } : await othersOn(db, url);
  if (stage === 'open') {
    await indexNumbers(db);
    if (others.former > 0) return stage;
    await moveMark(db, 'open', 'sealing');
    setStage('sealing');
    return 'sealing';
  }
  // Until then another process may not know yet, and write a readable row.
  if (!known && others.present > 0) return stage;
  await sealRows(db);
  await moveMark(db, 'sealing', 'sealed');
  await sealRows(db); // of a process that stood still all the while; from now on the database refuses them
  setStage('sealed');
  return 'sealed';
};
