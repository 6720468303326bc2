import { z } from 'zod';
import type { AreaOptions } from '../../platform/area.ts';
import { counterOf } from '../../platform/metrics/counter.ts';
import { createThrottle } from '../../platform/throttle/throttle.ts';

/**
 * The endpoint for browsers' reports of what a page's policy refused (composer/security.ts names it in each
 * page).
 */
export const policyReports = '/api/policyReports';

/** Counts refusals, and logs each kind at most once in ten minutes: a report may come from anybody. */
export const policyReportRoutes = async ({ app, limits }: AreaOptions): Promise<void> => {
  const refused = counterOf(
    'mall_policy_refusals_total',
    'What browsers refused a page by its security policy',
    ['directive', 'place'],
  );
  const told = createThrottle(600_000, 1000);
  await app.register(async (scope) => {
    for (const type of ['application/reports+json', 'application/csp-report'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
        done(null, body),
      );
    scope.post<{ Body: unknown }>(policyReports, { schema: { hide: true } }, async (request, reply) => {
      await limits.take('telemetry', request.ip);
      for (const violation of violationsIn(request.body)) {
        refused.inc({ directive: violation.directive, place: placeOf(violation.blocked) });
        if (!told(JSON.stringify(violation))) request.log.warn({ violation }, 'a page was refused something');
      }
      return reply.code(204).send();
    });
  });
};

const bodyLimit = 32 * 1024;
const mostReports = 20;
const Directive = z.string().regex(/^[a-z-]{1,40}$/);
const Address = z.string().max(2000);

/** Two formats: of the Reporting API, a list; and of `report-uri`, one. */
const Modern = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: Directive,
    blockedURL: Address.nullish(),
    documentURL: Address,
    sourceFile: Address.nullish(),
    lineNumber: z.int().nullish(),
  }),
});
const Old = z.object({
  'csp-report': z.object({
    'violated-directive': z.string().max(60),
    'effective-directive': Directive.optional(),
    'blocked-uri': Address.nullish(),
    'document-uri': Address,
    'source-file': Address.nullish(),
    'line-number': z.int().nullish(),
  }),
});

type Violation = { directive: string; blocked: string; page: string; source: string; line: number | null };

const violationsIn = (body: unknown): Violation[] => {
  const sent = parsed(body);
  const reports: unknown[] = Array.isArray(sent) ? sent.slice(0, mostReports) : [sent];
  return reports.flatMap((report) => {
    const modern = Modern.safeParse(report);
    if (modern.success) {
      const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } = modern.data.body;
      return [violation(effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber)];
    }
    const old = Old.safeParse(report);
    if (!old.success) return [];
    const said = old.data['csp-report'];
    const directive = Directive.safeParse(
      said['effective-directive'] ?? said['violated-directive'].split(' ', 1)[0],
    );
    return directive.success
      ? [
          violation(
            directive.data,
            said['blocked-uri'],
            said['document-uri'],
            said['source-file'],
            said['line-number'],
          ),
        ]
      : [];
  });
};

const violation = (
  directive: string,
  blocked: string | null | undefined,
  page: string,
  source: string | null | undefined,
  line: number | null | undefined,
): Violation => ({
  directive,
  blocked: plain(blocked ?? ''),
  page: plain(page),
  source: plain(source ?? ''),
  line: line ?? null,
});

const parsed = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    return undefined;
  }
};

/** Without query and fragment: they may name a person or carry a token. */
const plain = (address: string): string => address.split(/[?#]/, 1)[0]?.slice(0, 200) ?? '';

/** A label with few values: browsers may send anything. */
const placeOf = (blocked: string): string => {
  if (['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy'].includes(blocked))
    return blocked;
  return /^https?:/.test(blocked) ? 'address' : 'other';
};
