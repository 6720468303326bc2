import { ColumnMenu } from './ColumnMenu.tsx';
import type { Column } from './columns.ts';
import { ColumnTools, Push } from './filters.tsx';
import { DensityChoice, type Density } from './list-tools.tsx';

type Look = { cols: string; density: Density };
type TableLookProps<Row, Key extends string> = {
  /** All columns in the table's own order. */
  columns: readonly Column<Row, Key>[];
  /** The list, whose address has `tableLook` among its rules. */
  list: { asked: Look; page: number; ask: (change: Partial<Look> & { page?: number }) => void };
  /** Translates the columns' headers; the table's own `say`. */
  say?: (key: Key) => string;
};

/** At the right end of a toolbar: which columns the table has, and how high its rows are. The page stays. */
export function TableLook<Row, Key extends string>({
  columns,
  list: { asked, page, ask },
  say = (key) => key,
}: TableLookProps<Row, Key>) {
  return (
    <>
      <Push />
      <ColumnTools>
        <ColumnMenu
          columns={columns}
          chosen={asked.cols}
          onChange={(cols) => ask({ cols, page })}
          say={say}
        />
        <DensityChoice value={asked.density} onChange={(density) => ask({ density, page })} />
      </ColumnTools>
    </>
  );
}
