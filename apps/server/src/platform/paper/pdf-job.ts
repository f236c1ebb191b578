import { languages } from '@bahi/domain/language';
import type { SpokenFacts } from './pdf-tags.ts';

/** The papers that there is a template for (apps/server/templates). */
export const pdfTemplates = [
  'invoice',
  'invoice-slip',
  'settlement',
  'stock-paper',
  'day-close-slip',
  'report',
  'labels',
] as const;
export type PdfTemplate = (typeof pdfTemplates)[number];

/** What is sent to the child: the data is JSON text, because it reaches the template as data only, never as source. */
export type PdfJob = { readonly template: PdfTemplate; readonly data: string; readonly spoken: SpokenFacts };

/** What the child answers: the bytes and the memory it holds now, or why the template failed. */
export type PdfAnswer = { readonly pdf: Uint8Array; readonly residentBytes: number } | { readonly failure: string };

export function isPdfJob(message: unknown): message is PdfJob {
  return (
    isRecord(message) &&
    typeof message['data'] === 'string' &&
    isSpoken(message['spoken']) &&
    pdfTemplates.some((template) => template === message['template'])
  );
}

export function isPdfAnswer(message: unknown): message is PdfAnswer {
  if (!isRecord(message)) return false;
  if (typeof message['failure'] === 'string') return true;
  return message['pdf'] instanceof Uint8Array && typeof message['residentBytes'] === 'number';
}

function isSpoken(value: unknown): value is SpokenFacts {
  if (!isRecord(value) || typeof value['title'] !== 'string') return false;
  return languages.some((language) => language === value['language']) && Array.isArray(value['pictures']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
