import { media } from '@mall/ui';
import { styled } from 'styled-components';

/** On a phone an order is a card of three lines: number and total, goods and customer, state and what is in danger (look, 360 px). */
export const Cards = styled.div`
  ${media.phone} {
    tbody tr[role='row']:not(:has([data-kind='wide'])) {
      display: grid;
      grid-template-columns: var(--space-5) auto minmax(0, 1fr) auto;
      grid-template-areas: 'box number number total' 'items items customer customer' 'status status promise actions';
      align-items: center;
      gap: var(--space-2) var(--space-3);
    }
    tbody td[data-column] { display: none; padding: 0 !important; text-align: left; }
    tbody td[data-column]::before { content: none; }
    tbody td:is([data-column='created'], [data-column='customer'], [data-column='items'], [data-column='total'], [data-column='status'], [data-column='promise']) { display: block; }
    tbody td[data-kind='box'] { position: static; grid-area: box; }
    tbody td[data-kind='actions'] { grid-area: actions; }
    tbody td[data-column='created'] { grid-area: number; }
    tbody td[data-column='status'] { grid-area: status; }
    tbody td[data-column='items'] { grid-area: items; small { display: none; } }
    tbody td[data-column='customer'] { grid-area: customer; min-width: 0; }
    tbody td[data-column='total'] { grid-area: total; font-weight: var(--weight-strong); font-size: var(--step-ui); }
    tbody td[data-column='promise'] { grid-area: promise; color: var(--text-muted); font-size: var(--o-xs); }
  }
`;

export const Padded = styled.div`padding: var(--space-3) var(--space-4) 0;`;
