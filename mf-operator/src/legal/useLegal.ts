import { type LegalKind, legalKinds } from '@mall/contract/core/legal';
import type { Output } from '@mall/contract/operations';
import { api, appInfo, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type LegalText = Output<'mallLegal.detail'>;
export type LegalVersion = Output<'mallLegal.list'>['list'][number];

const refreshes = ['mallLegal.list', 'mallLegal.detail'] as const;

/** Publishes the next version; the foot of this page follows. */
export const usePublish = () =>
  useMutationOf('mallLegal.publish', {
    refreshes,
    quiet: true,
    onSuccess: async () => appInfo.set(await api('config.get', {})),
  });

/** The kind of text in the address, its versions with the newest first, and its newest words. */
export const useLegal = () => {
  const { asked, ask } = useListAddress({ kind: legalKinds });
  const kind = asked.kind as LegalKind; // one of these
  const all = useQueryOf('mallLegal.list', {});
  const newest = useQueryOf('mallLegal.detail', { kind });
  return {
    kind,
    kinds: all.data?.kinds ?? [],
    choose: (next: LegalKind) => ask({ kind: next }),
    versions: all.data?.list.filter((row) => row.kind === kind) ?? [],
    newest: newest.data,
    ...loadOf(newest),
  };
};
