import { languageNames } from '@mall/contract/core/languages';
import { Badge, Button, media, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LegalVersion } from './useLegal.ts';

type Props = {
  /** The newest first, which is the one that holds. */
  versions: readonly LegalVersion[];
  mayEdit: boolean;
  onUse: (version: number) => void;
};

/** Every version of a text, when it was published and in which languages. */
export function Versions({ versions, mayEdit, onUse }: Props) {
  const { t } = useTranslation('legalTexts');
  const format = useFormat();
  return (
    <List>
      {versions.map(({ version, languages, publishedAt }, at) => (
        <li key={version}>
          <b>{t('versions.number', { version })}</b>
          <small>{format.dateTime(publishedAt)}</small>
          <small>
            {languages.length === 0
              ? t('versions.takenAway')
              : format.list(languages.map((code) => languageNames[code]))}
          </small>
          {at === 0 && languages.length > 0 && <Badge tone="success">{t('versions.inForce')}</Badge>}
          {at > 0 && languages.length > 0 && (
            <Button
              size="small"
              tone="ghost"
              aria-label={t(mayEdit ? 'versions.useNamed' : 'versions.readNamed', { version })}
              onClick={() => onUse(version)}
            >
              {t(mayEdit ? 'versions.use' : 'versions.read')}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 110px 190px minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    min-height: var(--control);
    padding: var(--space-2) var(--space-4);
  }
  > li + li { border-top: 1px solid var(--o-line-soft); }
  > li > small { color: var(--text-muted); font-size: var(--o-s); }

  ${media.phone} {
    > li { grid-template-columns: minmax(0, 1fr) auto; }
    > li > small { grid-column: 1 / -1; }
    > li > :last-child:not(small) { grid-area: 1 / 2; }
  }
`;
