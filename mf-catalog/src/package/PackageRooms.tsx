import { bcp47 } from '@mall/contract/core/languages';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazySection } from '../lazy-section.tsx';
import { RoomColumns } from '../room-layout.ts';
import { Places } from './Places.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { Summary } from './Summary.tsx';
import type { Choosing, Detail } from './usePackage.ts';
import { useQuote } from './useQuote.ts';

/** The picture with its slots, the rooms with the content of each slot, and the total. */
export function PackageRooms(choosing: Choosing) {
  const { detail, slots, changed } = choosing;
  const quote = useQuote(choosing);
  const [place, setPlace] = useState(() => {
    const [first] = changed;
    return first === undefined ? 0 : placeOf(detail, first);
  });
  /** Scrolls to a slot of the picture in the list, and focuses it. */
  const goTo = (key: string) => {
    setPlace(placeOf(detail, key));
    setTimeout(() => {
      const row = document.getElementById(`slot-${key}`);
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <RoomPicture choosing={choosing} onOpen={goTo} />
      <RoomColumns>
        <div>
          <Title lang={bcp47[detail.contentLang]}>
            <h1 tabIndex={-1}>{detail.name}</h1>
            <p>{detail.slogan}</p>
          </Title>
          <Places choosing={choosing} quote={quote} at={place} onPlace={setPlace} numbers={slots} />
        </div>
        <Summary choosing={choosing} quote={quote} />
      </RoomColumns>
      <BelowTheFold detail={detail} />
    </>
  );
}

/** The room of a slot, by its index from 0. */
const placeOf = ({ places }: Detail, slot: string): number =>
  Math.max(
    0,
    places.findIndex(({ slots }) => slots.some(({ key }) => key === slot)),
  );

const BelowTheFold = lazySection(
  () => import('./BelowTheFold.tsx').then((m) => ({ Component: m.BelowTheFold })),
  1200,
);

const Title = styled.header`
  h1 {
    font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
  }
  :lang(zh) & h1, &:lang(zh) h1 { letter-spacing: 0; line-height: 1.28; }
  p { max-width: 54ch; margin-top: var(--space-3); color: var(--text-muted); }
`;
