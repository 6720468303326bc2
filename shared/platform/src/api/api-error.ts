/** A refusal with the server's message, or a call without an answer (`code` is `noAnswer`). */
export class ApiError extends Error {
  readonly code: number;
  readonly data: unknown;
  /** The server's message key, for tests and for choosing what to do. */
  readonly msgKey: string | undefined;

  constructor(code: number, message: string, data: unknown = null, msgKey?: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.data = data;
    this.msgKey = msgKey;
  }

  get msg(): string {
    return this.message;
  }
}

/** Timeout, lost connection, or an answer that is not the mall's envelope. */
export const noAnswer = 0;
/** The session expired. Only the session handles it; no toast is shown (spec §4). */
export const sessionInvalid = 40003;

/** The operation wants a fresh proof that it is the member; the call asks for it and goes on. */
export const proofNeeded = 40310;

export const isLost = (error: unknown): boolean => error instanceof ApiError && error.code === noAnswer;

/** The mall could not answer, and may a moment later: a lost connection, or 503 while its database is away. */
export const isAway = (error: unknown): boolean =>
  isLost(error) || (error instanceof ApiError && error.msgKey === 'overloaded');
