/** The papers that there is a template for (apps/server/templates). */
export const pdfTemplates = ['invoice', 'invoice-slip', 'settlement', 'report'] as const;
export type PdfTemplate = (typeof pdfTemplates)[number];

/** What is sent to the child: the data is JSON text, because it reaches the template as data only, never as source. */
export type PdfJob = { readonly template: PdfTemplate; readonly data: string };

/** What the child answers: the bytes and the memory it holds now, or why the template failed. */
export type PdfAnswer = { readonly pdf: Uint8Array; readonly residentBytes: number } | { readonly failure: string };

export function isPdfJob(message: unknown): message is PdfJob {
  return (
    isRecord(message) &&
    typeof message['data'] === 'string' &&
    pdfTemplates.some((template) => template === message['template'])
  );
}

export function isPdfAnswer(message: unknown): message is PdfAnswer {
  if (!isRecord(message)) return false;
  if (typeof message['failure'] === 'string') return true;
  return message['pdf'] instanceof Uint8Array && typeof message['residentBytes'] === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
