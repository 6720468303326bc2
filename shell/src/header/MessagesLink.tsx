import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { useMessageCount } from '@mall/platform';
import { useLeads } from '../menus/useMenu.ts';
import { IconLink } from './IconLink.tsx';

export function MessagesLink() {
  const { t } = useTranslation('shell');
  const count = useMessageCount();
  if (!useLeads()(paths.memberMessages())) return null;
  return (
    <IconLink to={paths.memberMessages()} label={t('header.messages', { count })} count={count}>
      <Bell size={20} aria-hidden />
    </IconLink>
  );
}
