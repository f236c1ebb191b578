import { attributeContract, attributeMasterData } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { attributeScreenMessages } from '@bahi/contract/catalogue/attribute/attribute-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { MasterDataHistory } from '../../platform/record-history/MasterDataHistory.tsx';
import { MasterDataPage } from '../../../ui/master-data/MasterDataPage.tsx';
import { AttributeDialog } from './AttributeDialog.tsx';
import { Values } from './Values.tsx';

/** What goods of one kind differ in, with the values there are. */
export function AttributePage() {
  const t = useTexts(attributeScreenMessages);
  const all = useCall(attributeContract.list, {});
  const byId = new Map(all.data?.rows.map((attribute) => [attribute.id, attribute.attributeValues]));
  const valuesOf = (id: number) => <Values values={byId.get(id) ?? []} />;
  return (
    <MasterDataPage
      of={attributeMasterData}
      Below={MasterDataHistory}
      Dialog={AttributeDialog}
      moreColumns={[{ key: 'values', title: t('values'), cell: ({ id }) => valuesOf(id), card: 'more' }]}
      moreDetails={({ id }) => [{ label: t('values'), value: valuesOf(id), wide: true }]}
    />
  );
}
