import '@mantine/core/styles/Input.layer.css';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { ActionIcon, TextInput } from '@mantine/core';
import { CircleCheck, CircleDashed, CircleMinus, CircleX, EyeOff, Pencil, RotateCcw } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { cellId } from './cell-id.ts';
import classes from './DataImport.module.css';
import type { ImportDetail, StagedRow } from './import-types.ts';

type Props = { found: ImportDetail; rows: readonly StagedRow[]; onEdit: (row: StagedRow) => void };

const looks = {
  NEW: { tone: 'success', Icon: CircleCheck },
  PRESENT: { tone: 'neutral', Icon: CircleDashed },
  ERROR: { tone: 'danger', Icon: CircleX },
  LEFT_OUT: { tone: 'neutral', Icon: CircleMinus },
} as const;

/** Rows with the columns that are taken over. A cell that is refused is an input with the reason below it. */
export function ImportRowTable({ found, rows, onEdit }: Props) {
  const t = useTexts(dataImportScreenMessages);
  const taken = found.headings.flatMap((heading, column) =>
    found.columns[column] === null ? [] : [{ heading, column }],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className={classes.tableFrame} tabIndex={0} role="region" aria-label={t('rowsOfFile')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {taken.map(({ heading, column }) => (
              <th key={column} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rowNumber} data-state={row.state}>
              <th scope="row" id={cellId(row.rowNumber, -1)} tabIndex={-1}>
                <RowHead found={found} row={row} onEdit={onEdit} />
              </th>
              {taken.map(({ heading, column }) => (
                <td
                  key={column}
                  id={cellId(row.rowNumber, column)}
                  tabIndex={-1}
                  data-heading={heading}
                  data-empty={(row.cells[column] ?? '') === '' || undefined}
                >
                  <Cell found={found} row={row} column={column} heading={heading} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Its number in the file, what becomes of it, what is said of it as a whole, and what may be done with it. */
function RowHead({ found, row, onEdit }: Omit<Props, 'rows'> & { row: StagedRow }) {
  const t = useTexts(dataImportScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const save = useSend(dataImportContract.saveRows);
  const { tone, Icon } = looks[row.state];
  const number = formatNumber(row.rowNumber, language);
  const isLeftOut = row.state === 'LEFT_OUT';
  return (
    <div className={classes.rowHead}>
      <span>{t('rowNumber', { number })}</span>
      <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(row.state)}
      </Badge>
      {can(dataImportContract.saveRows) ? (
        <span className={classes.rowActs}>
          <ActionIcon aria-label={t('editRow', { number })} onClick={() => onEdit(row)}>
            <Pencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t(isLeftOut ? 'takeIn' : 'leaveOut', { number })}
            loading={save.isPending}
            onClick={() =>
              save.mutate({
                params: { id: found.id },
                body: { rows: [{ rowNumber: row.rowNumber, cells: [], isLeftOut: !isLeftOut }] },
              })
            }
          >
            {isLeftOut ? <RotateCcw size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
          </ActionIcon>
        </span>
      ) : null}
      {row.problems
        .filter(({ column }) => column === -1)
        .map(({ message }) => (
          <span key={message} className={classes.problem}>
            {message}
          </span>
        ))}
    </div>
  );
}

type CellProps = Pick<Props, 'found'> & { row: StagedRow; column: number; heading: string };

function Cell({ found, row, column, heading }: CellProps) {
  const t = useTexts(dataImportScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const save = useSend(dataImportContract.saveRows);
  const value = row.cells[column] ?? '';
  const problem = row.problems.find((one) => one.column === column)?.message;
  if (problem === undefined) return <>{value}</>;
  if (row.state !== 'ERROR' || !can(dataImportContract.saveRows))
    return (
      <>
        {value} <span className={classes.problem}>{problem}</span>
      </>
    );
  const keep = (written: string): void => {
    if (written !== value)
      save.mutate({
        params: { id: found.id },
        body: { rows: [{ rowNumber: row.rowNumber, cells: [{ column, value: written }] }] },
      });
  };
  return (
    <TextInput
      key={value}
      aria-label={t('cellOf', { heading, number: formatNumber(row.rowNumber, language) })}
      defaultValue={value}
      error={problem}
      disabled={save.isPending}
      onBlur={({ currentTarget }) => keep(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}
