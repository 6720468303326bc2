import type { Plan } from '@mall/contract/catalog/design';
import type { Output } from '@mall/contract/operations';
import { ApiError, drafts, useQueryOf, useSession } from '@mall/platform';
import { useSearchParams } from 'react-router-dom';
import { isMissing } from '../missing.ts';
import { templates } from './plan/templates.ts';

/** The source and target of a design: one of the member's own has an id and a version, any other is new. */
export type Document = {
  readonly id: string | null;
  readonly version: number | null;
  readonly name: string;
  readonly plan: Plan;
  readonly shareCode: string | null;
  /** Found in this browser with changes that are not on the server yet. */
  readonly unsaved?: boolean;
};

export type Opening =
  | { readonly status: 'loading' }
  /** A member's design, opened by a visitor. */
  | { readonly status: 'closed' }
  | { readonly status: 'missing' | 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly key: string; readonly document: Document };

/**
 * The design in the address: `?id=` the member's own, `?share=` a shared one, `?quote=` a shop's offer,
 * `?case=` a case; else what was drawn here last.
 */
export const useDocument = (): Opening => {
  const [search] = useSearchParams();
  const signedIn = useSession().token !== null;
  const [id, shareCode, quoteId, caseId] = ['id', 'share', 'quote', 'case'].map(
    (name) => search.get(name) ?? '',
  );
  const own = useQueryOf(
    'design.detail',
    { id: id || 'none' },
    { enabled: Boolean(id) && signedIn, quiet: true, staleTime: 0 },
  );
  const shared = useQueryOf(
    'design.shared',
    { shareCode: shareCode || 'none' },
    { enabled: Boolean(shareCode), quiet: true },
  );
  const offer = useQueryOf(
    'quote.detail',
    { id: quoteId || 'none' },
    { enabled: Boolean(quoteId) && signedIn, quiet: true },
  );
  const example = useQueryOf(
    'designCase.detail',
    { id: caseId || '1' },
    { enabled: Boolean(caseId), quiet: true },
  );

  if ((id || quoteId) && !signedIn) return { status: 'closed' };
  if (id)
    return opened(own, `own ${id}`, ({ id: known, version, name, plan, shareCode: code }) => ({
      id: known,
      version,
      name,
      plan,
      shareCode: code,
    }));
  if (shareCode) return opened(shared, `share ${shareCode}`, ({ name, plan }) => fresh(name, plan));
  if (quoteId) return offered(offer, `quote ${quoteId}`);
  if (caseId) return opened(example, `case ${caseId}`, ({ title, plan }) => fresh(title, plan));
  return {
    status: 'ready',
    key: `draft ${search.get('draft') ?? ''}`,
    document: drafts.read('design', isDocument) ?? empty(),
  };
};

const fresh = (name: string, plan: Plan): Document => ({
  id: null,
  version: null,
  name,
  plan,
  shareCode: null,
});
export const empty = (): Document => fresh('', templates[0]?.plan ?? { rooms: [], items: [] });

type Answer<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

const opened = <T>(
  { data, error, refetch }: Answer<T>,
  key: string,
  document: (data: T) => Document,
): Opening => {
  const retry = () => void refetch();
  if (data !== undefined) return { status: 'ready', key, document: document(data) };
  if (error === null) return { status: 'loading' };
  return { status: isMissing(error) || isNoId(error) ? 'missing' : 'failed', retry };
};

/** The room as it was offered, for further drawing; an offer of only pieces has none. */
const offered = ({ data, ...answer }: Answer<Output<'quote.detail'>>, key: string): Opening => {
  if (data?.plan === null) return { status: 'missing', retry: () => undefined };
  const room = data && { name: data.design?.name ?? '', plan: data.plan };
  return opened({ ...answer, data: room }, key, ({ name, plan }) => fresh(name, plan));
};

/** The id in the address is invalid. */
const isNoId = (error: Error): boolean => error instanceof ApiError && error.msgKey === 'request.invalid';

/** A draft of an older page, or of another program, is ignored. */
const isDocument = (kept: unknown): kept is Document =>
  typeof kept === 'object' && kept !== null && 'plan' in kept && 'name' in kept && isPlan(kept.plan);

const isPlan = (plan: unknown): boolean =>
  typeof plan === 'object' &&
  plan !== null &&
  'rooms' in plan &&
  Array.isArray(plan.rooms) &&
  'items' in plan &&
  Array.isArray(plan.items);
