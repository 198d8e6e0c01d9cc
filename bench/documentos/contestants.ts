import type { Documento } from './contrato.ts';
import { OPTIONS } from './hoja.ts';

type Make = (documento: Documento) => Promise<Uint8Array>;
export type Contestant = { make: Make; together: number; stop?: () => Promise<void> };

/** Each makes the same pages: letter paper, Source Serif 4 embedded, justified, header, footer with the page of the pages. */
export const contestants: Record<string, () => Promise<Contestant>> = {
  'Typst, un núcleo': async () => {
    const { createRenderer } = await import('@fedatario/server/pdf/renderer');
    const render = createRenderer();
    return { make: async (documento) => render(documento, OPTIONS), together: 1 };
  },
  'Typst, dos procesos': async () => {
    const { startPdfPool } = await import('@fedatario/server/pdf');
    const { renderPdf, stop } = startPdfPool({ workers: 2 });
    return { make: (documento) => renderPdf(documento, OPTIONS), together: 3, stop };
  },
  pdfmake: async () => ({ make: (await import('../rivales/pdfmake.ts')).createPdfmake(), together: 1 }),
  '@react-pdf/renderer': async () => ({
    make: (await import('../rivales/react-pdf.ts')).createReactPdf(),
    together: 1,
  }),
};
