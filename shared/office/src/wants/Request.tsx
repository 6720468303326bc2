import { paths } from '@mall/contract/core/paths';
import { Picture, TextLink, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { PencilRuler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VerdictPill } from './stages.tsx';
import type { Want } from './useWant.ts';

/** The request, in the member's own text and pictures. */
export function Request({ want }: { want: Want }) {
  const { t } = useTranslation('wants');
  const format = useFormat();
  return (
    <OfficeCard title={t('request')} actions={<VerdictPill verdict={want.verify} />}>
      <Body>
        <Words>{want.remark || '–'}</Words>
        {want.images.length > 0 && (
          <ul aria-label={t('picturesOf')}>
            {want.images.map((image, at) => (
              <li key={image}>
                <a
                  href={image}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('picture', { number: at + 1 })}
                >
                  <Picture src={image} alt="" width={160} height={120} sizes="160px" kind="photo" />
                </a>
              </li>
            ))}
          </ul>
        )}
        <KeyValues
          entries={[
            {
              id: 'product',
              name: t('product'),
              value: want.product && (
                <TextLink to={paths.product({ productId: want.product.id })}>{want.product.name}</TextLink>
              ),
            },
            { id: 'quantity', name: t('column.quantity'), value: format.number(want.quantity) },
            { id: 'brand', name: t('brand'), value: want.brand },
            { id: 'region', name: t('column.region'), value: want.region },
            { id: 'until', name: t('column.until'), value: format.dateTime(want.validUntil, 'medium') },
          ].filter(({ id }) => id !== 'product' || want.product !== null)}
        />
        {want.design !== null && (
          <Room>
            <PencilRuler size={20} strokeWidth={1.5} aria-hidden />
            <span>
              <b>{want.design.name}</b>
              <small>{t('roomPieces', { count: want.pieces.reduce((sum, { qty }) => sum + qty, 0) })}</small>
            </span>
          </Room>
        )}
      </Body>
    </OfficeCard>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > ul { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  > ul a { display: block; overflow: hidden; border: 1px solid var(--line); border-radius: var(--o-radius); }
  > dl { max-width: 380px; } /* names and values stay near each other */
`;

const Words = styled.p`
  max-width: 70ch;
  font-size: var(--step-0);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Room = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3);
  border-radius: var(--o-radius);
  background: var(--o-inset);

  span { display: grid; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;
