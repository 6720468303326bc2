import { media } from '@mall/ui';
import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { officeTool } from './office-tool.ts';

/** Opens the list of keys, from the foot of the menu. */
export function HelpButton() {
  const { t } = useTranslation('tools');
  return (
    <Button type="button" aria-haspopup="dialog" title={t('help')} onClick={() => officeTool.set('keys')}>
      <Keyboard size={16} strokeWidth={1.75} aria-hidden />
      <span>{t('help')}</span>
      <kbd aria-hidden="true">?</kbd>
    </Button>
  );
}

/* Looks like the entries of the menu around it. */
const Button = styled.button`
  width: 100%;

  > kbd {
    margin-left: auto;
    padding: 0 var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-xs);
    background: var(--surface);
    font: inherit;
    font-size: var(--o-xs);
  }
  [data-rail] & > kbd { display: none; }
  ${media.belowDesk} { > kbd { display: none; } }
`;
