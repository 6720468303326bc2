import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { setTheme, themes, useTheme } from '@mall/platform';
import { Menu } from '@mall/ui';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  const Icon = icons[theme];
  return (
    <Menu
      align="end"
      trigger={(attributes) => (
        <Trigger type="button" {...attributes}>
          <Icon size={16} strokeWidth={1.5} aria-hidden />
          {t(`theme.${theme}`)}
        </Trigger>
      )}
      items={themes.map((choice) => ({
        id: choice,
        label: t(`theme.${choice}`),
        checked: choice === theme,
        onSelect: () => setTheme(choice),
      }))}
    />
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  white-space: nowrap;

  &:hover { color: var(--text); }
`;
