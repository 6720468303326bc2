import { shareUrl, useQueryOf } from '@mall/platform';
import { SkeletonBox } from '@mall/ui';
import { styled } from 'styled-components';

/**
 * The QR code of an in-app address, which opens the same shop; `picture` is undefined until it has loaded.
 */
export const useQrCode = (path: string, wanted = true) => {
  const code = useQueryOf(
    'shop.qrCode',
    { url: shareUrl(path) },
    { enabled: wanted, quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  return {
    picture: code.data && `data:image/png;base64,${code.data.png}`,
    failed: code.isError,
    retry: () => void code.refetch(),
  };
};

/** Only a QR code. When it fails to load its place stays empty: nobody waits for it. */
export function QrCode({ path, alt, size }: { path: string; alt: string; size: number }) {
  const { picture, failed } = useQrCode(path);
  if (failed) return null;
  if (picture === undefined) return <SkeletonBox width={size} height={size} />;
  return <Code src={picture} alt={alt} width={size} height={size} />;
}

const Code = styled.img`
  max-width: 100%;
  height: auto;
  border-radius: var(--radius-s);
  background: #ffffff; /* paper of the code */
`;
