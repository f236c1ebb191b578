import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { status } from '@bahi/contract/enumeration';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { DayField } from './DocumentHead.tsx';
import { HeadSelect, HeadText } from './HeadFields.tsx';

/** As the fields of a head have them: text, the day AD, the country's id. */
type Customs = { declarationNumber: string; declarationDateAD: string; countryId: string };
type Props = {
  own: Customs;
  onChange: (change: Partial<Customs>) => void;
  countryLabel: string;
  isDeclarationRequired: boolean;
};

/** The declaration of the customs and the country of goods that cross the border; a draft may wait for them. */
export function CustomsFields({ own, onChange, countryLabel, isDeclarationRequired }: Props) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { todayAD } = useSession();
  const countries = useCall(geographyContract.countries, { params: { status: status.numbers.ACTIVE } });
  return (
    <>
      <HeadText
        place="declarationNumber"
        label={t('declarationNumber')}
        value={own.declarationNumber}
        isRequired={isDeclarationRequired}
        onChange={(declarationNumber) => onChange({ declarationNumber })}
      />
      <DayField
        place="declarationDateAD"
        label={t('declarationDate')}
        value={own.declarationDateAD}
        max={todayAD}
        isRequired={isDeclarationRequired}
        onChange={(declarationDateAD) => onChange({ declarationDateAD })}
      />
      <HeadSelect
        place="countryId"
        label={countryLabel}
        value={own.countryId}
        isRequired
        data={[
          { value: '', label: t('chooseCountry') },
          ...(countries.data ?? []).map(({ id, name, nameNp }) => ({
            value: String(id),
            label: nameIn(language, name, nameNp),
          })),
        ]}
        onChange={(countryId) => onChange({ countryId })}
      />
    </>
  );
}
