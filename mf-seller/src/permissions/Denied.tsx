import { pickText } from '@mall/contract/core/languages';
import { redirects } from '@mall/contract/core/redirects';
import { language, type Permission, useQueryOf, useSession } from '@mall/platform';
import { ButtonLink, useFormat } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Middle } from './Middle.ts';
import declared from '../../remote.config.ts';

type Way = { path: string; name: string };

/**
 * What whoever may not see this page gets. The address of the office itself leads to one page for all (spec §2): from there
 * a role goes on to the first that it may open.
 */
export function Denied({ needs }: { needs: Permission }) {
  const { permissions } = useSession();
  const { pathname } = useLocation();
  const way = firstOpen(permissions);
  if (way && pathname === redirects['/userAdmin']) return <Navigate to={way.path} replace />;
  return <Missing needs={needs} way={way} />;
}

/** The missing permission, the user's role, who could help, and where they may go (look, office §8). */
function Missing({ needs, way }: { needs: Permission; way: Way | undefined }) {
  const { t } = useTranslation('seller');
  const format = useFormat();
  const { data } = useQueryOf('staff.helpers', { key: needs }, { quiet: true });
  return (
    <OfficePage title={t('denied.title')}>
      <OfficeCard>
        <Middle>
          <Lock size={24} strokeWidth={1.5} aria-hidden />
          {data && (
            <>
              <h2>{t('denied.needs', { permission: data.permission })}</h2>
              <p>{t('denied.role', { role: data.roleName, key: needs })}</p>
              <p>{t('denied.help', { people: format.list(data.helpers) })}</p>
            </>
          )}
          {way && <ButtonLink to={way.path}>{t('denied.go', { page: way.name })}</ButtonLink>}
        </Middle>
      </OfficeCard>
    </OfficePage>
  );
}

/** The first page of the menu that the user may see. */
const firstOpen = (permissions: readonly Permission[]): Way | undefined => {
  for (const { routeId, label } of declared.nav) {
    const route = declared.routes.find(({ id }) => id === routeId);
    if (route && permissions.some((key) => key === route.needs))
      return { path: route.path, name: pickText(label, language()).text };
  }
  return undefined;
};
