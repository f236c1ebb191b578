import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { screens } from '@bahi/contract/screens';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Check, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import classes from './DataImport.module.css';
import type { ImportDetail } from './import-types.ts';
import { useStoring } from './use-storing.ts';

/** Stores the import as a whole, gives it up, or takes back what was stored; while it is stored, how far it is. */
export function ImportActs({ found }: { found: ImportDetail }) {
  const t = useTexts(dataImportScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const commit = useSend(dataImportContract.commit);
  const remove = useSend(dataImportContract.remove);
  const reverse = useSend(dataImportContract.reverse);
  const progress = useStoring(found.id, commit.isPending || found.state === 'RUNNING');
  const params = { id: found.id };
  const count = formatNumber(found.recordCount, language);
  const ask = async (question: string, confirmText: string, isDangerous: boolean): Promise<boolean> =>
    confirm({ kind: 'own', title: found.fileName, question, confirm: confirmText, isDangerous });
  const store = async (): Promise<void> => {
    if (await ask(t('storeQuestion', { count }), t('store', { count }), false))
      await commit.mutateAsync({ params }).catch(shown);
  };
  const giveUp = async (): Promise<void> => {
    if (!(await ask(t('giveUpQuestion'), t('giveUp'), true))) return;
    const isGone = await remove.mutateAsync({ params }).then(
      () => true,
      () => false,
    );
    if (isGone) await navigate(screens.dataImports);
  };
  const takeBack = async (): Promise<void> => {
    if (await ask(t('takeBackQuestion', { count }), t('takeBack'), true))
      await reverse.mutateAsync({ params }).catch(shown);
  };
  if (found.state === 'COMMITTED')
    return can(dataImportContract.reverse) ? (
      <div className={classes.buttons}>
        <DangerButton
          loading={reverse.isPending}
          leftSection={<Undo2 size={18} aria-hidden />}
          onClick={() => void takeBack()}
        >
          {t('takeBack')}
        </DangerButton>
      </div>
    ) : null;
  if (found.state === 'TAKEN_BACK' || !can(dataImportContract.commit)) return null;
  const isReady = found.errorRows === 0 && found.missingColumns.length === 0 && found.recordCount > 0;
  return (
    <>
      <div className={classes.buttons}>
        <Button
          disabled={!isReady}
          loading={commit.isPending || found.state === 'RUNNING'}
          leftSection={<Check size={18} aria-hidden />}
          onClick={() => void store()}
        >
          {t('store', { count })}
        </Button>
        <DangerButton disabled={commit.isPending} onClick={() => void giveUp()}>
          {t('giveUp')}
        </DangerButton>
      </div>
      <div role="status" className={classes.progress}>
        {progress === null ? (
          <span className={classes.soft}>
            {found.errorRows > 0 ? t('mendFirst') : isReady || found.missingColumns.length > 0 ? null : t('nothingNew')}
          </span>
        ) : (
          <>
            <progress value={progress.done} max={Math.max(progress.total, 1)} aria-hidden />
            {t('storing', {
              done: formatNumber(progress.done, language),
              total: formatNumber(progress.total, language),
            })}
          </>
        )}
      </div>
    </>
  );
}

/** What was refused has been shown as a toast. */
function shown(): void {
  // Nothing else is to be done here.
}
