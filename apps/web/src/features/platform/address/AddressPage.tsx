import { addressScreenMessages } from '@bahi/contract/platform/address/address-screen.messages';
import { districtContract } from '@bahi/contract/platform/district/district.contract';
import { localBodyContract } from '@bahi/contract/platform/local-body/local-body.contract';
import type { MasterDataRow } from '@bahi/contract/master-data';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { MasterDataPage } from '../../../ui/master-data/MasterDataPage.tsx';

/** The places that addresses name, each as it is written in one: local body with its wards, district, province. */
export function AddressPage() {
  const t = useTexts(addressScreenMessages);
  const language = useLanguage();
  const districts = useCall(districtContract.list, {});
  const byId = new Map(districts.data?.rows.map((district) => [district.id, district]));
  const written = (row: MasterDataRow): string => {
    const district = typeof row['districtId'] === 'number' ? byId.get(row['districtId']) : undefined;
    if (district === undefined || typeof row['totalWards'] !== 'number') return '';
    return t('written', {
      localBody: nameIn(language, row.name, row.nameNp),
      wards: row['totalWards'],
      district: nameIn(language, district.name, district.nameNp),
      province: nameIn(language, district.provinceName, district.provinceNameNp),
    });
  };
  return (
    <MasterDataPage
      of={localBodyContract.masterData}
      title={t('title')}
      moreColumns={[{ key: 'address', title: t('address'), cell: written, card: 'more' }]}
      moreDetails={(row) => [{ label: t('address'), value: written(row), wide: true }]}
    />
  );
}
