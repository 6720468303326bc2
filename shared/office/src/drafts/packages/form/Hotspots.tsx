import { packageLimits, slotsOf } from '@mall/contract/seller/own-package';
import { Notice } from '@mall/ui';
import { FormSection, HotspotEditor, useSteps } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../text-of.ts';
import type { PartProps } from './form-types.ts';

/** The position of each slot of the package on the wide picture. */
export function Hotspots({ content, change, lang, disabled }: PartProps) {
  const { t } = useTranslation('ownPackages');
  const { t: say } = useTranslation('drafts');
  const slots = slotsOf(content);
  const { banner, hotspots } = content;
  const { put, undo } = useSteps(hotspots, (next) => change({ hotspots: next }));
  return (
    <FormSection id="hotspots" title={t('section.hotspots')} lead={t('spots.lead')}>
      {banner === null ? (
        <Notice>{t('spots.noBanner')}</Notice>
      ) : slots.length === 0 ? (
        <Notice>{t('spots.noSlots')}</Notice>
      ) : (
        <HotspotEditor
          label={t('spots.label')}
          src={banner}
          width={1280}
          height={427}
          spots={slots.map(({ key, name: words }) => {
            const name = textOf(words, lang) || t('slots.unnamed');
            const spot = hotspots.find(({ slot }) => slot === key);
            return {
              id: key,
              name,
              place: spot === undefined ? null : { x: spot.x, y: spot.y },
              line: <span>{name}</span>,
            };
          })}
          onPlace={(place, slot) => slot !== undefined && put([...hotspots, { ...place, slot }])}
          onMove={(slot, place) =>
            put(hotspots.map((spot) => (spot.slot === slot ? { ...place, slot } : spot)))
          }
          onRemove={(slot) => put(hotspots.filter((spot) => spot.slot !== slot))}
          onUndo={undo}
          max={Math.min(packageLimits.hotspots, slots.length)}
          say={(what, values) => say(`spot.${what}`, values)}
          disabled={disabled}
        />
      )}
    </FormSection>
  );
}
