import { paths } from '@mall/contract/core/paths';
import { Refusal } from '@mall/contract/core/refusals';
import { hourMs } from '@mall/contract/core/time';
import type { AreaOptions } from '../../platform/area.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Links for testers of candidates: what the composer accepts is signed here (composer/choices.ts). */
export const testerRoutes = ({ route, settings, opened: { db }, ports: { secret } }: AreaOptions): void => {
  route.operator('platformTester.invite', async ({ choices, inspector, hours }, caller) => {
    const isOpen = settings.INSPECTOR || settings.NODE_ENV !== 'production';
    if (inspector && !isOpen) throw new Refusal('tester.inspectorClosed');
    const until = clock.nowMs() + hours * hourMs;
    const link = new URL(paths.home(), publicUrl(settings));
    link.searchParams.set('tester', secret.sign('tester', JSON.stringify({ choices, inspector, until })));
    await db
      .transaction()
      .execute((tx) =>
        noteOperator(tx, caller, 'tester.invite', 'mall:testers', { choices, inspector, hours }),
      );
    return { link: link.href, until: new Date(until).toISOString() };
  });
};
