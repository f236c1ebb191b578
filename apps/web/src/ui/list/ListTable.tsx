import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '../../platform/i18n.ts';
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
};
type Props<Row> = ListRowsProps<Row> & {
  /** Names the table. */
  label: string;
  sort?: string;
  onSort?: (sort: string) => void;
};

/** Rows as a table: the head stays in view, a click on a head sorts, a click on a row opens it. */
export function ListTable<Row>(props: Props<Row>) {
  const { columns, rows, rowKey, rowName, actionsOf, label, sort = '', onSort } = props;
  const t = useTexts(uiMessages);
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
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
              data-opens={open !== undefined || undefined}
              onClick={open === undefined ? undefined : (event) => openFrom(event, open)}
            >
              {columns.map((column, position) => (
                <td key={column.key} data-align={column.align} data-whole={column.whole}>
                  {position === 0 && open !== undefined ? (
                    <button type="button" className={classes.open} onClick={open}>
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
      <TotalRow columns={columns} hasMenu={actionsOf !== undefined} />
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

/** The totals stand below their columns; what is before the first of them is the row's name. */
function TotalRow<Row>({ columns, hasMenu }: { columns: readonly Column<Row>[]; hasMenu: boolean }) {
  const t = useTexts(uiMessages);
  const first = columns.findIndex((column) => column.total !== undefined);
  if (first === -1) return null;
  return (
    <tfoot>
      <tr>
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
