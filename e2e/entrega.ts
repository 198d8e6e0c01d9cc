import type { Page } from '@playwright/test';
import { paragraphsOfWord, partsOfWord } from '../server/src/testing/word.ts';
import { expect } from './product.ts';
import { bytesOf } from './verificar.ts';

/** Downloads the delivered document, sealed and in Word, and reads both; returns the bytes of the sealed one. */
export async function receiveBoth(page: Page, nombre: string): Promise<Buffer> {
  const download = async (kind: 'PDF' | 'Word') => {
    const boton = page.getByRole('button', { name: `Descargar ${kind} de ${nombre}` });
    const [file] = await Promise.all([page.waitForEvent('download'), boton.click()]);
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^${nombre} T-\\d{4}-\\d{6}\\.${kind === 'PDF' ? 'pdf' : 'docx'}$`),
    );
    return bytesOf(file);
  };
  const pdf = await download('PDF');
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toContain('/ETSI.CAdES.detached');
  const word = await download('Word');
  const paragraphs = paragraphsOfWord(word);
  expect(paragraphs[0]?.toUpperCase()).toContain('PAGARÉ');
  expect(paragraphs.length).toBeGreaterThan(5);
  const marks = [...partsOfWord(word).values()].some((part) => /BORRADOR|antes de su uso/.test(part));
  const blanks = paragraphs.filter((one) => one.includes('____') && !one.startsWith('f)'));
  expect([marks, blanks]).toEqual([false, []]);
  return pdf;
}
