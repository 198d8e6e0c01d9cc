/**
 * The parts of the rival libraries that the bench uses. pdfmake brings no types; those of @react-pdf/renderer are there only once the rivals
 * are installed.
 */
declare module 'pdfmake' {
  const pdfmake: {
    setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void;
    setUrlAccessPolicy(allow: (url: string) => boolean): void;
    setLocalAccessPolicy(allow: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}

declare module '@react-pdf/renderer' {
  import type { FunctionComponent, ReactElement } from 'react';

  type Part = FunctionComponent<Record<string, unknown>>;
  export const Document: Part;
  export const Page: Part;
  export const Text: Part;
  export const View: Part;
  export const Font: { register(family: { family: string; fonts: object[] }): void };
  export function renderToBuffer(document: ReactElement): Promise<Buffer>;
}
