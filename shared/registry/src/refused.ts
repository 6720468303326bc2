/** Why the registry stays unchanged; the command's message contains the HTTP status of an API. */
export const refusals = {
  /** Somebody else has changed the registry meanwhile, or published the same version. */
  lost: 409,
  twice: 409,
  unknown: 404,
  /** Of the publish service: nobody that it knows, a team without that remote, a request made before, an upload. */
  stranger: 401,
  replayed: 401,
  forbidden: 403,
  large: 413,
  /** Signature, schema or shape of a document. */
  untrusted: 422,
  /** A gate: the candidate does not fit the mall. */
  unfit: 422,
  /** There is nothing to move: no candidate to promote, no version to return to. */
  nothing: 422,
  /** It is written, and the running mall does not serve it. */
  unserved: 504,
} as const;

export type RefusalReason = keyof typeof refusals;

/** The message names the problem and the solution. */
export class RegistryRefused extends Error {
  readonly reason: RefusalReason;
  readonly problems: readonly string[];

  constructor(reason: RefusalReason, message: string, problems: readonly string[] = []) {
    super([message, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'RegistryRefused';
    this.reason = reason;
    this.problems = problems;
  }

  get status(): number {
    return refusals[this.reason];
  }
}
