import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';
import { Picture } from '../media/Picture.tsx';
import { type Choice, type MatrixSku, type Spec, stateOf, type ValueState, withValue } from './sku-matrix.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

export type SkuPickerProps = {
  specs: readonly Spec[];
  skus: readonly MatrixSku[];
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** To the right of a spec's name: "Will it fit?" */
  aside?: (spec: Spec) => ReactNode;
  /** Second line of a box: measures, a price. */
  noteOf?: (valueId: string) => ReactNode;
};

type Value = Spec['values'][number];

/**
 * A picker for fabric, size and the like. A spec with colours or pictures shows swatches, any other boxes. An
 * impossible combination is struck through, stays focusable and gives the reason. Arrow keys move and choose
 * within a spec.
 */
export function SkuPicker({ specs, skus, choice, onChange, aside, noteOf }: SkuPickerProps) {
  const id = useId();
  const t = usePhrases();
  const names = new Map(specs.flatMap((spec) => spec.values.map((value) => [value.id, value.name])));
  const pick = (valueId: string) => onChange(withValue(specs, skus, choice, valueId));

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const at = radios.findIndex((radio) => radio === document.activeElement);
    const next = radios[(at + step + radios.length) % radios.length];
    next?.focus();
    if (next?.dataset.value) pick(next.dataset.value);
  };

  return (
    <>
      {specs.map((spec) => {
        const chosen = spec.values.find((value) => value.id === choice[spec.key]);
        const swatches = spec.values.every((value) => value.colour || value.image);
        const tabStop = chosen?.id ?? spec.values[0]?.id;
        return (
          <Option key={spec.key}>
            <Head>
              <span id={`${id}${spec.key}`}>
                <b>{spec.name}</b> {chosen?.name}
              </span>
              {aside?.(spec)}
            </Head>
            <Values
              role="radiogroup"
              aria-labelledby={`${id}${spec.key}`}
              data-swatches={swatches || undefined}
              onKeyDown={move}
            >
              {spec.values.map((value) => {
                const state = stateOf(specs, skus, choice, value.id);
                const reason = reasonFor(state, t, names);
                return (
                  <ValueButton
                    key={value.id}
                    type="button"
                    role="radio"
                    aria-checked={value === chosen}
                    aria-disabled={state.state === 'impossible' || undefined}
                    aria-label={[value.name, reason].filter(Boolean).join(', ')}
                    title={swatches ? [value.name, reason].filter(Boolean).join(' · ') : undefined}
                    tabIndex={value.id === tabStop ? 0 : -1}
                    data-value={value.id}
                    data-state={state.state}
                    data-swatch={swatches || undefined}
                    onClick={() => pick(value.id)}
                  >
                    {swatches ? (
                      <Swatch value={value} />
                    ) : (
                      <Words value={value} note={reason ?? noteOf?.(value.id)} />
                    )}
                  </ValueButton>
                );
              })}
            </Values>
          </Option>
        );
      })}
    </>
  );
}

const reasonFor = (
  state: ValueState,
  t: ReturnType<typeof usePhrases>,
  names: Map<string, string>,
): string | undefined => {
  if (state.state === 'free') return undefined;
  if (state.state === 'soldOut') return t('sku.soldOut');
  const clash = state.clash === null ? undefined : names.get(state.clash);
  return clash ? t('sku.notWith', { name: clash }) : t('sku.unavailable');
};

const Swatch = ({ value }: { value: Value }) =>
  value.image ? (
    <Picture src={value.image} alt="" width={64} height={64} sizes="64px" eager />
  ) : (
    <Cloth style={{ backgroundColor: value.colour ?? undefined }} />
  );

const Words = ({ value, note }: { value: Value; note?: ReactNode }) => (
  <>
    <span>{value.name}</span>
    {note && <small>{note}</small>}
  </>
);

const Option = styled.div`
  & + & { margin-top: var(--space-5); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-bottom: 10px;
  font-size: var(--step-ui);

  b { margin-right: 6px; }
`;

const Values = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: 10px;

  &[data-swatches] { display: flex; flex-wrap: wrap; }
  ${media.phone} { grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); }
`;

const ValueButton = styled.button`
  display: grid;
  align-content: center;
  min-height: 56px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface);
  font-size: var(--step-ui);
  line-height: 1.3;

  small { color: var(--text-muted); font-size: var(--step--2); }
  &[aria-checked='true'] { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); background: var(--brand-soft); small { color: var(--text); } }
  &[data-state='soldOut'] { color: var(--text-muted); }
  &[data-state='impossible'] {
    border-style: dashed;
    border-color: var(--line);
    background: linear-gradient(to top right, transparent calc(50% - 0.6px), var(--line) 50%, transparent calc(50% + 0.6px));
    color: var(--text-muted);
    cursor: not-allowed;
    > span { text-decoration: line-through; }
  }

  &[data-swatch] {
    position: relative;
    display: block;
    width: 64px;
    height: 64px;
    padding: 0;
    overflow: hidden;
    border-color: var(--line);
  }
  &[data-swatch][aria-checked='true'] {
    overflow: visible;
    border-color: transparent;
    box-shadow: 0 0 0 2px var(--canvas), 0 0 0 4px var(--brand);
  }
  &[data-swatch]:is([data-state='impossible'], [data-state='soldOut'])::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top right, transparent calc(50% - 1px), var(--surface) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px));
  }
  &[data-swatch][data-state='impossible'] > * { opacity: 0.4; }
`;

/*
 * A weave, so that a flat colour looks like cloth. It lies on the merchant's colour and does not change with
 * the theme.
 */
const Cloth = styled.span`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: calc(var(--radius-s) - 1px);
  background-image:
    repeating-linear-gradient(45deg, rgb(255 255 255 / 9%) 0 2px, transparent 2px 4px), /* weave of a fabric swatch, whatever its colour */
    repeating-linear-gradient(-45deg, rgb(0 0 0 / 5%) 0 2px, transparent 2px 4px); /* weave of a fabric swatch, whatever its colour */
`;
