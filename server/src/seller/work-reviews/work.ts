import type { Language, pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { Reader } from '../../platform/db/open.ts';

export type WorkFields = Output<'workReview.detail'>['fields'];

/** A work of a shop as its page needs it, whatever its kind. */
export type Work = {
  readonly name: ReturnType<typeof pickText>;
  readonly shopId: string;
  readonly sender: string;
  readonly since: Date;
  readonly version: number;
  readonly first: boolean;
  readonly waits: boolean;
  /** Its name in the log. */
  readonly object: string;
  readonly fields: WorkFields;
};

/** Reads a work of one kind; undefined where there is none. */
export type ReadWork = (reader: Reader, id: string, language: Language) => Promise<Work | undefined>;
