import { holdDigest } from './hold-built-ins.ts';
import { policyReports } from '../telemetry/policy-reports.ts';

/**
 * The policy of every page (docs/decisions/003-composition.md). Styles come in by the style sheet object
 * model, which needs only the digest of an empty element; the second digest is the one text that React Aria
 * writes. The one script that stands in the page has its digest. `styleText` is for development, where styled-components writes its rules as text.
 */
export const contentSecurityPolicy = (elsewhere: readonly string[] = [], styleText = false): string => {
  const places = ["'self'", ...elsewhere].join(' ');
  return [
    "default-src 'none'",
    `script-src ${places} '${holdDigest}'`,
    `style-src ${places} ${styleText ? "'unsafe-inline'" : styleDigests.join(' ')}`,
    `img-src ${places} data: blob:`,
    `font-src ${places}`,
    `connect-src ${places}`,
    `media-src ${places}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Browsers that support `report-to` ignore the older directive.
    `report-uri ${policyReports}`,
    'report-to policy',
  ].join('; ');
};

const styleDigests = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
];

export type Policy = { elsewhere: readonly string[]; isHttps: boolean; styleText: boolean };

export const pageHeaders = ({ elsewhere, isHttps, styleText }: Policy): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(elsewhere, styleText),
  'reporting-endpoints': `policy="${policyReports}"`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
