import { useFormat } from '@mall/ui';
import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Remote, Version } from './useReleases.ts';

export function State({ remote: { enabled } }: { remote: Pick<Remote, 'enabled'> }) {
  const { t } = useTranslation('releases');
  return enabled ? Cells.status('good', t('state.open')) : Cells.status('neutral', t('state.closed'));
}

/** The version that a share of the visitors has. */
export function Candidate({ remote: { candidate } }: { remote: Pick<Remote, 'candidate'> }) {
  const { t } = useTranslation('releases');
  if (candidate === null) return Cells.text(null);
  return Cells.text(candidate.version, t('share', { percent: candidate.percent }));
}

/** How often a version was opened in a day, and how many saw it fail. */
export function Figures({ version: { loads, failures } }: { version: Pick<Version, 'loads' | 'failures'> }) {
  const { t } = useTranslation('releases');
  const format = useFormat();
  if (loads === 0) return Cells.text(null);
  const rate = format.percent(Math.round((failures / loads) * 10_000));
  return Cells.text(format.number(loads), t('failed', { n: format.number(failures), rate }));
}

/** What a version is to visitors now. */
export function Place({ remote, version }: { remote: Remote; version: string }) {
  const { t } = useTranslation('releases');
  const shops = remote.shops.filter((shop) => shop.version === version).map(({ code }) => code);
  if (version === remote.stable) return Cells.status('good', t('place.stable'));
  if (version === remote.candidate?.version)
    return Cells.status('move', t('share', { percent: remote.candidate.percent }));
  if (shops.length > 0) return Cells.status('info', t('place.shops', { codes: shops.join(', ') }));
  if (version === remote.previous) return Cells.status('neutral', t('place.previous'));
  return Cells.text(null);
}
