import { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import type { Language } from '@bahi/domain/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Progress } from '../../../platform/api-answer.ts';
import { call, saveFile } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';

export type DataFileType = 'EXCEL' | 'JSON';

/** How it stands with the file that was asked for last. */
export type DataFile =
  | { state: 'none' }
  | { state: 'coming'; fileType: DataFileType; progress: Progress | null }
  | { state: 'saved'; fileName: string }
  | { state: 'failed'; fileType: DataFileType; message: string };

/** Asks for a file with all data, one at a time, and hands it to the browser; a failure is kept to be shown. */
export function useDataFile(): { file: DataFile; download: (fileType: DataFileType, language: Language) => void } {
  const client = useQueryClient();
  const [file, setFile] = useState<DataFile>({ state: 'none' });
  const download = async (fileType: DataFileType, language: Language): Promise<void> => {
    setFile({ state: 'coming', fileType, progress: null });
    try {
      const received = await call(
        dataDownloadContract.download,
        { body: { fileType, language } },
        { errors: 'form', onProgress: (progress) => setFile({ state: 'coming', fileType, progress }) },
      );
      saveFile(received);
      setFile({ state: 'saved', fileName: received.fileName });
    } catch (error) {
      setFile({ state: 'failed', fileType, message: error instanceof ApiError ? error.message : '' });
    }
    await client.invalidateQueries({ queryKey: [dataDownloadContract.name] });
  };
  return { file, download: (fileType, language) => void download(fileType, language) };
}
