import type { BootRemote } from '@mall/registry/boot-manifest';
import { TextLink } from '@mall/ui';
import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { withChoice } from '../loader/choices.ts';

/**
 * Always displayed while this browser gets a version of its own, so that nobody reports a fault of their own
 * build.
 */
export function ChoiceBar({ chosen }: { chosen: readonly BootRemote[] }) {
  const { t } = useTranslation('notices');
  return (
    <Bar aria-label={t('choices.label')}>
      <Wrench size={16} strokeWidth={1.5} aria-hidden />
      <ul>
        {chosen.map(({ name, closed, version, base }) => (
          <li key={name}>
            {closed
              ? t('choices.off', { part: name })
              : t('choices.is', { part: name, version: version === 'override' ? base : version })}
          </li>
        ))}
      </ul>
      <TextLink to="/__mf">{t('choices.inspect')}</TextLink>
      <TextLink to={withChoice('mf', 'clear')} reloadDocument>
        {t('choices.clear')}
      </TextLink>
    </Bar>
  );
}

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--warning-soft);
  color: var(--text);
  box-shadow: var(--shadow-2);
  font-size: var(--step--1);
  overflow-wrap: anywhere;

  > svg { flex: none; color: var(--warning); }
  > ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); min-width: 0; }
`;
