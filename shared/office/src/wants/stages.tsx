import type { QuoteState } from '@mall/contract/trade/quote';
import type { Verdict, WantStage } from '@mall/contract/trade/purchase-request-office';
import { type StatusTone, StatusPill } from '@mall/ui/office';
import { Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShopWant } from './useWants.ts';

const tones: Record<WantStage, StatusTone> = {
  toVerify: 'wait',
  inWork: 'info',
  quoted: 'move',
  won: 'good',
  closed: 'neutral',
};
const verdictTones: Record<Verdict, StatusTone> = { notVerified: 'wait', real: 'good', fake: 'bad' };
const quoteTones: Record<QuoteState, StatusTone> = {
  sent: 'wait',
  expired: 'neutral',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
};

/** The stage of the work on a request; for a closed one, the reason. */
export function StagePill({ want }: { want: Pick<ShopWant, 'stage' | 'state' | 'verify'> }) {
  const { t } = useTranslation('wants');
  if (want.stage !== 'closed')
    return (
      <StatusPill tone={tones[want.stage]} icon={want.stage === 'quoted' ? Handshake : undefined}>
        {t(`stage.${want.stage}`)}
      </StatusPill>
    );
  if (want.state === 'open') return <VerdictPill verdict={want.verify} />;
  return <StatusPill tone="neutral">{t(`state.${want.state}`)}</StatusPill>;
}

export function VerdictPill({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('wants');
  return <StatusPill tone={verdictTones[verdict]}>{t(`verdict.${verdict}`)}</StatusPill>;
}

export function OfferPill({ state }: { state: QuoteState }) {
  const { t } = useTranslation('wants');
  return <StatusPill tone={quoteTones[state]}>{t(`offer.state.${state}`)}</StatusPill>;
}
