import '@mantine/core/styles/Input.layer.css';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { PrintInvoice } from './use-print-invoice.ts';

/** On which paper and in which language a bill is printed. */
export function PrintOptions({ printing }: { printing: PrintInvoice }) {
  const t = useTexts(invoiceScreenMessages);
  return (
    <FormGrid>
      <NativeSelect
        label={t('paper')}
        value={printing.paper}
        data={[
          { value: 'A4', label: t('paperA4') },
          { value: 'SLIP', label: t('paperSlip') },
        ]}
        onChange={(event) => printing.setPaper(event.currentTarget.value === 'SLIP' ? 'SLIP' : 'A4')}
      />
      <NativeSelect
        label={t('paperLanguage')}
        value={printing.language}
        data={[
          { value: 'ne', label: t('nepali') },
          { value: 'en', label: t('english') },
        ]}
        onChange={(event) => printing.setLanguage(event.currentTarget.value === 'en' ? 'en' : 'ne')}
      />
    </FormGrid>
  );
}
