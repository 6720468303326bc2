import type { Language } from '@mall/contract/core/languages';
import { api } from '@mall/platform';
import { makeSheet, type PaperName, type PosterSource, type Sheet } from '@mall/ui/poster';
import { useQuery } from '@tanstack/react-query';
import { posterWords } from './load-phrases.ts';
import type { Promoted } from './usePromoted.ts';

export type PosterAsked = { promoted: Promoted; paper: PaperName; language: Language };

/**
 * The poster as a PNG for print, drawn again when anything of it changes; the last one stays until the next
 * is ready.
 */
export const usePoster = ({ promoted, paper, language }: PosterAsked) => {
  const { shop, product, link, code } = promoted;
  const drawn = useQuery({
    queryKey: ['poster', link, paper, language, shop, product?.name, product?.image, code !== undefined],
    enabled: code !== undefined && (product !== null || promoted.productId === ''),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: (before: Sheet | undefined) => before,
    queryFn: async () => makeSheet(paper, language, await posterOf(promoted, language)),
  });
  return { sheet: drawn.data, failed: drawn.isError, retry: () => void drawn.refetch() };
};

const posterOf = async (promoted: Promoted, language: Language): Promise<PosterSource> => {
  const { shop, product, productId: id, code } = promoted;
  const words = await posterWords(language, { isProduct: product !== null, code: shop.code });
  // The product in the language of the poster's readers.
  const said = product && (await api('product.detail', { id }, { lang: language }));
  return {
    title: said?.name ?? shop.storeName,
    text: product ? [shop.storeName, shop.propaganda].filter(Boolean).join(' · ') : shop.propaganda,
    picture: (product ? product.image : shop.bannerNarrow[0] || shop.banner[0]) ?? null,
    isProduct: product !== null,
    logo: shop.logo,
    qr: code?.svg ?? '',
    ...words,
    contact: [shop.mobile, shop.address].filter(Boolean).join(' · '),
    colour: shop.colour ?? null,
  };
};
