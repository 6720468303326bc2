import { paths } from '@mall/contract/core/paths';
import { IconButton, media, TextLink } from '@mall/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Steps = { up?: () => void; down?: () => void; remove: () => void };
type Props = { word: string; lang: string; place: number; steps?: Steps };

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One word with its place, and the controls that move it and take it away. */
export function WordRow({ word, lang, place, steps }: Props) {
  const { t } = useTranslation('searchWords');
  return (
    <Row data-word={word}>
      <span>{place}</span>
      <b lang={lang}>{word}</b>
      <TextLink to={paths.search({ keyword: word })}>{t('try')}</TextLink>
      {steps && (
        <div>
          <IconButton label={t('up', { word })} data-step="up" disabled={!steps.up} onClick={steps.up}>
            <ArrowUp {...icon} />
          </IconButton>
          <IconButton
            label={t('down', { word })}
            data-step="down"
            disabled={!steps.down}
            onClick={steps.down}
          >
            <ArrowDown {...icon} />
          </IconButton>
          <IconButton label={t('remove', { word })} onClick={steps.remove}>
            <Trash2 {...icon} />
          </IconButton>
        </div>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 2ch minmax(0, 1fr) auto auto;
  gap: var(--space-4);
  align-items: center;
  min-height: 52px;
  padding: var(--space-2) var(--space-4);

  > span { color: var(--text-muted); font-variant-numeric: tabular-nums; text-align: right; }
  > b { overflow-wrap: anywhere; }
  > a { font-size: var(--o-s); }
  > div { display: flex; }
  ${media.phone} {
    grid-template-columns: 2ch minmax(0, 1fr) auto;
    gap: 0 var(--space-4);
    > div { grid-column: 2 / -1; margin-inline-start: calc(-1 * var(--space-3)); }
  }
`;
