import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { chooseByKey } from './bulk/choose-by-key.ts';
import { ChooseAllCell, ChooseCell } from './bulk/ChooseCells.tsx';
import type { Selection } from './bulk/use-selection.ts';
import type { Column, RowAction } from './list-types.ts';
import classes from './ListTable.module.css';
import { RowMenu } from './RowMenu.tsx';

export type ListRowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number | string;
  /** What a reader calls the row: `Actions for {name}`. */
  rowName: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  /** Which rows open; all unless it is given. */
  mayOpen?: ((row: Row) => boolean) | undefined;
  actionsOf?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Rows can be chosen, several at once. */
  selection?: Selection | undefined;
  /** Each row shows whether it is chosen, though none is yet. */
  isChoosing?: boolean;
};
type Props<Row> = ListRowsProps<Row> & {
  /** Names the table. */
  label: string;
  sort?: string;
  onSort?: (sort: string) => void;
};

/** Rows as a table: the head stays in view, a click on a head sorts, a click on a row opens it. */
export function ListTable<Row>(props: Props<Row>) {
  const { columns, rows, rowKey, rowName, actionsOf, selection, label, sort = '', onSort } = props;
  // The boxes stand there while somebody chooses; Space on a row begins it, too.
  const boxes = props.isChoosing === true || (selection?.chosen.size ?? 0) > 0 ? selection : undefined;
  const t = useTexts(uiMessages);
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {boxes === undefined ? null : <ChooseAllCell selection={boxes} count={rows.length} />}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {actionsOf === undefined ? null : (
            <th className={classes.menuHead}>
              <span className={classes.hidden}>{t('actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const open = openerOf(props, row);
          return (
            <tr
              key={rowKey(row)}
              data-row-key={rowKey(row)}
              data-opens={open !== undefined || undefined}
              data-picked={selection?.chosen.has(rowKey(row)) === true || undefined}
              onKeyDown={selection === undefined ? undefined : (event) => chooseByKey(event, selection, rowKey(row))}
              onClick={open === undefined ? undefined : (event) => openFrom(event, open)}
            >
              {boxes === undefined ? null : <ChooseCell selection={boxes} rowKey={rowKey(row)} name={rowName(row)} />}
              {columns.map((column, position) => (
                <td key={column.key} data-align={column.align} data-whole={column.whole}>
                  {position === 0 && open !== undefined ? (
                    <button type="button" className={classes.open} onClick={open} data-row-opener>
                      {column.cell(row)}
                    </button>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
              {actionsOf === undefined ? null : (
                <td className={classes.menu}>
                  <RowMenu name={rowName(row)} actions={actionsOf(row)} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      <TotalRow columns={columns} hasMenu={actionsOf !== undefined} hasChoice={boxes !== undefined} />
    </table>
  );
}

type HeadCellProps<Row> = { column: Column<Row>; sort: string; onSort: ((sort: string) => void) | undefined };

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const t = useTexts(uiMessages);
  const field = column.sort;
  const width = column.width === undefined ? {} : { style: { width: column.width } };
  if (field === undefined || onSort === undefined) {
    return (
      <th scope="col" data-align={column.align} {...width}>
        {column.title}
      </th>
    );
  }
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <th scope="col" data-align={column.align} aria-sort={direction} {...width}>
      <button
        type="button"
        className={classes.sort}
        title={t('sortBy', { name: column.title })}
        onClick={() => onSort(direction === 'ascending' ? `-${field}` : field)}
      >
        {column.title}
        <Icon size={14} aria-hidden data-idle={direction === 'none' || undefined} />
      </button>
    </th>
  );
}

type TotalRowProps<Row> = { columns: readonly Column<Row>[]; hasMenu: boolean; hasChoice: boolean };

/** The totals stand below their columns; what is before the first of them is the row's name. */
function TotalRow<Row>({ columns, hasMenu, hasChoice }: TotalRowProps<Row>) {
  const t = useTexts(uiMessages);
  const first = columns.findIndex((column) => column.total !== undefined);
  if (first === -1) return null;
  return (
    <tfoot>
      <tr>
        {hasChoice ? <td /> : null}
        {first === 0 ? null : (
          <th scope="row" colSpan={first}>
            {t('total')}
          </th>
        )}
        {columns.slice(first).map((column) => (
          <td key={column.key} data-align={column.align}>
            {column.total}
          </td>
        ))}
        {hasMenu ? <td /> : null}
      </tr>
    </tfoot>
  );
}

/** What opens a row; undefined where nothing does. */
export function openerOf<Row>(
  { onOpen, mayOpen }: Pick<ListRowsProps<Row>, 'onOpen' | 'mayOpen'>,
  row: Row,
): (() => void) | undefined {
  return onOpen === undefined || mayOpen?.(row) === false ? undefined : () => onOpen(row);
}

/** A click on a row opens it, unless it was meant for something within, or marked text. */
export function openFrom(event: MouseEvent<HTMLElement>, open: () => void): void {
  const within =
    event.target instanceof Element ? event.target.closest('button, a, input, label, [role="menu"]') : null;
  const isInRow = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (within === null && isInRow && (window.getSelection()?.toString() ?? '') === '') open();
}
