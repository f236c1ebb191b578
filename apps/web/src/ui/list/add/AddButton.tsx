import '@mantine/core/styles/Tooltip.layer.css';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { Button, Tooltip } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import type { AddAction } from '../list-types.ts';
import { useAdd } from './use-add.ts';

const plus = <Plus size={18} aria-hidden />;
type Look = { variant?: 'filled' | 'default'; icon?: ReactNode };

/**
 * The one main action of a list. Not shown without the right; while the business profile is incomplete it asks for
 * the profile instead, and while the business is inactive it only says so.
 * A further way to begin a record has an icon of its own and is not the main one.
 */
export function AddButton({ label, variant = 'filled', icon = plus, ...action }: AddAction & Look) {
  const common = useTexts(commonMessages);
  const { isOffered, isBlocked, start } = useAdd(action);
  if (!isOffered) return null;
  return (
    <Tooltip label={common('businessInactive')} disabled={!isBlocked} multiline w={280}>
      <Button
        variant={variant}
        leftSection={icon}
        onClick={start}
        aria-disabled={isBlocked || undefined}
        data-disabled={isBlocked}
        aria-description={isBlocked ? common('businessInactive') : undefined}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
