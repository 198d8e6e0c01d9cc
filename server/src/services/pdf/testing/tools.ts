import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const JAVA = '/usr/bin/java';
const JARS = [
  'preflight',
  'pdfbox2',
  'xmpbox',
  'fontbox2',
  'commons-logging',
  'commons-io',
  'javax.activation',
  'jaxb-api',
];
const CLASSPATH = JARS.map((jar) => `/usr/share/java/${jar}.jar`);

export type Tool =
  | 'pdfinfo'
  | 'pdfsig'
  | 'pdffonts'
  | 'pdftotext'
  | 'pdftoppm'
  | 'qpdf'
  | 'mutool'
  | 'preflight'
  | 'soffice';

/** Reason why a check with this tool cannot run here; false when it can. */
export function absent(tool: Tool): string | false {
  if (tool === 'preflight') {
    const missing = CLASSPATH.some((jar) => !existsSync(jar)) || spawnSync(JAVA, ['-version']).error !== undefined;
    return missing && 'falta Apache Preflight (apt-get install libpdfbox2-java libactivation-java libjaxb-api-java)';
  }
  if (tool === 'soffice' && spawnSync(tool, ['--version']).error !== undefined)
    return 'falta LibreOffice (apt-get install libreoffice-writer-nogui)';
  const found = spawnSync(tool, ['--version']).error === undefined;
  return !found && `falta ${tool} (apt-get install poppler-utils qpdf mupdf-tools)`;
}

/** Output of a tool about a PDF, and whether it succeeded. */
export function ask(tool: Tool, pdf: Uint8Array, args: (file: string) => string[]): { ok: boolean; text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-pdf-'));
  const file = join(folder, 'documento.pdf');
  writeFileSync(file, pdf);
  const [command, given] =
    tool === 'preflight'
      ? [JAVA, ['-cp', CLASSPATH.join(':'), 'org.apache.pdfbox.preflight.Validator_A1b', ...args(file)]]
      : [tool, args(file)];
  const { status, stdout, stderr } = spawnSync(command, given, { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return { ok: status === 0, text: `${stdout}${stderr}` };
}

/** The text between header and footer, without the blanks and the hyphens of the ends of lines. */
export function bodyOf(pdf: Uint8Array): string {
  const { text } = ask('pdftotext', pdf, (file) => [
    '-raw',
    '-x',
    '0',
    '-y',
    '80',
    '-W',
    '612',
    '-H',
    '634',
    file,
    '-',
  ]);
  return text.replace(/\u00ad\s/g, '').replace(/\s/g, '');
}
