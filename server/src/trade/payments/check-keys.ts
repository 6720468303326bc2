import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { GatewayMethod } from '@mall/contract/trade/payment';
import { GatewayFailed, GatewaySilent, type PaymentPort } from './port.ts';

/**
 * Whether a provider accepts the keys that the environment gives the mall. It is asked about a payment that
 * nobody started, so nothing moves. Throws missing for a method without keys.
 */
export const checkKeys = async (
  ports: readonly PaymentPort[],
  method: GatewayMethod,
): Promise<Output<'mallSettings.testPayment'>> => {
  const gateway = ports.find((port) => port.method === method)?.gateway;
  if (!gateway) throw new Refusal('missing');
  try {
    await gateway.check();
    return { outcome: 'works', said: null };
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    return { outcome: error instanceof GatewaySilent ? 'unreachable' : 'refused', said: error.message };
  }
};
