import { upload } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { Db } from '../../../platform/db/open.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { zipLimits } from '../../../platform/spreadsheets/zip.ts';
import { standingByIds, standingIds } from '../../drafts/products/standing.ts';
import { choiceTexts } from '../../imports/products/choices.queries.ts';
import { type GoodsCells, rowsOf } from '../../imports/products/rows-of.ts';
import { goodsFile } from '../../imports/products/template.ts';
import type { Work } from '../../jobs/run.ts';

const part = 250;

/** What an import takes: bytes of a sheet, and of all that is in it. */
type Limits = { readonly packed: number; readonly unpacked: number };
const limitsOfImport: Limits = { packed: upload.maxBytes, unpacked: zipLimits.bytes };
/** About what stands around the text of a cell. */
const markupBytes = 80;

/**
 * Writes the products of a job to a list of the store, in the form that an import reads. It has at most as many rows and bytes as
 * an import takes: what comes out can go in again.
 */
export const goodsExportWork =
  ({ db, storage }: { db: Db; storage: StoragePort }, limits = limitsOfImport): Work =>
  async ({ id, shopId, language, request }, beat) => {
    const { goods, supply } = request;
    const ids = goods === undefined ? [] : await standingIds(db, { shopId }, goods, shopJob.importGoodsRows);
    if (ids.length === 0) throw new Refusal('export.noGoods');
    const reads = { language, seesSupply: supply === true, texts: await choiceTexts(db, { shopId }) };
    const rows: GoodsCells[] = [];
    let unpacked = 0;
    for (let at = 0; at < ids.length; at += part) {
      await beat(at, ids.length);
      for (const product of await standingByIds(db, { shopId }, ids.slice(at, at + part))) {
        const more = rowsOf(product, reads);
        rows.push(...more);
        unpacked += bytesOf(more);
        if (rows.length > shopJob.importGoodsRows)
          throw new Refusal('export.tooManyGoods', { max: shopJob.importGoodsRows });
        if (unpacked > limits.unpacked) throw new Refusal('export.tooMuchText');
      }
    }
    const fileKey = `jobs/${id}-${newId()}.xlsx`;
    const undo = () => storage.remove(fileKey);
    const bytes = await storage.write(fileKey, await goodsFile(db, shopId, language, rows));
    if (bytes > limits.packed) {
      await undo();
      throw new Refusal('export.tooMuchText');
    }
    return { move: 'finish', rows: rows.length, fileKey, bytes, undo };
  };

const bytesOf = (rows: readonly GoodsCells[]): number =>
  rows
    .flatMap((row) => Object.values(row))
    .reduce<number>(
      (sum, cell) =>
        cell === null || cell === '' ? sum : sum + Buffer.byteLength(String(cell)) + markupBytes,
      0,
    );
