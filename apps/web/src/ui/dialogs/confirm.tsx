import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { textOf, useTexts } from '../../platform/i18n.ts';
import { showToast } from '../../platform/toasts.ts';
import type { About, Words } from './ConfirmDialog.tsx';

/** `delete` and `status` ask the specification's questions; any other question brings its own words. */
export type Question =
  | { kind: 'delete' | 'leave' }
  | { kind: 'status'; about?: About }
  | { kind: 'own'; title?: string; question: string; confirm?: string; isDangerous?: boolean };
type Asked = { question: Question; answer: (isConfirmed: boolean) => void };

/** Loaded with the first question, or as soon as there is something to lose: the frame begins without dialogs. */
export function loadConfirmDialog() {
  return import('./ConfirmDialog.tsx');
}
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

const ConfirmContext = createContext<((question: Question) => Promise<boolean>) | null>(null);

/** Gives the screens below it `useConfirm()`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = useTexts(uiMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  // The words stay while the dialog fades out.
  const [words, setWords] = useState<Words | null>(null);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        const show = (): void => {
          setWords(wordsOf(question, t));
          setAsked({ question, answer });
        };
        const giveUp = (): void => {
          showToast({ kind: 'error', message: textOf('connection.noAnswer') });
          answer(false);
        };
        loadConfirmDialog().then(show, giveUp);
      }),
    [t],
  );
  const close = (isConfirmed: boolean): void => {
    asked?.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {words === null ? null : (
        <Suspense>
          <ConfirmDialog {...words} opened={asked !== null} onAnswer={close} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** `const confirm = useConfirm(); if (await confirm({ kind: 'delete' })) …` */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = use(ConfirmContext);
  if (ask === null) throw new Error('useConfirm outside of the frame');
  return ask;
}

function wordsOf(question: Question, t: ReturnType<typeof useTexts<typeof uiMessages.texts>>): Words {
  switch (question.kind) {
    case 'delete':
      return dialogue(t('confirmTitle'), t('confirmDelete'), t('dismiss'), t('confirm'), true);
    case 'status':
      return {
        ...dialogue(t('confirmTitle'), t('confirmStatus'), t('dismiss'), t('confirm'), false),
        ...(question.about === undefined ? {} : { about: question.about }),
      };
    case 'leave':
      return dialogue(t('leaveTitle'), t('leaveQuestion'), t('stay'), t('leave'), true);
    case 'own': {
      const { title = t('confirmTitle'), confirm = t('confirm'), isDangerous = false } = question;
      return dialogue(title, question.question, t('dismiss'), confirm, isDangerous);
    }
  }
}

function dialogue(title: string, question: string, cancel: string, confirm: string, isDangerous: boolean): Words {
  return { title, question, cancel, confirm, isDangerous };
}
