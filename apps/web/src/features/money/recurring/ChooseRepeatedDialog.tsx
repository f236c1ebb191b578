import { foundWords } from '@bahi/contract/books/document-registry/document-registry';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { repeatedDocumentNames } from '@bahi/domain/document-kinds';
import { repeatedVoucherNames } from '@bahi/domain/posting/accounts/repeated-kinds';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { repeatedScreen } from './repeated-screens.ts';

/** Leads to what can come again: it is chosen where it stands, or entered there first. */
export function ChooseRepeatedDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(recurringScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const places = [
    ...repeatedDocumentNames.map((kind) => ({ ...repeatedScreen(kind), name: foundWords[kind][language] })),
    // All of them stand in one list.
    { ...repeatedScreen(repeatedVoucherNames[0]), name: voucherScreenMessages.texts.title[language] },
  ];
  return (
    <DetailDialog opened={opened} onClose={onClose} title={t('chooseTitle')}>
      <p>{t('chooseHint')}</p>
      <ul>
        {places
          .filter(({ needs }) => can(needs))
          .map(({ list, name }) => (
            <li key={list}>
              <TextLink to={list}>{name}</TextLink>
            </li>
          ))}
      </ul>
    </DetailDialog>
  );
}
