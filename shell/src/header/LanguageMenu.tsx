import { ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { bcp47, languageNames } from '@mall/contract/core/languages';
import { language, offeredLanguages, setLanguage } from '@mall/platform';
import { Menu } from '@mall/ui';

/** A choice stores the language and reloads the page in the same state. A mall in one language offers none. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = language();
  const offered = offeredLanguages();
  if (offered.length === 1) return null;
  return (
    <Menu
      align="end"
      trigger={(attributes) => (
        <Trigger type="button" {...attributes}>
          <Globe size={16} aria-hidden />
          <span>
            <Hidden>{t('header.language')}: </Hidden>
            {languageNames[current]}
          </span>
          <ChevronDown size={16} aria-hidden />
        </Trigger>
      )}
      items={offered.map((code) => ({
        id: code,
        label: <span lang={bcp47[code]}>{languageNames[code]}</span>,
        checked: code === current,
        onSelect: () => setLanguage(code),
      }))}
    />
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  color: var(--text-muted);
  white-space: nowrap;

  svg { stroke-width: 1.5; }
  &:hover { color: var(--text); }
`;

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
