import { type CasePicture, caseLimits, type CaseSpot } from '@mall/contract/seller/own-cases';
import { FieldNote } from '@mall/ui';
import { FilterSegments, FormSection, HotspotEditor, useSteps } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { newKey } from '../../new-key.ts';
import { PiecePicker } from '../../PiecePicker.tsx';
import type { PartProps, Piece } from './form-types.ts';
import { SpotLine } from './SpotLine.tsx';

type SpotsProps = PartProps & { pieces: ReadonlyMap<string, Piece> };

/** The positions of the products in each picture, and the SKU of each. */
export function Spots(props: SpotsProps) {
  const { t } = useTranslation('ownCases');
  const [chosen, setChosen] = useState<string>();
  const { pictures } = props.content;
  const at = Math.max(
    0,
    pictures.findIndex(({ url }) => url === chosen),
  );
  const picture = pictures[at];
  const wrong = props.problem(`spots/${at + 1}`) ?? props.problem('spots/');
  return (
    <FormSection
      id="spots"
      title={t('section.spots')}
      lead={t(props.reviewed ? 'spots.lead' : 'spots.mallLead')}
    >
      {pictures.length > 1 && (
        <Scrolled>
          <FilterSegments
            label={t('spots.which')}
            segments={pictures.map(({ url }, index) => ({
              value: url,
              label: t('spots.picture', { at: index + 1 }),
            }))}
            value={picture?.url ?? ''}
            onChange={setChosen}
          />
        </Scrolled>
      )}
      {picture === undefined ? (
        <Muted>{t('spots.none')}</Muted>
      ) : (
        <>
          <SpotsOf key={picture.url} {...props} picture={picture} number={at + 1} />
          <FieldNote id="spots-problem" error={wrong} />
        </>
      )}
    </FormSection>
  );
}

function SpotsOf(props: SpotsProps & { picture: CasePicture; number: number }) {
  const { content, change, disabled, reviewed, pieces, picture, number } = props;
  const { t } = useTranslation('ownCases');
  const { t: say } = useTranslation('drafts');
  const [choosing, setChoosing] = useState<string | null>(null);
  const { spots } = picture;
  const { put, undo } = useSteps(spots, (next) =>
    change({ pictures: withSpots(content.pictures, picture, next) }),
  );
  const edit = (id: string, part: Partial<CaseSpot>) =>
    put(spots.map((spot) => (spot.id === id ? { ...spot, ...part } : spot)));
  return (
    <>
      <HotspotEditor
        label={t('spots.label', { at: number })}
        src={picture.url}
        width={picture.w}
        height={picture.h}
        spots={spots.map(({ id, x, y, skuId }, index) => {
          const piece = skuId === null ? null : pieces.get(skuId);
          return {
            id,
            name: piece === null ? t('spots.unbound') : (piece?.name ?? '…'),
            place: { x, y },
            bad: skuId === null,
            line: (
              <SpotLine
                at={index + 1}
                piece={piece}
                reviewed={reviewed}
                disabled={disabled}
                onChoose={() => setChoosing(id)}
              />
            ),
          };
        })}
        onPlace={(place) => put([...spots, { id: newKey(), skuId: null, ...place }])}
        onMove={edit}
        onRemove={(id) => put(spots.filter((spot) => spot.id !== id))}
        onUndo={undo}
        max={caseLimits.spots}
        say={(what, values) => say(`spot.${what}`, values)}
        disabled={disabled}
      />
      {spots.length === 0 && <Muted>{t('spots.empty')}</Muted>}
      {choosing !== null && (
        <PiecePicker
          source={props.source}
          title={t('spots.pick')}
          onClose={() => setChoosing(null)}
          onPick={([skuId]) => skuId !== undefined && edit(choosing, { skuId })}
        />
      )}
    </>
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
