import { changeOf } from './change.ts';
import type { Known } from './choices.queries.ts';
import { type Finding, isChanged } from './found.ts';
import { picturesOf, type Rules, type SheetProduct } from './product.ts';
import type { Fault, GoodsLine } from './read-cells.ts';
import type { Reads } from './rows-of.ts';
import type { Standing } from '../../drafts/products/standing.ts';

/** What rows change of a product that exists. Pure. */
export const standingProduct = (
  standing: Standing,
  lines: readonly GoodsLine[],
  known: Known,
  reads: Reads & { readonly publishes: boolean },
  problemsOf: Rules,
): SheetProduct => {
  const { id, version, state, productId } = standing;
  const { content, next, findings } = changeOf(standing, lines, known, reads);
  const pictures = picturesOf(lines);
  // What nobody has published yet is not the sheet's to publish: other changes, or a whole draft that was never shown.
  const isOpen = state !== 'approved';
  // Whether something is missing would tell who does not see supply prices where they are.
  const isComplete =
    reads.seesSupply && problemsOf(pictures.length === 0 ? next : { ...next, images: pictures }).length === 0;
  const changes = findings.some((finding) => finding.changes.length > 0);
  const standingFaults = changes ? faultsOfStanding(standing, lines) : [];
  return {
    name: standing.content.name,
    ready: {
      content,
      pictures,
      complete: isComplete && !isOpen,
      of: { id, version, productId, numbers: numbersOf(findings) },
    },
    findings: findings.map((finding, at) => ({
      ...finding,
      notes:
        at === 0 && changes && isOpen && reads.publishes
          ? [...finding.notes, productId === null ? ('unpublished' as const) : ('draft' as const)]
          : finding.notes,
      // Once it is known that somebody changed the product, what else is wrong with its rows may be that.
      faults: standingFaults.length === 0 ? finding.faults : at === 0 ? standingFaults : [],
    })),
  };
};

const numbersOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap((finding) => (isChanged(finding, 'no') ? [finding.line.no] : []));

/** Why a product cannot be changed by these rows at all. */
const faultsOfStanding = ({ version, state }: Standing, lines: readonly GoodsLine[]): Fault[] => {
  const versions = lines.map((line) => line.version);
  if (versions.includes('')) return [{ column: 'version', problem: 'versionMissing' }];
  if (versions.some((one) => one !== String(version)))
    return [{ column: 'version', problem: 'changedSince' }];
  return state === 'pending' ? [{ column: 'group', problem: 'goodsInReview' }] : [];
};
