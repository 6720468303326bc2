import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { BuiltRemote } from '@mall/registry';
import { clock } from '../../platform/clock/clock.ts';

const patienceMs = 1_000;
const freshMs = 2_000;

/** The declarations of builds at other addresses, by remote; the allow-list of choices is checked before. */
export const declaredAt = async (
  choices: Readonly<Record<string, string>>,
): Promise<Record<string, RemoteConfig | undefined>> => {
  const asked = Object.entries(choices).filter(([, value]) => /^https?:/.test(value));
  const found = await Promise.all(
    asked.map(async ([name, address]) => [name, await declaration(name, new URL(address).origin)] as const),
  );
  return Object.fromEntries(found);
};

const known = new Map<string, { at: number; declares: RemoteConfig | undefined }>();

const declaration = async (name: string, origin: string): Promise<RemoteConfig | undefined> => {
  const kept = known.get(origin);
  if (kept !== undefined && clock.nowMs() - kept.at < freshMs) return kept.declares;
  const declares = await read(origin).catch(() => undefined);
  const own = declares?.name === name ? declares : undefined;
  if (known.size > 50) known.clear();
  known.set(origin, { at: clock.nowMs(), declares: own });
  return own;
};

const read = async (origin: string): Promise<RemoteConfig | undefined> => {
  const answer = await fetch(`${origin}/remote.json`, {
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  return answer.ok ? BuiltRemote.parse(await answer.json()).declares : undefined;
};
