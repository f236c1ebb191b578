import { receiptKeysPath } from '@bahi/contract/sales/sharing/public-addresses';
import { useEffect, useState } from 'react';
import { fetchPublished } from '../../../../ui/public-page/public-client.ts';
import { LanguageButtons } from '../../../../ui/public-page/LanguageButtons.tsx';
import { type Checked, checkReceipt } from './check-receipt.ts';
import { ReceiptVerdict } from './ReceiptVerdict.tsx';
import { usePageTexts } from './page-texts.ts';

/**
 * Checks a signed receipt in the browser: the file is sent nowhere. The keys are this installation's, or those of a file
 * that was kept of one that is gone.
 */
export function CheckReceiptPage() {
  const t = usePageTexts();
  const [keys, setKeys] = useState<string | null>(null);
  const [file, setFile] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const title = t('checkReceipt');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    let isLeft = false;
    const check = async (): Promise<void> => {
      if (file === null) return;
      const published = keys ?? (await fetchPublished(receiptKeysPath).then(JSON.stringify, () => null));
      const found = await checkReceipt(file, published);
      if (!isLeft) setChecked(found);
    };
    void check();
    return () => {
      isLeft = true;
    };
  }, [file, keys]);
  return (
    <>
      <header className="head">
        <h1>{title}</h1>
        <LanguageButtons label={t('language')} />
      </header>
      <main>
        <section className="receipt">
          <FileInput label={t('receiptFile')} onText={setFile} />
          <FileInput label={t('keysFile')} onText={setKeys} />
          <p className="soft">{t('keysText')}</p>
        </section>
        {checked === null ? null : <ReceiptVerdict checked={checked} />}
      </main>
    </>
  );
}

function FileInput({ label, onText }: { label: string; onText: (text: string | null) => void }) {
  const t = usePageTexts();
  const [name, setName] = useState<string | null>(null);
  return (
    <label className="file">
      <strong>{label}</strong>
      {/* Lies over the words below, which the browser itself would say in its own language. */}
      <input
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          setName(file?.name ?? null);
          if (file === undefined) onText(null);
          else
            void file.text().then(
              (text) => onText(text),
              () => onText(''),
            );
        }}
      />
      <span className="choice">
        <span className="choose" aria-hidden="true">
          {t('chooseFile')}
        </span>
        <span>{name ?? t('noFile')}</span>
      </span>
    </label>
  );
}
