import { type CasePicture, caseLimits, type CaseSpot } from '@mall/contract/own-cases';
import { FieldNote } from '@mall/ui';
import { FilterSegments, FormSection, HotspotEditor } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { newKey } from '../new-key.ts';
import type { PartProps, Piece } from './form-types.ts';
import { PieceDialog } from './PieceDialog.tsx';
import { SpotRow } from './SpotRow.tsx';

type SpotsProps = PartProps & { pieces: ReadonlyMap<string, Piece> };

/** Where the pieces are in each picture, and which SKU each is. */
export function Spots({ content, change, problem, disabled, pieces }: SpotsProps) {
  const { t } = useTranslation('ownCases');
  const [chosen, setChosen] = useState<string>();
  const [selected, setSelected] = useState<string | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const at = Math.max(
    0,
    content.pictures.findIndex(({ url }) => url === chosen),
  );
  const picture = content.pictures[at];
  const lead = t('spots.lead');
  if (picture === undefined)
    return (
      <FormSection id="spots" title={t('section.spots')} lead={lead}>
        <Muted>{t('spots.none')}</Muted>
      </FormSection>
    );
  const { spots } = picture;
  const put = (next: readonly CaseSpot[]) => change({ pictures: withSpots(content.pictures, picture, next) });
  const edit = (id: string, part: Partial<CaseSpot>) =>
    put(spots.map((spot) => (spot.id === id ? { ...spot, ...part } : spot)));
  const remove = (id: string) => put(spots.filter((spot) => spot.id !== id));
  const nameOf = ({ skuId }: CaseSpot) =>
    skuId === null ? t('spots.unbound') : (pieces.get(skuId)?.name ?? '…');
  const number = at + 1;
  const wrong = problem(`spots/${number}`) ?? problem('spots/');
  return (
    <FormSection id="spots" title={t('section.spots')} lead={lead}>
      {content.pictures.length > 1 && (
        <Scrolled>
          <FilterSegments
            label={t('spots.which')}
            segments={content.pictures.map(({ url }, index) => ({
              value: url,
              label: t('spots.picture', { at: index + 1 }),
            }))}
            value={picture.url}
            onChange={setChosen}
          />
        </Scrolled>
      )}
      <HotspotEditor
        key={picture.url}
        label={t('spots.label', { at: number })}
        src={picture.url}
        width={picture.w}
        height={picture.h}
        spots={spots.map((spot) => ({ ...spot, name: nameOf(spot), bad: spot.skuId === null }))}
        selected={selected}
        onSelect={setSelected}
        onPlace={(place) => {
          const id = newKey();
          put([...spots, { id, skuId: null, ...place }]);
          setSelected(id);
        }}
        onMove={edit}
        onRemove={remove}
        max={caseLimits.spots}
        say={(what, values) => t(`spot.${what}`, values)}
        disabled={disabled}
      />
      {spots.length === 0 ? (
        <Muted>{t('spots.empty')}</Muted>
      ) : (
        <List aria-label={t('spots.list', { at: number })}>
          {spots.map((spot, index) => (
            <SpotRow
              key={spot.id}
              at={index + 1}
              piece={spot.skuId === null ? null : pieces.get(spot.skuId)}
              selected={spot.id === selected}
              disabled={disabled}
              onChoose={() => setChoosing(spot.id)}
              onRemove={() => remove(spot.id)}
            />
          ))}
        </List>
      )}
      <FieldNote id="spots-problem" error={wrong} />
      {choosing !== null && (
        <PieceDialog
          onClose={() => setChoosing(null)}
          onChoose={(skuId) => {
            edit(choosing, { skuId });
            setChoosing(null);
          }}
        />
      )}
    </FormSection>
  );
}

const withSpots = (
  pictures: readonly CasePicture[],
  of: CasePicture,
  spots: readonly CaseSpot[],
): CasePicture[] => pictures.map((one) => (one.url === of.url ? { ...one, spots } : one));

const Muted = styled.p`
  color: var(--text-muted);
  font-size: var(--o-s);
`;

const Scrolled = styled.div`
  overflow-x: auto;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
