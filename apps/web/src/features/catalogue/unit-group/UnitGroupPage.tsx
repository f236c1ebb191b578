import { screenAt, screens } from '@bahi/contract/screens';
import { unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { unitGroupScreenMessages } from '@bahi/contract/catalogue/unit-group/unit-group-screen.messages';
import { Scale } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { MasterDataHistory } from '../../platform/record-history/MasterDataHistory.tsx';
import { MasterDataPage } from '../../../ui/master-data/MasterDataPage.tsx';

/** Groups of units; each leads to its conversions. */
export function UnitGroupPage() {
  const t = useTexts(unitGroupScreenMessages);
  const navigate = useNavigate();
  return (
    <MasterDataPage
      of={unitGroupContract.masterData}
      Below={MasterDataHistory}
      moreActions={({ id }) => [
        {
          label: t('conversions'),
          icon: <Scale size={16} aria-hidden />,
          onClick: () => void navigate(screenAt(screens.unitConversions, { id })),
        },
      ]}
    />
  );
}
