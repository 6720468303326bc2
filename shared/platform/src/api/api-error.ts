/** A refusal in the server's words, or a call that got no answer (`code` is `noAnswer`). */
export class ApiError extends Error {
  readonly code: number;
  readonly data: unknown;
  /** The server's key of the message, for tests and for choosing what to do. */
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
/** Only the session reacts to it, and nobody is told by a toast (spec §4). */
export const sessionInvalid = 40003;

export const isLost = (error: unknown): boolean => error instanceof ApiError && error.code === noAnswer;
