import '@mantine/core/styles/Input.layer.css';
import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { componentType } from '@bahi/contract/money/payment/payment-form';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSend } from '../../../../platform/query.ts';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../../ui/texts/StatusBadge.tsx';
import classes from '../BankStatement.module.css';
import { type DueOffer, type Reconciliation, useLineName } from '../book-words.ts';

/** What is due and may have been settled by lines for which the books have no payment: one click enters it and matches it. */
export function DueOfferList({ found }: { found: Reconciliation }) {
  const t = useTexts(bankStatementScreenMessages);
  const nameOf = useLineName();
  const send = useSend(bankStatementContract.makePayment);
  return (
    <Surface title={t('dueOffers')}>
      <p className={classes.soft}>{t('dueHint')}</p>
      <ul className={classes.lines}>
        {found.dueOffers.map((offer) => {
          const line = found.lines.find(({ id }) => id === offer.line);
          return line === undefined ? null : (
            <Offered
              key={keyOf(offer)}
              offer={offer}
              name={nameOf(line)}
              isBusy={send.isPending}
              onAccept={(tdsNature) =>
                send.mutate({
                  params: { id: offer.line },
                  body: {
                    documents: offer.documents.flatMap(({ type, id }) => {
                      const kind = componentType.words.find((word) => word === type);
                      return kind === undefined ? [] : [{ componentType: kind, componentEntityId: id }];
                    }),
                    tdsNature,
                    remarks: line.reference,
                  },
                })
              }
            />
          );
        })}
      </ul>
    </Surface>
  );
}

/** What is chosen of one offer is not that of the next for the same line. */
function keyOf({ line, documents, natures }: DueOffer): string {
  return [line, ...documents.map(({ type, id }) => `${type} ${id}`), ...natures].join('|');
}

type Nature = DueOffer['natures'][number];
type Props = { offer: DueOffer; name: string; isBusy: boolean; onAccept: (nature: Nature | null) => void };

function Offered({ offer, name, isBusy, onAccept }: Props) {
  const t = useTexts(bankStatementScreenMessages);
  const words = useTexts(tdsWords);
  const language = useLanguage();
  const { documents, natures, heldAmount } = offer;
  const [chosen, setChosen] = useState<Nature | null>(natures.length === 1 ? (natures[0] ?? null) : null);
  const [first] = documents;
  const party = first === undefined ? '' : nameIn(language, first.partyName, first.partyNameNp);
  const rupees = (amount: number): string => formatRupees(paisaOf(amount), language);
  const codes = documents.map(({ code, dueAmount }) => `${code} (${rupees(dueAmount)})`).join(' + ');
  const accept = t(offer.amount > 0 ? 'receiveIt' : 'payIt');
  return (
    <li className={`${classes.line} ${classes.due}`}>
      <MoneyText rupees={offer.amount} withUnit />
      <span className={classes.says}>
        {name} {offer.isLearnt ? <Badge tone="primary">{t('learnt')}</Badge> : null}
        <small>{[party, codes].filter(Boolean).join(' · ')}</small>
        {heldAmount === null ? null : <small>{t('heldBack', { amount: rupees(heldAmount) })}</small>}
        {natures.length === 0 ? null : (
          <NativeSelect
            label={t('heldFor')}
            value={chosen ?? ''}
            data={[
              ...(chosen === null ? [{ value: '', label: t('chooseNature') }] : []),
              ...natures.map((value) => ({ value, label: words(value) })),
            ]}
            onChange={({ currentTarget }) => setChosen(natures.find((one) => one === currentTarget.value) ?? null)}
          />
        )}
      </span>
      <Button
        size="compact-md"
        aria-label={`${accept}: ${name}`}
        loading={isBusy}
        disabled={heldAmount !== null && chosen === null}
        onClick={() => onAccept(heldAmount === null ? null : chosen)}
      >
        {accept}
      </Button>
    </li>
  );
}
