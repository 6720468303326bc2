import { languageNames } from '@mall/contract/core/languages';
import { language } from '@mall/platform';
import { IconButton, media, Picture, useFormat } from '@mall/ui';
import { StatusPill } from '@mall/ui/office';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { titleIn } from './title-in.ts';
import type { Banner } from './useBanners.ts';

type Steps = {
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  edit: () => void;
  remove: () => void;
};

const tones = { shown: 'good', planned: 'info', over: 'neutral', withheld: 'wait' } as const;

/** One banner: its picture, words and link, when and to whom it is shown; what can be done with it. */
export function BannerRow({ banner, steps }: { banner: Banner; steps?: Steps }) {
  const { t } = useTranslation('content');
  const format = useFormat();
  const name = titleIn(banner.title, language()) || t('unnamed');
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const period = [
    banner.from === null ? undefined : t('from', { at: format.dateTime(banner.from) }),
    banner.to === null ? undefined : t('to', { at: format.dateTime(banner.to) }),
  ];
  const told = [
    banner.fromReview ? t('fromReview') : undefined,
    ...period,
    banner.languages.length === 0
      ? undefined
      : format.list(banner.languages.map((code) => languageNames[code])),
  ].filter((part) => part !== undefined);
  return (
    <Row>
      <Picture src={banner.picture} alt="" width={160} height={72} kind="photo" sizes="160px" />
      <div>
        <b>{name}</b>
        <p>{titleIn(banner.subtitle, language())}</p>
        {told.length > 0 && <small>{told.join(' · ')}</small>}
        {banner.link !== '' && <p title={banner.link}>{banner.link}</p>}
      </div>
      <StatusPill tone={tones[banner.state]}>{t(`state.${banner.state}`)}</StatusPill>
      {steps && (
        <span>
          <IconButton label={t('up', { name })} disabled={steps.up === undefined} onClick={steps.up}>
            <ArrowUp {...icon} />
          </IconButton>
          <IconButton label={t('down', { name })} disabled={steps.down === undefined} onClick={steps.down}>
            <ArrowDown {...icon} />
          </IconButton>
          <IconButton label={t('edit', { name })} onClick={steps.edit}>
            <Pencil {...icon} />
          </IconButton>
          <IconButton label={t('remove', { name })} onClick={steps.remove}>
            <Trash2 {...icon} />
          </IconButton>
        </span>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr) auto auto;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);

  > :first-child { overflow: hidden; border-radius: var(--radius-s); }
  p { overflow: hidden; color: var(--text-muted); font-size: var(--o-s); text-overflow: ellipsis; white-space: nowrap; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
  > span:last-child { display: flex; }
  ${media.phone} {
    grid-template-columns: 96px minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    > :nth-child(2) { grid-column: 2 / -1; }
    > :nth-child(3) { grid-column: 1 / 3; justify-self: start; }
    > :nth-child(4) { grid-column: 3; }
  }
`;
