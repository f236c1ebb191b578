import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { salesReportContract } from '@bahi/contract/sales-report/sales-report.contract';
import { salesReportScreenMessages } from '@bahi/contract/sales-report/sales-report-screen.messages';
import { languages } from '@bahi/domain/language';
import { Button, Menu } from '@mantine/core';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { Fragment, useState } from 'react';
import { call, saveFile } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/i18n.ts';
import { bodyOf, type ReportFilter } from './sales-report-form.ts';

const iconPixels = 16;
const inLanguage = { ne: 'inNepali', en: 'inEnglish' } as const;
const kinds = [
  { fileType: 'EXCEL', name: 'excel', Icon: FileSpreadsheet },
  { fileType: 'PDF', name: 'pdf', Icon: FileText },
] as const;
type Wish = { fileType: (typeof kinds)[number]['fileType']; language: (typeof languages)[number] };

/** The whole report as a spreadsheet or on paper, in either language. */
export function ExportMenu({ filter }: { filter: ReportFilter }) {
  const t = useTexts(salesReportScreenMessages);
  const [isBusy, setBusy] = useState(false);
  const save = async (wish: Wish): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await call(salesReportContract.download, { body: { ...bodyOf(filter), ...wish } }));
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
      </Menu.Dropdown>
    </Menu>
  );
}
