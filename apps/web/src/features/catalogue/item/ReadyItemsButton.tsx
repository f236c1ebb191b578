import { readyItemContract } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';

/** Leads to what shops of a trade sell most; who may enter no items has nothing to press. */
export function ReadyItemsButton() {
  const t = useTexts(readyItemScreenMessages);
  const { can } = useSession();
  if (!can(readyItemContract.read)) return null;
  return (
    <Button
      component={Link}
      to={screens.readyItems}
      variant="default"
      leftSection={<ListChecks size={18} aria-hidden />}
    >
      {t('title')}
    </Button>
  );
}
