import { bcp47, languageNames } from '@mall/contract/core/languages';
import { paths } from '@mall/contract/core/paths';
import { language, offeredLanguages, setLanguage, signOut } from '@mall/platform';
import { Button, Menu } from '@mall/ui';
import { ChevronDown, Globe, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Language, the way back to the mall, and who is signed in. */
export function Around({ name = '' }: { name: string | undefined }) {
  const { t } = useTranslation('operator');
  const current = language();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Line>
      <Menu
        align="end"
        items={offeredLanguages().map((code) => ({
          id: code,
          label: <span lang={bcp47[code]}>{languageNames[code]}</span>,
          checked: code === current,
          onSelect: () => setLanguage(code),
        }))}
        trigger={(attributes) => (
          <Button tone="ghost" size="small" icon={<Globe {...icon} />} {...attributes}>
            {languageNames[current]}
          </Button>
        )}
      />
      {/* The mall may be another page than this one. */}
      <a href={paths.home()}>
        <House {...icon} />
        {t('back')}
      </a>
      {name !== '' && (
        <Menu
          align="end"
          items={[{ id: 'out', label: t('signOut'), onSelect: () => void signOut() }]}
          trigger={(attributes) => (
            <Button tone="ghost" size="small" {...attributes}>
              {name}
              <ChevronDown {...icon} />
            </Button>
          )}
        />
      )}
    </Line>
  );
}

const Line = styled.div`
  display: contents;

  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control);
    color: var(--text-muted);
    white-space: nowrap;
  }
  > a:hover { color: var(--text); }
`;
