import { copyLink, useQueryOf } from '@mall/platform';
import { Button } from '@mall/ui';
import { Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Copies the promoter's link to the mall; renders nothing for other members. */
export function CopyOwnLink() {
  const { t } = useTranslation('distribution');
  const links = useQueryOf('promoter.links', {}, { quiet: true });
  const url = links.data?.shareUrl;
  if (url === undefined) return null;
  return (
    <Button icon={<Link size={16} strokeWidth={1.5} aria-hidden />} onClick={() => void copyLink(url)}>
      {t('link.copyOwn')}
    </Button>
  );
}
