import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { unitGroupScreenMessages } from '@bahi/contract/catalogue/unit-group/unit-group-screen.messages';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MasterDataHistory } from '../../platform/record-history/MasterDataHistory.tsx';
import { MasterDataPage } from '../../../ui/master-data/MasterDataPage.tsx';

/** The conversions of one unit group into its base unit. */
export function UnitConversionPage() {
  const t = useTexts(unitGroupScreenMessages);
  const language = useLanguage();
  const groupId = Number(useParams()['id']);
  const within = useMemo(() => ({ unitGroupId: groupId }), [groupId]);
  const found = useCall(unitGroupContract.get, { params: { id: groupId } });
  if (found.isError) return <ErrorState error={found.error} />;
  const group = found.data;
  const base = group === undefined ? '' : nameIn(language, group.baseUnitName, group.baseUnitNameNp);
  const name = group === undefined ? '' : `${nameIn(language, group.name, group.nameNp)} (${base})`;
  return (
    <MasterDataPage
      of={unitConversionContract.masterData}
      Below={MasterDataHistory}
      within={within}
      title={t('conversionsOf', { name })}
    />
  );
}
