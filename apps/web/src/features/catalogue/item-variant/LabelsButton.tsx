import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';

/** Leads to the labels of all variants of an item. */
export function LabelsButton({ itemId }: { itemId: number }) {
  const t = useTexts(labelScreenMessages);
  const { can } = useSession();
  if (!can(labelContract.list)) return null;
  return (
    <Button
      variant="default"
      component={Link}
      to={`${screens.labels}?item=${itemId}`}
      leftSection={<Printer size={18} aria-hidden />}
    >
      {t('printLabels')}
    </Button>
  );
}
