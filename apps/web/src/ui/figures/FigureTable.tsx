import type { ReactNode } from 'react';
import classes from './FigureTable.module.css';

type Column = { key: string; title: string; isNumber?: boolean };
type Props = {
  label: string;
  /** The first names the rows. */
  columns: readonly Column[];
  /** The cells of a row, one for each column; the first is its name. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** A few figures that are seen as a whole, without pages; on a narrow screen each row is a card. */
export function FigureTable({ label, columns, rows }: Props) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, isNumber }) => (
            <th key={key} scope="col" data-number={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {columns.slice(1).map((column, position) => (
              <td key={column.key} data-label={column.title} data-number={column.isNumber || undefined}>
                <span>{others[position]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
