import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { useLeads } from '../menus/useMenu.ts';

/** The link from the office to the home page. */
export function BackToMall() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  return (
    <Back to={leads(paths.home()) ? paths.home() : '/'}>
      <House size={16} aria-hidden />
      <span>{t('seller.back')}</span>
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  color: var(--text-muted);
  white-space: nowrap;

  &:hover { color: var(--text); }
`;
