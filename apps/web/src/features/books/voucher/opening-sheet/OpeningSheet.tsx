import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import type { TrialColumn } from '@bahi/domain/import/trial-balance';
import { Button, FileButton } from '@mantine/core';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSend } from '../../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import type { useVoucherAccounts } from '../use-voucher-accounts.ts';
import { emptyLine, type LineValues } from '../voucher-form.ts';
import classes from './OpeningSheet.module.css';
import { SheetColumns } from './SheetColumns.tsx';
import { SheetLines } from './SheetLines.tsx';
import { accountsOf, type Chosen, isLeftOut, isOpen, type Sheet } from './sheet-types.ts';

type Props = {
  dateAD: string;
  outletId: unknown;
  /** What a row may be matched with by hand. */
  accounts: Pick<ReturnType<typeof useVoucherAccounts>, 'options' | 'isLoading'>;
  onTake: (lines: LineValues[]) => void;
};

const widePixels = 900;

/** Lines of an opening balance out of the trial balance of the old books; the form is saved by its own button. */
export function OpeningSheet(props: Props) {
  const t = useTexts(voucherScreenMessages);
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes.buttons}>
      <Button variant="default" leftSection={<FileSpreadsheet size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {t('sheetRead')}
      </Button>
      {opened ? <SheetDialog {...props} onClose={() => setOpened(false)} /> : null}
    </div>
  );
}

function SheetDialog({ onTake, onClose, accounts, ...asked }: Props & { onClose: () => void }) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const { sheet, file, tries, failure, isBusy, choose, mend, chosen, decide } = useSheet(asked);
  const taken = (sheet?.lines ?? []).filter(({ row, state }) => state === 'TAKEN' && !isLeftOut(row, chosen));
  const open = (sheet?.lines ?? []).filter((line) => isOpen(line, chosen));
  const take = (): void => {
    onTake(taken.map(lineOf));
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={t('sheetTitle')} size={widePixels}>
      <div className={classes.steps}>
        <p className={classes.soft}>{t('sheetHint')}</p>
        <div className={classes.buttons}>
          {/* A fresh button for each try, so that the same file can be chosen once more. */}
          <FileButton key={tries} accept=".xlsx,.xls,.csv,.txt,text/csv" onChange={choose}>
            {(props) => (
              <Button
                {...props}
                variant={file === null ? 'filled' : 'default'}
                loading={isBusy}
                leftSection={<Upload size={18} aria-hidden />}
              >
                {t('sheetChoose')}
              </Button>
            )}
          </FileButton>
          <span className={classes.soft}>{file?.name}</span>
        </div>
        {failure === null ? null : (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        {sheet === null ? null : <SheetColumns sheet={sheet} isBusy={isBusy} onChange={mend} />}
        {sheet === null || sheet.missing.length > 0 ? null : (
          <SheetLines {...{ sheet, chosen, accounts, isBusy }} onMatch={(row, accountId) => decide([row], accountId)} />
        )}
      </div>
      <OpenRows
        count={open.length}
        isBusy={isBusy}
        onLeaveOut={() =>
          decide(
            open.map(({ row }) => row),
            null,
          )
        }
      />
      <DialogFooter>
        <Button disabled={taken.length === 0 || open.length > 0 || isBusy} onClick={take}>
          {t('sheetTake', { count: formatNumber(taken.length, language) })}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** How many rows still wait, and a way to leave them all out at once. */
function OpenRows({ count, isBusy, onLeaveOut }: { count: number; isBusy: boolean; onLeaveOut: () => void }) {
  const t = useTexts(voucherScreenMessages);
  if (count === 0) return null;
  return (
    <div className={classes.open}>
      <p className={classes.failure} role="status">
        {t('sheetOpen', { count })}
      </p>
      <Button variant="default" disabled={isBusy} onClick={onLeaveOut}>
        {t('sheetLeaveOthersOut')}
      </Button>
    </div>
  );
}

function lineOf({ accountId, takenDebit, takenCredit, name, code }: Sheet['lines'][number]): LineValues {
  const narration = [code, name].filter(Boolean).join(' ').slice(0, 200);
  const sides = { debit: takenDebit || '', credit: takenCredit || '' };
  return { ...emptyLine, ...sides, accountId: accountId ?? '', narration };
}

/** The file that was chosen, what the server says of it, which columns were mended, and what was chosen for which row. */
function useSheet({ dateAD, outletId }: Pick<Props, 'dateAD' | 'outletId'>) {
  const ui = useTexts(uiMessages);
  const [file, setFile] = useState<File | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const send = useSend(voucherContract.previewOpening, { errors: 'form' });
  const look = async (of: File, columns: readonly (TrialColumn | null)[] | null, rows: Chosen): Promise<void> => {
    setFailure(null);
    setChosen(rows);
    const body = {
      dateAD,
      ...(outletId ? { outletId: Number(outletId) } : {}),
      ...(columns === null ? {} : { columns: columns.map((one) => one ?? '').join(',') }),
      accounts: accountsOf(rows),
    };
    try {
      setSheet(await send.mutateAsync({ body, files: { file: of } }));
    } catch (error) {
      // What is shown is judged by what was chosen before.
      setChosen(chosen);
      setFailure(error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : ui('failedTitle'));
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const choose = (read: File | null): void => {
    if (read === null) return;
    setTries(tries + 1);
    setFile(read);
    setSheet(null);
    void look(read, null, new Map());
  };
  /** With other columns each row says something else: what was chosen for it before holds no more. */
  const mend = (columns: readonly (TrialColumn | null)[]): void => {
    if (file !== null) void look(file, columns, new Map());
  };
  /** What is taken of a row depends on what its account has already, which the server knows; leaving rows out asks it nothing. */
  const decide = (rows: readonly number[], accountId: number | null | undefined): void => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (accountId === undefined) next.delete(row);
      else next.set(row, accountId);
    }
    if (accountsOf(next) === accountsOf(chosen)) setChosen(next);
    else if (file !== null && sheet !== null) void look(file, sheet.columns, next);
  };
  return { sheet, file, tries, failure, isBusy: send.isPending, choose, mend, chosen, decide };
}
