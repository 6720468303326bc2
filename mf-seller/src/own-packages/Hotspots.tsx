import { type Hotspot, packageLimits, slotsOf } from '@mall/contract/own-package';
import { Button, IconButton, media, Notice } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { MapPin, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { textOf } from '../text-of.ts';
import type { PartProps } from './form-types.ts';
import { HotspotPicture } from './HotspotPicture.tsx';

const middle = 5000;

/** Where each place stands on the wide picture: put there by pointer or from the list, moved by dragging or by arrows. */
export function Hotspots({ content, change, lang, disabled }: PartProps) {
  const { t } = useTranslation('ownPackages');
  const [said, setSaid] = useState('');
  const slots = slotsOf(content);
  const { hotspots } = content;
  const names = new Map(slots.map(({ key, name }) => [key, textOf(name, lang) || t('slots.unnamed')]));
  const has = new Set(hotspots.map(({ slot }) => slot));
  const put = (spot: Hotspot) => {
    change({ hotspots: [...hotspots.filter(({ slot }) => slot !== spot.slot), spot] });
    setSaid(t('spots.at', { name: names.get(spot.slot) ?? '', x: spot.x / 100, y: spot.y / 100 }));
  };
  const away = (slot: string) => {
    change({ hotspots: hotspots.filter((one) => one.slot !== slot) });
    setSaid(t('spots.removed', { name: names.get(slot) ?? '' }));
  };
  const next = slots.find(({ key }) => !has.has(key));
  return (
    <FormSection id="hotspots" title={t('section.hotspots')} lead={t('spots.lead')}>
      {content.banner === null ? (
        <Notice>{t('spots.noBanner')}</Notice>
      ) : slots.length === 0 ? (
        <Notice>{t('spots.noSlots')}</Notice>
      ) : (
        <>
          <HotspotPicture
            src={content.banner}
            hotspots={hotspots}
            names={names}
            order={slots.map(({ key }) => key)}
            disabled={disabled}
            onPut={put}
            onRemove={away}
            onEmpty={(at) =>
              next !== undefined && hotspots.length < packageLimits.hotspots && put({ ...at, slot: next.key })
            }
          />
          <p>{next === undefined ? t('spots.all') : t('spots.next', { name: names.get(next.key) ?? '' })}</p>
          <List>
            {slots.map(({ key }, at) => (
              <li key={key}>
                <span>
                  <b>{at + 1}</b> {names.get(key)}
                </span>
                {has.has(key) ? (
                  <IconButton
                    label={t('spots.remove', { name: names.get(key) ?? '' })}
                    disabled={disabled}
                    onClick={() => away(key)}
                  >
                    <X size={16} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                ) : (
                  <Button
                    size="small"
                    disabled={disabled || hotspots.length >= packageLimits.hotspots}
                    icon={<MapPin size={16} strokeWidth={1.75} aria-hidden />}
                    onClick={() => put({ x: middle, y: middle, slot: key })}
                  >
                    {t('spots.put', { name: names.get(key) ?? '' })}
                  </Button>
                )}
              </li>
            ))}
          </List>
          <Said role="status">{said}</Said>
        </>
      )}
    </FormSection>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-1) var(--space-6);
  font-size: var(--o-s);

  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  b { display: inline-grid; place-items: center; width: 22px; height: 22px; margin-right: var(--space-2); border-radius: 50%; background: var(--surface-muted); font-size: var(--o-xs); }
`;

const Said = styled.p`
  color: var(--text-muted);
  font-size: var(--o-xs);
`;
