import '@mantine/core/styles/Input.layer.css';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import classes from './DataImport.module.css';
import type { ImportDetail, StagedRow } from './import-types.ts';

type Props = { found: ImportDetail; row: StagedRow; opened: boolean; onClose: () => void };

/** All cells of a row that are taken over, to be written anew. */
export function RowDialog({ found, row, opened, onClose }: Props) {
  const t = useTexts(dataImportScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const save = useSend(dataImportContract.saveRows);
  const [cells, setCells] = useState<readonly string[]>(row.cells);
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const changed = cells.flatMap((value, column) => (value === row.cells[column] ? [] : [{ column, value }]));
    const isKept =
      changed.length === 0 ||
      (await save
        .mutateAsync({ params: { id: found.id }, body: { rows: [{ rowNumber: row.rowNumber, cells: changed }] } })
        .then(
          () => true,
          // Why has been shown as a toast; what was written stays.
          () => false,
        ));
    if (isKept) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('rowNumber', { number: formatNumber(row.rowNumber, language) })}
      size={720}
    >
      <form onSubmit={(event) => void keep(event)}>
        <div className={classes.rowFields}>
          {found.headings.map((heading, column) =>
            found.columns[column] === null ? null : (
              <TextInput
                // Headings may be alike: their place tells them apart.
                // oxlint-disable-next-line react/no-array-index-key
                key={column}
                label={heading}
                value={cells[column] ?? ''}
                error={row.problems.find((one) => one.column === column)?.message}
                onChange={({ currentTarget: { value } }) =>
                  setCells(cells.map((known, at) => (at === column ? value : known)))
                }
              />
            ),
          )}
        </div>
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {ui('dismiss')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {ui('save')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
