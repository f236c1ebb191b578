import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { languages } from '@bahi/domain/language';
import { Button, Menu } from '@mantine/core';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import type { ReceivedFile } from '../../platform/api-answer.ts';
import { saveFile } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/i18n.ts';

const iconPixels = 16;
const inLanguage = { ne: 'inNepali', en: 'inEnglish' } as const;
const kinds = [
  { fileType: 'EXCEL', name: 'excel', Icon: FileSpreadsheet },
  { fileType: 'PDF', name: 'pdf', Icon: FileText },
] as const;
export type ExportWish = { fileType: (typeof kinds)[number]['fileType']; language: (typeof languages)[number] };

type Props = {
  /** Null where the file does not come now. */
  fetchFile: (wish: ExportWish) => Promise<ReceivedFile | null>;
  /** More items below. */
  children?: ReactNode;
};

/** The whole report as a spreadsheet or on paper, in either language. */
export function ExportMenu({ fetchFile, children }: Props) {
  const t = useTexts(exportMessages);
  const [isBusy, setBusy] = useState(false);
  const save = async (wish: ExportWish): Promise<void> => {
    setBusy(true);
    try {
      const file = await fetchFile(wish);
      if (file !== null) saveFile(file);
    } catch {
      // Why there is no file has been shown as a toast.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button loading={isBusy} leftSection={<Download size={18} aria-hidden />}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(({ fileType, name, Icon }) => (
          <Fragment key={fileType}>
            <Menu.Label>{t(name)}</Menu.Label>
            {languages.map((language) => (
              <Menu.Item
                key={language}
                leftSection={<Icon size={iconPixels} aria-hidden />}
                aria-label={`${t(name)}: ${t(inLanguage[language])}`}
                onClick={() => void save({ fileType, language })}
              >
                {t(inLanguage[language])}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
