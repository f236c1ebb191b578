import '@mantine/core/styles/Input.layer.css';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { cashCustomer, customerContract } from '@bahi/contract/parties/customer/customer.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf, toLatin } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { UserPlus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import classes from '../Counter.module.css';
import { type CounterStore, proposeDue } from '../counter-kind.ts';
import { NewCustomer } from './NewCustomer.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  store: CounterStore;
  /** Who is new can be made known. */
  hasLine: boolean;
};
type Found = Answer<typeof customerContract.listForInvoice>['rows'][number];
export type Buyer = Pick<Found, 'id' | 'name' | 'nameNp' | 'dueAmount' | 'creditDays'>;

/** Who buys: found by phone or name, made new by phone, or whoever comes to the counter. */
export function CustomerDialog({ opened, onClose, store, hasLine }: Props) {
  const t = useTexts(counterScreenMessages);
  const [isNew, setNew] = useState<string | null>(null);
  const close = (): void => {
    setNew(null);
    onClose();
  };
  const choose = ({ id, name, nameNp, dueAmount, creditDays }: Buyer): void => {
    store.setHead({ party: { id, name, nameNp, dueAmount } });
    proposeDue(store, creditDays);
    close();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={isNew === null ? t('customerTitle') : t('newCustomer')}
      size={480}
      small
    >
      {isNew === null ? (
        <Choose onChosen={choose} onNew={setNew} hasLine={hasLine} />
      ) : (
        <NewCustomer typed={isNew} onMade={choose} onBack={() => setNew(null)} />
      )}
    </Dialog>
  );
}

const shown = 8;
const delayMilliseconds = 200;

type ChooseProps = Pick<Props, 'hasLine'> & { onChosen: (buyer: Buyer) => void; onNew: (typed: string) => void };

function Choose({ onChosen, onNew, hasLine }: ChooseProps) {
  const t = useTexts(counterScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can, business } = useSession();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const [settled] = useDebouncedValue(toLatin(text.trim()), delayMilliseconds);
  const query = { pageSize: shown, ...(settled === '' ? {} : { search: settled }) };
  const found = useCall(customerContract.listForInvoice, { query }, { keepPrevious: true });
  const isSettled = settled === toLatin(text.trim()) && !found.isFetching;
  const walkIn = can(paymentContract.create) ? business?.cashCustomerId : null;
  const rows: Buyer[] = [
    ...(typeof walkIn === 'number' && text.trim() === ''
      ? [{ id: walkIn, ...cashCustomer, dueAmount: 0, creditDays: null }]
      : []),
    ...(found.data?.rows ?? []),
  ];
  const mayAdd = can(customerContract.save) && hasLine;
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = rows.length - 1 + (mayAdd ? 1 : 0);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((before) => Math.min(Math.max(0, before + step), last));
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setEntered(true);
  };
  const decide = useEffectEvent(() => {
    setEntered(false);
    const chosen = rows[active];
    if (chosen !== undefined) onChosen(chosen);
    // Without an answer nobody knows whether there is such a customer.
    else if (mayAdd && found.error === null) onNew(text.trim());
  });
  useEffect(() => {
    // What is typed is looked for first: the list of a moment ago is of somebody else.
    if (isEntered && isSettled) decide();
  }, [isEntered, isSettled]);
  return (
    <>
      <TextInput
        data-autofocus
        label={t('customerSearch')}
        value={text}
        autoComplete="off"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={rows[active] === undefined ? undefined : `${id}-${active}`}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setEntered(false);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <ul id={id} role="listbox" aria-label={t('customersFound')} className={classes.found}>
        {rows.map((row, at) => (
          <li
            key={row.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={classes.choice}
            onClick={() => onChosen(row)}
          >
            <span>
              {nameIn(language, row.name, row.nameNp)}
              {phoneOf(row) === '' ? null : <small>{inDigitsOf(phoneOf(row), language)}</small>}
            </span>
            {row.dueAmount > 0 ? (
              <small>{t('due', { amount: formatRupees(paisaOf(row.dueAmount), language) })}</small>
            ) : null}
          </li>
        ))}
      </ul>
      {rows.length > 0 ? null : (
        <p role="status">{found.error?.message ?? (isSettled ? t('customerNone') : ui('loading'))}</p>
      )}
      {mayAdd ? (
        <Button
          fullWidth
          variant="default"
          leftSection={<UserPlus size={18} aria-hidden />}
          data-active={active === rows.length || undefined}
          className={classes.add ?? ''}
          onClick={() => onNew(text.trim())}
        >
          {text.trim() === '' ? t('newCustomer') : t('newCustomerOf', { text: text.trim() })}
        </Button>
      ) : null}
    </>
  );
}

function phoneOf(row: Buyer | Found): string {
  return 'phoneNumber' in row ? row.phoneNumber : '';
}
