import '@mantine/core/styles/Input.layer.css';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import type { PaperKind } from './paper-kind.ts';
import type { Print } from './use-print.ts';

/** On which paper and in which language a document is printed. */
export function PrintOptions({ kind, printing }: { kind: PaperKind; printing: Print }) {
  const t = useTexts(goodsLinesScreenMessages);
  const words = useTexts(kind.texts);
  return (
    <FormGrid>
      {kind.isOnA4Only ? null : (
        <NativeSelect
          label={t('paper')}
          value={printing.paper}
          data={[
            { value: 'A4', label: t('paperA4') },
            { value: 'SLIP', label: t('paperSlip') },
          ]}
          onChange={(event) => printing.setPaper(event.currentTarget.value === 'SLIP' ? 'SLIP' : 'A4')}
        />
      )}
      <NativeSelect
        label={words('paperLanguage')}
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
