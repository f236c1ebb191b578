import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import type { ReceivedFile } from '../../../platform/api-answer.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { ExportMenu, type ExportWish } from '../../../ui/list/ExportMenu.tsx';

type Props = {
  /** Which of the two sheets: the boxes, or who is listed beside them. */
  what: 'RETURN' | 'PARTIES';
  fetchFile: (wish: ExportWish & { what: 'RETURN' | 'PARTIES' }) => Promise<ReceivedFile>;
};

/** One of the sheets of a month, in Excel or on paper. */
export function ReturnExport({ what, fetchFile }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  return (
    <div role="group" aria-label={t(what === 'RETURN' ? 'takeReturn' : 'takeParties')}>
      <ExportMenu fetchFile={(wish) => fetchFile({ ...wish, what })} />
    </div>
  );
}
