import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useTexts } from '../../platform/i18n.ts';
import { Dialog, DialogFooter } from './Dialog.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Where the details are entered. */
  to: string;
};

/** Asks for the business's details before anything is recorded. */
export function ProfileNoticeDialog({ opened, onClose, to }: Props) {
  const t = useTexts(uiMessages);
  const navigate = useNavigate();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('profileIncompleteTitle')} size={440} small>
      <p>{t('profileIncomplete')}</p>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('later')}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            onClose();
            void navigate(to);
          }}
        >
          {t('addDetails')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
