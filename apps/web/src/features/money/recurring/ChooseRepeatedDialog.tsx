import { foundWords } from '@bahi/contract/books/document-registry/document-registry';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { repeatedKindNames } from '@bahi/domain/document-kinds';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import { TextLink } from '../../../ui/texts/TextLink.tsx';

/** Leads to what can come again: it is chosen where it stands, or entered there first. */
export function ChooseRepeatedDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(recurringScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  return (
    <DetailDialog opened={opened} onClose={onClose} title={t('chooseTitle')}>
      <p>{t('chooseHint')}</p>
      <ul>
        {repeatedKindNames
          .map((kind) => ({ kind, ...documentScreen(kind) }))
          .filter(({ needs }) => can(needs))
          .map(({ kind, list }) => (
            <li key={kind}>
              <TextLink to={list}>{foundWords[kind][language]}</TextLink>
            </li>
          ))}
      </ul>
    </DetailDialog>
  );
}
