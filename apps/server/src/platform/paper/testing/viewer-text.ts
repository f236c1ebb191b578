import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of a PDF as PDFium reads it, which is the part of Chromium that shows PDFs and searches in them. */
export async function viewerText(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    return [...document.pages()].map((page) => page.getText()).join('\n');
  } finally {
    library.destroy();
  }
}
