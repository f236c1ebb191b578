import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { status } from '@bahi/contract/enumeration';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useCall } from '../../platform/query.ts';
import { useField } from './field.ts';
import type { Choice } from './SearchSelect.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

type Part = 'provinceId' | 'districtId' | 'localBodyId' | 'wardNo' | 'tole';
type Props<V extends FieldValues> = {
  control: Control<V, unknown, V>;
  /** Where the parts stand in the form: `addressNames` for a form that spreads the contract's `addressFields`. */
  names: Record<Part, FieldPath<V>>;
  /** All but the tole must be chosen. */
  required?: boolean;
  /** The tole must be given, too. */
  toleRequired?: boolean;
  disabled?: boolean;
};

export const addressNames = {
  provinceId: 'provinceId',
  districtId: 'districtId',
  localBodyId: 'localBodyId',
  wardNo: 'wardNo',
  tole: 'tole',
} as const;

/**
 * Province → district → local body → ward, and the tole, as cells of a FormGrid. Changing the province clears
 * district, local body, ward and tole; the district clears local body and ward; the local body clears the ward.
 */
export function AddressFields<V extends FieldValues>(props: Props<V>) {
  const { control, names, required = true, toleRequired = false, disabled = false } = props;
  const t = useTexts(uiMessages);
  const language = useLanguage();
  const provinceId = idOf(useField({ control, name: names.provinceId }).value);
  const district = useField({ control, name: names.districtId });
  const localBody = useField({ control, name: names.localBodyId });
  const ward = useField({ control, name: names.wardNo });
  const tole = useField({ control, name: names.tole });
  const districtId = idOf(district.value);
  const localBodyId = idOf(localBody.value);
  const { provinces, districts, localBodies } = usePlaces(provinceId, districtId);
  const totalWards = localBodies.data?.find((body) => body.id === localBodyId)?.totalWards ?? 0;
  const wards = Array.from({ length: totalWards }, (_, position) => ({
    value: position + 1,
    label: formatNumber(position + 1, language),
  }));
  const clear = (...parts: { change: (value: string) => void }[]): void => parts.forEach((part) => part.change(''));
  const shared = { control, required, disabled };
  return (
    <>
      <SelectField
        {...shared}
        name={names.provinceId}
        label={t('province')}
        options={choicesOf(provinces.data)}
        isLoading={provinces.isLoading}
        onChanged={() => clear(district, localBody, ward, tole)}
      />
      <SelectField
        {...shared}
        name={names.districtId}
        label={t('district')}
        options={choicesOf(districts.data)}
        isLoading={districts.isLoading}
        disabled={disabled || provinceId === null}
        onChanged={() => clear(localBody, ward)}
      />
      <SelectField
        {...shared}
        name={names.localBodyId}
        label={t('localBody')}
        options={(localBodies.data ?? []).map((body) => ({
          ...choiceOf(body),
          remark: language === 'ne' ? body.localBodyTypeNameNp : body.localBodyTypeName,
        }))}
        isLoading={localBodies.isLoading}
        disabled={disabled || districtId === null}
        onChanged={() => clear(ward)}
      />
      <SelectField
        {...shared}
        name={names.wardNo}
        label={t('ward')}
        options={wards}
        disabled={disabled || localBodyId === null}
      />
      <TextField control={control} name={names.tole} label={t('tole')} required={toleRequired} disabled={disabled} />
    </>
  );
}

function usePlaces(provinceId: number | null, districtId: number | null) {
  return {
    provinces: useCall(geographyContract.provinces, { params: { status: status.numbers.ACTIVE } }),
    districts: useCall(
      geographyContract.districts,
      { params: { id: provinceId ?? 0 } },
      { enabled: provinceId !== null },
    ),
    localBodies: useCall(
      geographyContract.localBodies,
      { params: { districtId: districtId ?? 0 } },
      { enabled: districtId !== null },
    ),
  };
}

type Place = { id: number; name: string; nameNp: string };

function choiceOf({ id, name, nameNp }: Place): Choice {
  return { value: id, label: name, labelNp: nameNp };
}

function choicesOf(places: readonly Place[] | undefined): Choice[] {
  return (places ?? []).map(choiceOf);
}

function idOf(value: unknown): number | null {
  const id = Number(value);
  return value === '' || !Number.isSafeInteger(id) || id <= 0 ? null : id;
}
