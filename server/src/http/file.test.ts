import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentDisposition } from './file.ts';

const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '');

test('el nombre de un archivo va en letras sencillas y, para quien sabe leerlo, como es', () => {
  assert.equal(
    contentDisposition('Contrato de María & Íñigo (borrador).pdf'),
    `inline; filename="Contrato de Maria & Inigo (borrador).pdf"; filename*=UTF-8''Contrato%20de%20Mar%C3%ADa%20%26%20%C3%8D%C3%B1igo%20%28borrador%29.pdf`,
  );
});

test('un nombre no sale de su carpeta, no rompe el encabezado ni engaña a la vista', () => {
  const hostile: [string, string][] = [
    ['../../etc/passwd.pdf', 'etc passwd.pdf'],
    ['a"; filename=b.exe\r\nSet-Cookie: x=1.pdf', 'a ; filename=b.exe Set-Cookie x=1.pdf'],
    ['factura\u202Efdp.exe.pdf', 'factura fdp.exe.pdf'],
    ['CON|<nul>?*.pdf', 'CON nul.pdf'],
    ['...pdf', 'documento.pdf'],
    ['', 'documento'],
    ['\uD800roto.pdf', '�roto.pdf'],
    [`${'ñ'.repeat(500)}.pdf`, `${'ñ'.repeat(120)}.pdf`],
  ];
  for (const [nombre, clean] of hostile) {
    const header = contentDisposition(nombre);
    assert.equal(nameIn(header), clean);
    assert.match(header, /^inline; filename="[^"\\\r\n%]*"; filename\*=UTF-8''[\w.~%-]+$/);
    assert.match(header, /^[ -~]+$/);
  }
});
