import { api, reportFailure } from '@mall/platform';
import { Button } from '@mall/ui';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatementPaper } from './StatementPaper.tsx';
import type { Reads, StatementLine, StatementOfShop } from './types.ts';

/** More would be some dozens of pages: they are in the sheet. */
const most = 1_000;
const perRequest = 100;

/** Prints a statement, or keeps it as the PDF that browsers make of what they print. */
export function PrintStatement({ reads, statement }: { reads: Reads; statement: StatementOfShop }) {
  const { t } = useTranslation('settlement');
  const [busy, setBusy] = useState(false);
  const [lines, setLines] = useState<readonly StatementLine[]>();
  // What is printed is in the page first.
  useEffect(() => {
    if (lines !== undefined) window.print();
  }, [lines]);
  const print = () => {
    setBusy(true);
    void linesOf(reads, statement)
      .then(setLines, reportFailure)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button icon={<Printer size={16} aria-hidden />} busy={busy} onClick={print}>
        {t('statement.print')}
      </Button>
      {lines && <StatementPaper statement={statement} lines={lines} />}
    </>
  );
}

const linesOf = async (reads: Reads, { id, lines }: StatementOfShop): Promise<StatementLine[]> => {
  const pages = Math.ceil(Math.min(lines, most) / perRequest);
  const all: StatementLine[] = [];
  for (let page = 1; page <= pages; page += 1)
    all.push(...(await api(`${reads}.lines`, { id, page, size: perRequest })).list);
  return all;
};
