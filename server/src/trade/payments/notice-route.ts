import { isGateway } from '@mall/contract/trade/payment';
import { Refusal } from '@mall/contract/core/refusals';
import type { AreaOptions } from '../../platform/area.ts';
import { counterOf } from '../../platform/metrics/counter.ts';
import { takeNotice } from './take-notice.ts';
import { BadNotice, type PaymentPort } from './port.ts';

type Wiring = Pick<AreaOptions, 'route' | 'opened' | 'answers' | 'limits' | 'hooks'>;

/**
 * The webhooks of the gateways: their signature is over the bytes, so the body is read as it was sent, and
 * each gets the answer that it expects. Forged: 401, and nothing but a count and a log line without any of
 * its content.
 */
export const noticeRoute = (
  { route, opened, answers, limits, hooks: { campaigns } }: Wiring,
  ports: readonly PaymentPort[],
): void => {
  const counted = counterOf(
    'mall_payment_notices_total',
    'Notifications of payment gateways, by what came of them',
    ['provider', 'outcome'],
  );
  route.raw('payment.notice', async ({ params, headers, body, ip, log }, reply) => {
    await limits.take('notice', ip);
    const { provider = '' } = params;
    const gateway = isGateway(provider) ? ports.find((port) => port.method === provider)?.gateway : undefined;
    if (!gateway) throw new Refusal('missing');
    try {
      const notice = gateway.verifyNotice(headers, body);
      const outcome = await takeNotice({ db: opened.db, campaigns }, gateway.method, notice);
      counted.inc({ provider: gateway.method, outcome });
      if (outcome === 'settled') answers.raise('stock');
      if (outcome === 'parked') log.warn({ provider: gateway.method }, 'a payment was parked');
    } catch (error) {
      if (!(error instanceof BadNotice)) throw error;
      counted.inc({ provider: gateway.method, outcome: 'forged' });
      log.warn({ provider: gateway.method, why: error.message }, 'a notification was not believed');
      return reply.code(401).type('application/json').send('{"code":"FAIL","message":"not believed"}');
    }
    return reply.code(200).type(gateway.taken.type).send(gateway.taken.body);
  });
};
