import type { disposalForm } from '@bahi/contract/books/asset/asset-forms';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { z } from '@bahi/contract/zod';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { useField } from '../../../ui/fields/field.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { useInvoiceChoices } from '../../stock/goods-lines/notes/use-invoice-choices.ts';

type Props = { form: AppForm<z.input<typeof disposalForm>>; outletId: number };

/** The invoice by which an asset was sold, of its outlet, by number or customer; for who may see invoices. */
export function SoldByField(props: Props) {
  const { can } = useSession();
  return can(invoiceContract.list) ? <ChooseInvoice {...props} /> : null;
}

function ChooseInvoice({ form: { control }, outletId }: Props) {
  const t = useTexts(assetScreenMessages);
  const field = useField({ control, name: 'invoiceId' });
  const { choices } = useInvoiceChoices({ outletId });
  return (
    <SearchSelect
      label={t('soldBy')}
      description={t('soldByHint')}
      clearable
      name={field.name}
      value={typeof field.value === 'number' ? field.value : ''}
      {...(field.error === undefined ? {} : { error: field.error })}
      {...choices}
      onChange={(id) => field.change(typeof id === 'number' ? id : '')}
      onBlur={field.blur}
    />
  );
}
