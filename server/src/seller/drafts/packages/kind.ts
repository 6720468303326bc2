import type { Input, Item, Output } from '@mall/contract/operations';
import { packageLimits, skusOf } from '@mall/contract/seller/own-package';
import type { ShownKind } from '../core/kind.ts';
import { diffOf } from './changes.ts';
import { pieceFacts, pieceFactsOf } from './pieces.ts';
import { publishPackage } from './publish.ts';
import { narrowed, type OwnPackageRow, packageColumns } from './queries.ts';
import { problemsOf, refuseUnknown } from './rules.ts';
import { toOwnPackage, toOwnPackageRow } from './present.ts';

/** A seller's own packages (docs/features/own-products-packages-cases.md). */
export const packageKind: ShownKind<
  OwnPackageRow,
  Input<'ownPackage.list'>,
  Item<'ownPackage.list'>,
  Output<'ownPackage.detail'>
> = {
  name: 'package',
  table: 'own_packages',
  published: { table: 'packages', shown: 'on_sale', id: 'package_id', before: 'sold_before' },
  columns: packageColumns,
  most: packageLimits.packages,
  refusals: {
    incomplete: 'package.incomplete',
    changedElsewhere: 'package.changedElsewhere',
    inReview: 'package.inReview',
    notNow: 'package.notNow',
    reasonMissing: 'package.reasonMissing',
    tooMany: 'package.tooMany',
  },
  messageId: 'ownPackageId',
  raises: ['catalogue', 'prices'],
  nameOf: ({ name }) => name,
  refuseUnknown,
  problems: async (tx, { shop_id: shopId, content }) =>
    problemsOf(content, await pieceFacts(tx, shopId, skusOf(content))),
  changes: ({ live, content }) => diffOf(live, content),
  noteShown: (onSale) => ({ action: 'package.sell', old: { onSale: !onSale }, new: { onSale } }),
  publish: publishPackage,
  copyOf: ({ content }) => content,
  narrowed,
  itemsOf: async (reader, rows, language) => {
    const facts = await pieceFactsOf(reader, rows);
    return (row) => toOwnPackageRow(row, language, facts(row));
  },
  toDetail: toOwnPackage,
};
