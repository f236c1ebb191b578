import '@mantine/core/styles/CloseButton.layer.css';
import { listFileContract } from '@bahi/contract/reports/list-file/list-file.contract';
import { listBulkMessages } from '@bahi/contract/ui/list-bulk.messages';
import { Button, CloseButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleMinus, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { call, saveFile } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useConfirm } from '../../dialogs/confirm.tsx';
import classes from './BulkBar.module.css';
import type { BulkActions, BulkStatus } from './bulk-types.ts';
import { BulkResult } from './BulkResult.tsx';
import { type Outcome, runForAll } from './run-for-all.ts';

const iconPixels = 18;
type Props<Row> = {
  list: string;
  query: object;
  /** The rows that are chosen. */
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  nameOf: (row: Row) => string;
  status: BulkStatus<Row> | undefined;
  actions?: BulkActions<Row> | undefined;
  isChoosing: boolean;
  onClear: () => void;
};

/** What can be done with the rows that are chosen, and what came of it: how many went, and which did not and why. */
export function BulkBar<Row>(props: Props<Row>) {
  const { list, query, rows, keyOf, nameOf, status, actions, isChoosing, onClear } = props;
  const t = useTexts(listBulkMessages);
  const confirm = useConfirm();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch {
      // Why it could not be done has been shown as a toast.
    } finally {
      setBusy(false);
    }
  };
  const save = async (): Promise<void> => {
    const wish = { fileType: 'EXCEL', chosen: rows.map(keyOf).join(',') } as const;
    saveFile(await call(listFileContract.make, { params: { list }, query: { ...query, ...wish } }));
  };
  const set = async ({ isActive, refusal, set: change }: BulkStatus<Row>, wanted: boolean): Promise<void> => {
    if (!(await confirm({ kind: 'status' }))) return;
    const refusalOf = (row: Row) => (isActive(row) === wanted ? t('already') : refusal?.(row));
    setOutcomes(await runForAll(rows, { nameOf, refusalOf, run: (row) => change(row, wanted) }));
    onClear();
    await client.invalidateQueries();
  };
  if (rows.length === 0 && !isChoosing)
    return outcomes === null ? null : <BulkResult outcomes={outcomes} onClose={() => setOutcomes(null)} />;
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('bar')}>
      <strong aria-live="polite">{t('chosen', { count: rows.length })}</strong>
      <Button
        variant="default"
        leftSection={<FileSpreadsheet size={iconPixels} aria-hidden />}
        disabled={isBusy || rows.length === 0}
        onClick={() => void busily(save)}
      >
        {t('exportChosen')}
      </Button>
      {status === undefined
        ? null
        : ([true, false] as const).map((wanted) => (
            <Button
              key={String(wanted)}
              variant="default"
              leftSection={
                wanted ? <CircleCheck size={iconPixels} aria-hidden /> : <CircleMinus size={iconPixels} aria-hidden />
              }
              disabled={isBusy || rows.length === 0}
              onClick={() => void busily(() => set(status, wanted))}
            >
              {t(wanted ? 'activate' : 'deactivate')}
            </Button>
          ))}
      {actions?.(rows, onClear, nameOf)}
      <CloseButton aria-label={t('clear')} onClick={onClear} />
    </div>
  );
}
