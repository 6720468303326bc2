import { readdirSync } from 'node:fs';
import { isStream } from '@mall/contract/core/streams';
import { type OperationName, wire } from '@mall/contract/core/wire';

/**
 * A program: prints as JSON how many operations the fuzz with valid inputs has tried (shadow-fuzz.ts left a file for
 * each in the given folder), and which it has not, because no test of the API got a success from them.
 */
/** Their tests send files, or what another party signed, by themselves; `fuzz.test.ts` breaks those. */
const notSentByCall: ReadonlySet<string> = new Set([
  'media.upload',
  'installer.photo',
  'ownGoods.import',
  'ownGoods.film',
  'mallGoods.film',
  'mallGoods.import',
  'mallJob.file',
  'shopPrice.import',
  'shopStock.import',
  'mallStock.import',
  'payment.notice',
  'shopOrder.exportExcel',
  'shopSettlement.sheet',
  'mallSettlement.sheet',
  'mallReconciliation.upload',
  'mallReconciliation.sheet',
  'shopReport.sheet',
  'mallReport.sheet',
  'shopJob.file',
]);

const [folder = ''] = process.argv.slice(2);
const tried = new Set(readdirSync(folder));
process.stdout.write(
  JSON.stringify({
    tried: tried.size,
    // Keys of a const table.
    untried: (Object.keys(wire) as OperationName[]).filter(
      (name) => !tried.has(name) && !notSentByCall.has(name) && !isStream(name),
    ),
  }),
);
