import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { rupeesFromPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../../platform/i18n.ts';
import { AmountInput } from '../../../../ui/fields/AmountInput.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { useField } from '../../../../ui/fields/field.ts';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { documentName } from '../document-names.ts';
import classes from './OpenDocuments.module.css';
import { SpreadField } from './SpreadField.tsx';
import type { Receive } from './use-receive-form.ts';

/** What the customer owes, the oldest first, and beside it what this receipt puts onto it. */
export function OpenDocuments({ receive }: { receive: Receive }) {
  const t = useTexts(settlementScreenMessages);
  const { hasCustomer, isKnown, open, documents } = receive;
  if (!hasCustomer) return <p className={classes.hint}>{t('chooseCustomer')}</p>;
  if (!isKnown) return <p className={classes.hint}>{t('chooseOutlet')}</p>;
  if (open.isPending) return <FormSkeleton fields={3} />;
  if (open.isError) return <ErrorState error={open.error} onRetry={() => void open.refetch()} />;
  if (documents.length === 0) return <p className={classes.hint}>{t('nothingDue')}</p>;
  return (
    <>
      <SpreadField receive={receive} />
      <ol className={classes.list} aria-label={t('openDocuments')}>
        {documents.map((document, position) => (
          <OpenBill
            key={`${document.componentType} ${document.componentEntityId}`}
            receive={receive}
            position={position}
          />
        ))}
      </ol>
    </>
  );
}

function OpenBill({ receive, position }: { receive: Receive; position: number }) {
  const t = useTexts(settlementScreenMessages);
  const document = receive.documents[position];
  if (document === undefined) return null;
  const allocation = receive.spread.ofDocument[position] ?? zeroPaisa;
  return (
    <li className={classes.bill} data-paid={allocation > 0 || undefined}>
      <div className={classes.what}>
        <span className={classes.name}>{documentName(document)}</span>
        <span className={classes.soft}>
          <DateText ad={document.billDateAD} />
        </span>
      </div>
      <div className={classes.amounts}>
        <span className={classes.soft}>{t('due')}</span>
        <MoneyText rupees={document.dueAmount} withUnit />
      </div>
      {receive.isChosen ? (
        <AllocationField receive={receive} position={position} name={documentName(document)} />
      ) : (
        <div className={classes.amounts}>
          <span className={classes.soft}>{t('ofIt')}</span>
          <strong>{allocation > 0 ? <MoneyText rupees={rupeesFromPaisa(allocation)} withUnit /> : '—'}</strong>
        </div>
      )}
    </li>
  );
}

/** The row says what the amount is for; it is spoken with the field. */
function AllocationField({
  receive,
  position,
  name: ofDocument,
}: {
  receive: Receive;
  position: number;
  name: string;
}) {
  const t = useTexts(settlementScreenMessages);
  const { control, trigger } = receive.form;
  const { ref, name, value, change, blur, error } = useField({ control, name: `allocations.${position}.amount` });
  return (
    <AmountInput
      aria-label={t('allocationOf', { name: ofDocument })}
      ref={ref}
      name={name}
      value={value}
      onChange={(next) => {
        change(next);
        void trigger('totalPayingAmount');
      }}
      onBlur={blur}
      error={error}
    />
  );
}
