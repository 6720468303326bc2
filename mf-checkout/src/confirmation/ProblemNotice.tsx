import { RefreshCw, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { Button, MoneyText, Notice, TextLink, VisuallyHidden } from '@mall/ui';
import { priceDiff } from './price-diff.ts';
import type { Source } from './source.ts';
import type { Hitch } from './useConfirm.ts';
import type { Preview } from './usePreview.ts';

type ProblemNoticeProps = { hitch: Hitch; lines: Preview['lines']; source: Source };

/** Why nothing was ordered yet, and what to do. */
export function ProblemNotice({ hitch, lines, source }: ProblemNoticeProps) {
  const { t } = useTranslation('checkout');
  if (hitch.kind === 'short') {
    const nameOf = new Map(lines.map((line) => [line.skuId, line.name]));
    return (
      <Space>
        <Notice tone="danger" role="alert">
          {t('confirm.short.title')}
          <ul>
            {hitch.items.map(({ skuId, left }) => (
              <li key={skuId}>
                <b>{nameOf.get(skuId) ?? skuId}</b>
                {left !== undefined && ` · ${t('confirm.short.left', { count: left })}`}
              </li>
            ))}
          </ul>
          {source.kind === 'quote' ? (
            <TextLink to={paths.memberOffers()}>{t('confirm.toOffers')}</TextLink>
          ) : (
            source.kind !== 'link' && <TextLink to={paths.cart()}>{t('confirm.short.action')}</TextLink>
          )}
        </Notice>
      </Space>
    );
  }
  if (hitch.kind === 'waiting') {
    return (
      <Space>
        <Notice icon={<Users size={20} strokeWidth={1.5} aria-hidden />}>
          <b role="status">{t('confirm.line.place', { position: hitch.place.position })}</b>
          <p>{t('confirm.line.stay')}</p>
          <Button size="small" onClick={hitch.leave}>
            {t('confirm.line.leave')}
          </Button>
        </Notice>
      </Space>
    );
  }
  const { before, now } = hitch;
  const change = { name: t('bill.total'), before: before.pay, now: now.pay };
  return (
    <Space>
      <Notice role="alert" icon={<RefreshCw size={20} strokeWidth={1.5} aria-hidden />}>
        {t('confirm.changed')}
        <ul>
          {[...priceDiff(before, now), change].map((diff) => (
            <li key={diff.name}>
              <b>{diff.name}</b> <VisuallyHidden>{t('confirm.was')} </VisuallyHidden>
              <s>
                <MoneyText amount={diff.before} />
              </s>{' '}
              → {diff.now === null ? t('confirm.gone') : <MoneyText amount={diff.now} strong />}
            </li>
          ))}
        </ul>
      </Notice>
    </Space>
  );
}

const Space = styled.div`
  margin-bottom: var(--space-5);

  s { color: var(--text-muted); }
`;
