import type { Column } from './list-types.ts';
import classes from './ListCards.module.css';
import { type ListRowsProps, openFrom, openerOf } from './ListTable.tsx';
import { RowMenu } from './RowMenu.tsx';

/** Rows as cards on a phone: who, how much, status, date. */
export function ListCards<Row>(props: ListRowsProps<Row> & { label: string }) {
  const { columns, rows, rowKey, rowName, actionsOf, label } = props;
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row) => {
        const open = openerOf(props, row);
        return (
          <li
            key={rowKey(row)}
            className={classes.card}
            data-opens={open !== undefined || undefined}
            onClick={open === undefined ? undefined : (event) => openFrom(event, open)}
          >
            <CardContent columns={columns} row={row} open={open} />
            {actionsOf === undefined ? null : <RowMenu name={rowName(row)} actions={actionsOf(row)} />}
          </li>
        );
      })}
    </ul>
  );
}

type CardContentProps<Row> = { columns: readonly Column<Row>[]; row: Row; open: (() => void) | undefined };

function CardContent<Row>({ columns, row, open }: CardContentProps<Row>) {
  const at = (place: Column<Row>['card']) =>
    columns
      .filter((column) => column.card === place)
      .map((column) => <CardValue key={column.key} column={column} row={row} />);
  return (
    <div className={classes.content}>
      <div className={classes.line}>
        {open === undefined ? (
          <span className={classes.who}>{at('who')}</span>
        ) : (
          <button type="button" className={classes.who} onClick={open}>
            {at('who')}
          </button>
        )}
        <span className={classes.amount}>{at('amount')}</span>
      </div>
      <div className={classes.line} data-soft>
        <span className={classes.rest}>
          {at('date')}
          {at('more')}
        </span>
        <span className={classes.status}>{at('status')}</span>
      </div>
    </div>
  );
}

/** A value behind the head of its column; who it is, how much and the status are known by their place. */
function CardValue<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = (column.cardCell ?? column.cell)(row);
  const isEmpty = value === null || value === undefined || value === '' || value === '—';
  // An amount stands in its own place, also where the one before it is none: of a statement the debit, then the credit.
  if (isEmpty && column.card !== 'amount') return null;
  const isKnown = column.isSelfTold === true || (column.card !== 'date' && column.card !== 'more');
  return (
    <span className={classes.value} data-place={column.card}>
      {isKnown ? null : <span className={classes.label}>{column.title} </span>}
      <span>{value}</span>
    </span>
  );
}
