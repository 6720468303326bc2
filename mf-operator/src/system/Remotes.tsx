import { useFormat } from '@mall/ui';
import { StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { List } from './PartList.tsx';
import type { System } from './useSystem.ts';

/** The version of each part of the pages that visitors get, and how it did in the last day. */
export function Remotes({ registry }: { registry: NonNullable<System['registry']> }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  return (
    <section aria-labelledby="system-remotes">
      <h2 id="system-remotes">{t('remotes', { revision: registry.revision })}</h2>
      <List>
        {registry.remotes.map(({ name, version, canary, enabled, loads, failures }) => (
          <li key={name}>
            <b>
              {name} {version}
            </b>
            <StatusPill tone={enabled ? (failures > 0 ? 'wait' : 'good') : 'neutral'}>
              {t(enabled ? 'remote.on' : 'remote.off')}
            </StatusPill>
            <small>
              {t('remote.pages', { n: format.number(loads), bad: format.number(failures) })}
              {canary !== null && ` · ${t('remote.canary', canary)}`}
            </small>
          </li>
        ))}
      </List>
    </section>
  );
}
