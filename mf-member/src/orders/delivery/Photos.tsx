import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Picture } from '@mall/ui';

/** Private photos, whose addresses are valid for some minutes; each opens in full in a new tab. */
export function Photos({ photos, size }: { photos: readonly string[]; size: 64 | 104 }) {
  const { t } = useTranslation('delivery');
  if (photos.length === 0) return null;
  return (
    <List data-size={size}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer" aria-label={t('photo', { n: index + 1 })}>
            <Picture src={photo} alt="" width={size} height={size} sizes={`${size}px`} kind="photo" />
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);

  > li { width: var(--space-7); }
  &[data-size='104'] > li { width: var(--space-8); }
`;
