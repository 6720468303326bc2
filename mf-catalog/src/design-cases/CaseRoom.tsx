import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { RoomColumns } from '../room-layout.ts';
import { CasePictures } from './CasePictures.tsx';
import { OtherCases } from './OtherCases.tsx';
import { PieceList } from './PieceList.tsx';
import { Summary } from './Summary.tsx';
import { type Detail, useBuying } from './useCase.ts';
import { useCasePhrases } from './useCasePhrases.ts';

/** The picture with its pieces, the list of all of them, and their total. */
export function CaseRoom({ detail }: { detail: Detail }) {
  const { t } = useTranslation('cases');
  const format = useFormat();
  const words = useCasePhrases();
  const buying = useBuying(detail);
  const area = t('area', { area: format.number(detail.area / 100, { maximumFractionDigits: 0 }) });
  return (
    <>
      <CasePictures detail={detail} buying={buying} />
      <RoomColumns>
        <div>
          <Title>
            <h1 tabIndex={-1}>{detail.title}</h1>
            <small>{[words.room(detail.room), words.style(detail.style), area].join(' · ')}</small>
            <p>{detail.intro}</p>
          </Title>
          <PieceList detail={detail} buying={buying} />
        </div>
        <Summary detail={detail} buying={buying} />
      </RoomColumns>
      <OtherCases
        title={t('others.room', { room: words.room(detail.room) })}
        room={detail.room}
        not={detail.id}
      />
      <OtherCases
        title={t('others.style', { style: words.style(detail.style) })}
        style={detail.style}
        notRoom={detail.room}
        not={detail.id}
      />
    </>
  );
}

const Title = styled.header`
  h1 {
    font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
  }
  :lang(zh) & h1 { letter-spacing: 0; line-height: 1.28; }
  small { display: block; margin-top: var(--space-2); color: var(--text-muted); font-size: var(--step--1); }
  p { max-width: 54ch; margin-top: var(--space-3); color: var(--text-muted); }
`;
