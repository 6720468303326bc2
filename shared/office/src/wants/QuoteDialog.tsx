import { quoteLimits as limits } from '@mall/contract/trade/quote';
import { wantDay } from '@mall/contract/trade/purchase-request';
import { serverNow } from '@mall/platform';
import { Button, DialogForm, media, Notice, SummaryRows, TextArea, TextField, useForm } from '@mall/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GoodsSearch } from '../goods/GoodsSearch.tsx';
import type { FoundSku } from '../goods/use-goods.ts';
import { useWantDesk } from './desk.ts';
import {
  beginning,
  fieldsOf,
  inWords,
  lastDay,
  type QuoteDraft,
  type QuoteProblem,
  quoteProblems,
  quoteTotal,
  termsOf,
} from './quote-draft.ts';
import { QuoteLine } from './QuoteLine.tsx';
import { useWork, type Want } from './useWant.ts';

/**
 * The offered goods, their prices, and how long they are valid. A colleague's offer made meanwhile is not
 * overwritten.
 */
export function QuoteDialog({ want, onClose }: { want: Want; onClose: () => void }) {
  const { t } = useTranslation('wants');
  const { useGoods } = useWantDesk();
  const { work } = useWork();
  const [now] = useState(serverNow);
  const [start] = useState(() => beginning(want, now));
  const [lines, setLines] = useState(start.lines);
  const waiting = want.quotes.find(({ state }) => state === 'sent');
  const form = useForm<QuoteDraft, QuoteProblem>({
    initial: start.draft,
    problems: (draft) => quoteProblems(draft, lines, now),
    say: (problem) => t(`quote.problem.${problem}`),
    onSubmit: async (draft) => {
      const seenQuote = waiting?.id ?? '';
      if (await work('quoted', { id: want.id, quote: termsOf(draft, lines), seenQuote })) onClose();
    },
  });
  const isFull = lines.length >= limits.maxLines;
  const nextKey = () => String(Math.max(-1, ...lines.map(({ key }) => Number(key))) + 1);
  const addWords = () => {
    const key = nextKey();
    form.set(fieldsOf(key, { qty: 1 }));
    setLines([...lines, inWords(key)]);
  };
  const addSku = ({ skuId, name, specText, image, price }: FoundSku) => {
    const key = nextKey();
    form.set(fieldsOf(key, { qty: 1, price }));
    setLines([...lines, { key, skuId, name, specText, image }]);
  };
  return (
    <DialogForm
      form={form}
      open
      size="large"
      onClose={onClose}
      title={t('quote.title', { no: want.no })}
      submitLabel={t(waiting ? 'quote.sendAnew' : 'quote.send')}
    >
      {waiting && <Notice tone="warning">{t('quote.replaces')}</Notice>}
      <ul aria-label={t('quote.lines')}>
        {lines.map((line, at) => (
          <QuoteLine
            key={line.key}
            line={line}
            number={at + 1}
            form={form}
            onRemove={lines.length > 1 ? () => setLines(lines.filter((one) => one !== line)) : undefined}
          />
        ))}
      </ul>
      <GoodsSearch
        disabled={isFull}
        taken={lines.flatMap(({ skuId }) => skuId ?? [])}
        useGoods={useGoods}
        closed={t('quote.noGoods')}
        onAdd={addSku}
      >
        <Button disabled={isFull} icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={addWords}>
          {t('quote.addWords')}
        </Button>
      </GoodsSearch>
      <Pair>
        <TextField label={t('quote.freight')} inputMode="decimal" before="¥" {...form.field('freight')} />
        <TextField
          label={t('quote.day')}
          type="date"
          min={wantDay(now, 0)}
          max={lastDay(now)}
          {...form.field('day')}
        />
      </Pair>
      <TextArea
        label={t('quote.note')}
        hint={t('quote.noteHint')}
        optional
        rows={2}
        counter={limits.maxNote}
        {...form.field('note')}
      />
      <SummaryRows
        decimals="always"
        rows={[{ id: 'total', label: t('quote.total'), amount: quoteTotal(form.values, lines), total: true }]}
      />
    </DialogForm>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  align-items: start;

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
