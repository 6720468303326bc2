import type { FailureClass, FailurePhase as Phase } from '@mall/contract/core/telemetry';

/** What is told of it, and of a screen that renders: one that renders without end. */
type Kind = FailureClass | 'runaway';

/** A remote or one of its screens failed to load from all of its places. */
export class RemoteFailure extends Error {
  readonly remote: string;
  readonly phase: Phase;
  readonly kind: Kind;

  constructor(remote: string, phase: Phase, kind: Kind, cause?: unknown) {
    super(`${remote}: ${kind} while loading ${phase}`, { cause });
    this.remote = remote;
    this.phase = phase;
    this.kind = kind;
  }
}

export const classOf = (error: unknown): FailureClass => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/ChunkLoadError|Loading (CSS )?chunk/i.test(text)) return /timeout/i.test(text) ? 'timeout' : 'chunk';
  if (/TimeoutError|timed? ?out/i.test(text)) return 'timeout';
  if (/does not satisfy|Can not get '|RUNTIME-006|loadShare/i.test(text)) return 'shared';
  if (/does not exist in container|RUNTIME-014|RUNTIME-001/i.test(text)) return 'expose';
  return 'network';
};
