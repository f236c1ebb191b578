import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';

/** A customer as their screen shows them; what is empty shows a dash. */
export function SampleRecord() {
  const t = useTexts(uiReferenceScreenMessages);
  const language = useLanguage();
  return (
    <DetailList
      details={[
        { label: t('name'), value: nameIn(language, 'Ganesh Kirana', 'गणेश किराना') },
        { label: t('phone'), value: inDigitsOf('9847011223', language) },
        { label: t('pan'), value: inDigitsOf('301234567', language) },
        { label: t('place'), value: nameIn(language, 'Butwal, Rupandehi', 'बुटवल, रूपन्देही') },
        { label: t('remarks'), value: null, wide: true },
      ]}
    />
  );
}
