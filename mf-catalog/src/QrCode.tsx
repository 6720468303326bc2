import { shareUrl, useQueryOf } from '@mall/platform';
import { SkeletonBox } from '@mall/ui';
import { styled } from 'styled-components';

/** The QR code of an in-app address, which leads into the same shop. Without an answer its place stays empty: nobody waits for it. */
export function QrCode({ path, alt, size }: { path: string; alt: string; size: number }) {
  const code = useQueryOf(
    'shop.qrCode',
    { url: shareUrl(path) },
    { quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  if (code.isPending) return <SkeletonBox width={size} height={size} />;
  if (code.data === undefined) return null;
  return <Code src={`data:image/png;base64,${code.data.png}`} alt={alt} width={size} height={size} />;
}

const Code = styled.img`
  max-width: 100%;
  height: auto;
  border-radius: var(--radius-s);
  background: #ffffff; /* paper of the code */
`;
