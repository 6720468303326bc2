import { paths } from '@mall/contract/core/paths';
import { useTranslation } from 'react-i18next';
import { Album } from './Album.tsx';
import { OtherRooms } from './OtherRooms.tsx';
import { Tiers } from './Tiers.tsx';
import type { Detail } from './usePackage.ts';

/** The page of a package below its slots: pictures, the other price classes, other rooms. */
export function BelowTheFold({ detail }: { detail: Detail }) {
  const { t } = useTranslation('package');
  return (
    <>
      <Album detail={detail} />
      <Tiers detail={detail} />
      <OtherRooms detail={detail} more={{ label: t('all'), to: paths.packages() }} />
    </>
  );
}
