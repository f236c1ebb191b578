import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';

import { PartySelectField } from '../../../../ui/fields/PartySelectField.tsx';
import { customersToInvoice } from '../../../parties/customer/customer-sources.ts';
import { OpenDocuments } from './OpenDocuments.tsx';
import classes from '../PaymentDialog.module.css';
import type { Receive } from './use-receive-form.ts';

/** Whose payment it is, where, and what they owe there. */
export function ReceiveFrom({ receive, isFixed }: { receive: Receive; isFixed: boolean }) {
  const t = useTexts(settlementScreenMessages);
  const { outlets } = useSession();
  const { control } = receive.form;
  return (
    <div className={classes.form}>
      <PartySelectField
        source={customersToInvoice}
        control={control}
        name="customerId"
        current={null}
        autoFocus
        disabled={isFixed}
        onChosen={(customerId) => receive.choose({ customerId })}
      />
      {receive.asksOutlet ? (
        <SelectField
          control={control}
          name="outletId"
          label={t('outlet')}
          required
          disabled={isFixed}
          options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          onChanged={(outletId) => receive.choose({ outletId })}
        />
      ) : null}
      <OpenDocuments receive={receive} />
    </div>
  );
}
