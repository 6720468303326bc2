import { styled } from 'styled-components';
import { Picture } from '../media/Picture.tsx';

type PersonFaceProps = { name: string; image?: string | null; size?: 'small' | 'large' };

/** Somebody's picture, else the initials of their name. The name is displayed beside it. */
export function PersonFace({ name, image, size = 'small' }: PersonFaceProps) {
  return (
    <Face data-size={size} aria-hidden="true">
      {image ? (
        <Picture src={image} alt="" width={36} height={36} sizes="36px" kind="photo" />
      ) : (
        initials(name)
      )}
    </Face>
  );
}

/** Wen Li → WL; 周木 → 周. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.map((word) => [...word][0] ?? '').join('');
  return [...letters].slice(0, 2).join('').toUpperCase();
};

const Face = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--o-brand-strong);
  font-size: 11px;
  font-weight: var(--weight-strong);

  &[data-size='large'] { width: 36px; height: 36px; font-size: var(--o-s); }
`;
