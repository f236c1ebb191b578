import '@mantine/core/styles/Input.layer.css';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { importKinds } from '@bahi/contract/platform/data-import/import-columns';
import { Button, FileButton, NativeSelect } from '@mantine/core';
import { CircleAlert, FileSpreadsheet, Upload } from 'lucide-react';
import { useState } from 'react';
import { call, saveFile } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import classes from './DataImport.module.css';
import type { ImportKind } from './import-types.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** What is brought in unless something else is chosen. */
  usualKind: ImportKind;
  onRead: (importId: number) => void;
};

/** Chooses what is brought in, hands out the template, and takes the file. */
export function NewImportDialog({ opened, onClose, usualKind, onRead }: Props) {
  const t = useTexts(dataImportScreenMessages);
  const [kind, setKind] = useState<ImportKind>(usualKind);
  const [reading, setReading] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = useSend(dataImportContract.upload, { errors: 'form' });
  const read = async (file: File | null): Promise<void> => {
    if (file === null) return;
    setFailure(null);
    setReading(file.name);
    try {
      const { id } = await upload.mutateAsync({ body: { kind }, files: { file } });
      onRead(id);
    } catch (error) {
      setFailure(error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : null);
    } finally {
      setReading(null);
    }
  };
  const template = async (format: 'xlsx' | 'csv'): Promise<void> => {
    try {
      saveFile(await call(dataImportContract.template, { params: { kind, format } }));
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : null);
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('add')}>
      <div className={classes.steps}>
        <NativeSelect
          label={t('kind')}
          value={kind}
          data={importKinds.map((one) => ({ value: one, label: t(one) }))}
          onChange={({ currentTarget: { value } }) => setKind(importKinds.find((one) => one === value) ?? 'ITEM')}
        />
        <section className={classes.step} aria-label={t('templates')}>
          <h3>{t('templates')}</h3>
          <div className={classes.buttons}>
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button
                key={format}
                variant="default"
                leftSection={<FileSpreadsheet size={18} aria-hidden />}
                onClick={() => void template(format)}
              >
                {t(format === 'xlsx' ? 'templateExcel' : 'templateCsv')}
              </Button>
            ))}
          </div>
        </section>
        <section className={classes.step} aria-label={t('chooseFile')}>
          <h3>{t('chooseFile')}</h3>
          <p className={classes.soft}>{t('fileHint')}</p>
          {/* A fresh button for each try, so that the same file can be chosen once more when it has been mended. */}
          <FileButton
            key={reading ?? failure ?? ''}
            accept=".xlsx,.xls,.csv,.txt,text/csv"
            onChange={(file) => void read(file)}
          >
            {(props) => (
              <Button {...props} loading={reading !== null} leftSection={<Upload size={18} aria-hidden />}>
                {t('choose')}
              </Button>
            )}
          </FileButton>
          <p role="status" className={classes.soft}>
            {reading === null ? null : t('reading', { name: reading })}
          </p>
          {failure === null ? null : (
            <p role="alert" className={classes.failure}>
              <CircleAlert size={18} aria-hidden />
              {failure}
            </p>
          )}
        </section>
      </div>
    </Dialog>
  );
}
