import type { FailureClass } from '@mall/contract/core/telemetry';

/** Finds out why a script failed without an error: the network, a wrong content type, or a wrong digest. */
export const diagnose = async (address: string): Promise<FailureClass> => {
  try {
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(2_000) });
    if (!answer.ok) return 'network';
    return /javascript|json/.test(answer.headers.get('content-type') ?? '') ? 'sri' : 'contract';
  } catch {
    return 'network';
  }
};
