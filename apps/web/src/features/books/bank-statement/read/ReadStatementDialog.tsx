import '@mantine/core/styles/Input.layer.css';
import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button, FileButton, NativeSelect } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall, useSend } from '../../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import classes from '../BankStatement.module.css';
import { Failure } from './Failure.tsx';
import type { Preview, Profile } from './preview-types.ts';
import { StatementPreview } from './StatementPreview.tsx';

type Props = { opened: boolean; onClose: () => void; accountId: number | null };

const widePixels = 860;

/** Takes the statement of an account: the file is shown as it would be read, its columns are mended, and it is read in. */
export function ReadStatementDialog({ opened, onClose, accountId }: Props) {
  const t = useTexts(bankStatementScreenMessages);
  const reading = useReading(accountId, onClose);
  const { file, preview, failure, isBusy } = reading;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('read')} size={widePixels}>
      <div className={classes.steps}>
        <AccountChoice value={reading.account} onChange={reading.chooseAccount} isBusy={isBusy} />
        <div className={classes.buttons}>
          {/* A fresh button for each try, so that the same file can be chosen once more. */}
          <FileButton key={reading.tries} accept=".xlsx,.xls,.csv,.txt,text/csv" onChange={reading.choose}>
            {(props) => (
              <Button
                {...props}
                variant={file === null ? 'filled' : 'default'}
                loading={isBusy}
                disabled={reading.account === null}
                leftSection={<Upload size={18} aria-hidden />}
              >
                {file === null ? t('chooseFile') : t('otherFile')}
              </Button>
            )}
          </FileButton>
          <span className={classes.soft}>{file === null ? t('fileHint') : file.name}</span>
        </div>
        {failure === null ? null : <Failure text={failure} />}
        {preview === null ? null : <StatementPreview preview={preview} onChange={reading.mend} isBusy={isBusy} />}
      </div>
      <DialogFooter>
        <Button
          disabled={preview === null || preview.problem !== null}
          loading={isBusy}
          onClick={() => void reading.store()}
        >
          {t('store')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

type ChoiceProps = { value: number | null; onChange: (id: number | null) => void; isBusy: boolean };

function AccountChoice({ value, onChange, isBusy }: ChoiceProps) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const accounts = useCall(bankStatementContract.accounts, {});
  if (accounts.isError) return <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />;
  return (
    <NativeSelect
      label={t('account')}
      disabled={isBusy}
      value={value === null ? '' : String(value)}
      data={[
        { value: '', label: '' },
        ...(accounts.data ?? []).map((one) => ({
          value: String(one.id),
          label: nameIn(language, one.name, one.nameNp),
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  );
}

/** The file that was chosen, what the server says of it, and what is sent of its columns. */
function useReading(accountId: number | null, onClose: () => void) {
  const ui = useTexts(uiMessages);
  const [account, setAccount] = useState(accountId);
  const [file, setFile] = useState<File | null>(null);
  const [profile, setProfile] = useState<Profile>({});
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const show = useSend(bankStatementContract.preview, { errors: 'form' });
  const upload = useSend(bankStatementContract.upload, { errors: 'form' });
  const told = async (work: () => Promise<void>): Promise<void> => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : ui('failedTitle'));
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const look = (of: File, as: Profile, id: number | null): Promise<void> =>
    told(async () => {
      if (id === null) return;
      setPreview(await show.mutateAsync({ body: { moneyAccountId: id, ...as }, files: { file: of } }));
      // What is read in is what is shown: a change that was refused is not sent with it.
      setProfile(as);
    });
  const choose = (chosen: File | null): void => {
    if (chosen === null) return;
    setTries(tries + 1);
    setFile(chosen);
    setProfile({});
    setPreview(null);
    void look(chosen, {}, account);
  };
  const mend = (next: Profile): void => {
    if (file !== null) void look(file, next, account);
  };
  const chooseAccount = (id: number | null): void => {
    setAccount(id);
    setPreview(null);
    setProfile({});
    if (file !== null) void look(file, {}, id);
  };
  const store = (): Promise<void> =>
    told(async () => {
      if (file === null || account === null) return;
      await upload.mutateAsync({ body: { moneyAccountId: account, ...profile }, files: { file } });
      onClose();
    });
  const isBusy = show.isPending || upload.isPending;
  return { account, chooseAccount, file, choose, preview, mend, failure, store, isBusy, tries };
}
