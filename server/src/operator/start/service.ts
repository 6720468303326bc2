import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { firstSteps, type Queue, queues } from '@mall/contract/operator/start';
import type { Db } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { type paymentPorts, takesMoney } from '../../trade/index.ts';
import { stepsDone, whatWaits } from './start.queries.ts';

/** Who may see a queue: whoever may list it. */
const keyOf: Readonly<Record<Queue, OperatorPermission>> = {
  record: 'order.view',
  ship: 'order.view',
  promise: 'order.view',
  transfer: 'order.view',
  refund: 'order.view',
  want: 'order.view',
  withdrawal: 'finance.view',
  payout: 'finance.view',
  question: 'finance.view',
  parked: 'finance.view',
  unsentRefund: 'finance.view',
  reconciliation: 'finance.view',
  promoter: 'campaign.view',
  application: 'shop.view',
  shopReview: 'review.view',
  goodsReview: 'review.view',
  brandReview: 'review.view',
  packageReview: 'review.view',
  caseReview: 'review.view',
  heldReview: 'review.view',
  reportedReview: 'review.view',
  lowStock: 'catalogue.view',
  failedJob: 'settings.view',
  failedSend: 'settings.view',
};

/** The first page of the console: what waits for this operator, and what a new mall still needs. */
export const showStart = async (
  { db, ports }: { db: Db; ports: ReturnType<typeof paymentPorts> },
  { operator: { permissions } }: Operator,
): Promise<Output<'operator.start'>> => {
  const open = queues.filter((queue) => permissions.includes(keyOf[queue]));
  const [found, done] = await Promise.all([
    whatWaits(db, open),
    permissions.includes('settings.view') ? Promise.all([stepsDone(db), takesMoney(db, ports)]) : null,
  ]);
  const steps =
    done === null
      ? []
      : firstSteps.map((step) => ({ step, done: step === 'payment' ? done[1] : done[0][step] }));
  return {
    queues: open.flatMap((queue) =>
      found
        .filter((one) => one.queue === queue)
        .map(({ count, since }) => ({ queue, count, since: since?.toISOString() ?? null })),
    ),
    steps: steps.every((step) => step.done) ? [] : steps,
  };
};
