import { Picture } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Private photos, whose addresses are valid for some minutes; each opens in full in a new tab. */
export function Photos({ photos, of }: { photos: readonly string[]; of: string }) {
  const { t } = useTranslation('deliveries');
  if (photos.length === 0) return null;
  return (
    <List>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer" aria-label={t('photo', { of, n: index + 1 })}>
            <Picture src={photo} alt="" width={104} height={78} sizes="104px" kind="photo" />
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
  margin: var(--space-2) 0;

  > li { width: var(--space-8); border: 1px solid var(--line); border-radius: var(--o-radius); overflow: hidden; }
  a { display: block; }
`;
