import '@mantine/core/styles/Input.layer.css';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { call } from '../../../../platform/api-client.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import classes from '../Counter.module.css';
import { isOfQr, numberIn } from './scanned-number.ts';

/** A scanner is done when it has sent nothing for so long. */
const quietMilliseconds = 300;
const fewFound = 5;

/** The issued bill of a number: typed, or the QR that is on it. */
export function FindInvoice({ onFound }: { onFound: (invoiceId: number) => void }) {
  const t = useTexts(counterScreenMessages);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const scanned = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = async (said: string): Promise<void> => {
    const number = numberIn(said);
    scanned.current = '';
    if (number === '') return;
    setBusy(true);
    setProblem(null);
    try {
      const { rows } = await call(invoiceContract.list, {
        query: { search: number, state: 'FINAL', pageSize: fewFound },
      });
      const found = rows.find(({ code }) => code === number) ?? (rows.length === 1 ? rows[0] : undefined);
      if (found === undefined) setProblem(t('returnUnknown'));
      else onFound(found.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  const press = (event: KeyboardEvent): void => {
    clearTimeout(timer.current);
    if (scanned.current !== '') timer.current = setTimeout(() => void find(scanned.current), quietMilliseconds);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isOfQr(text)) return void find(text);
    scanned.current += `${text}\n`;
    setText('');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void find(scanned.current), quietMilliseconds);
  };
  return (
    <div className={classes.findInvoice}>
      <TextInput
        data-autofocus
        label={t('returnNumber')}
        value={text}
        error={problem}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Button loading={isBusy} onClick={() => void find(text)}>
        {t('find')}
      </Button>
    </div>
  );
}
