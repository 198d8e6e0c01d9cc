import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PDF, PdfArray, PdfDict, PdfName, PdfString } from '@libpdf/core';
import sharp from 'sharp';
import type { AppError } from '../../http/errors.ts';
import { inspect, nameFor } from './inspect.ts';
import { deFotos } from './testing/pdfs.ts';

const drawing = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 10 } } });

async function refused(bytes: Buffer): Promise<string> {
  return inspect(bytes).then(
    () => 'admitido',
    (error: AppError) => error.codigo,
  );
}

async function pdfCon(change: (pdf: PDF) => void): Promise<Buffer> {
  const pdf = PDF.create();
  pdf.addPage();
  change(pdf);
  return Buffer.from(await pdf.save({ useXRefStream: true }));
}

describe('una imagen', () => {
  test('se guarda sin lo que la cámara escribió en ella, y derecha', async () => {
    const foto = await drawing()
      .withExif({ IFD0: { Make: 'Cámara de Ana' }, IFD3: { GPSLatitude: '14/1 38/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    assert.ok((await sharp(foto).metadata()).exif);
    const { tipo, bytes } = await inspect(foto);
    const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
    assert.equal(tipo, 'image/jpeg');
    assert.deepEqual([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined]);
    assert.deepEqual([width, height], [20, 40]);
  });

  test('deja atrás lo que llevaba escondido después de su final', async () => {
    const foto = Buffer.concat([await drawing().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    assert.equal((await inspect(foto)).bytes.includes('script'), false);
  });

  test('más grande de lo que hace falta para leerla se reduce; una captura larga sigue legible', async () => {
    const sizes = async (bytes: Buffer) => {
      const { width, height } = await sharp((await inspect(bytes)).bytes).metadata();
      return [width, height];
    };
    assert.deepEqual(await sizes(await drawing(6000, 4000).webp().toBuffer()), [4582, 3055]);
    assert.deepEqual(await sizes(await drawing(1080, 12_100).png().toBuffer()), [1080, 12_100]);
    assert.deepEqual(await sizes(await drawing(100, 20_000).jpeg().toBuffer()), [80, 16_000]);
  });

  test('la fotografía de 64 megapíxeles de un teléfono se guarda; la que no cabe en memoria se dice que es enorme', async () => {
    const { bytes } = await inspect(await drawing(9248, 6936).jpeg().toBuffer());
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    assert.ok(width * height > 13_900_000 && width * height <= 14_000_000, `${width} × ${height}`);
    const bombs = [
      await drawing(9000, 9000).png({ compressionLevel: 9 }).toBuffer(),
      await drawing(9000, 9000).jpeg({ progressive: true }).toBuffer(),
      await drawing(12_000, 10_000).jpeg().toBuffer(),
    ];
    for (const bomb of bombs) assert.equal(await refused(bomb), 'imagen-enorme');
  });

  test('cortada se rechaza', async () => {
    const whole = await drawing(400, 400).jpeg().toBuffer();
    assert.equal(await refused(whole.subarray(0, whole.length / 2)), 'archivo-danado');
  });
});

test('el contenido dice qué es un archivo, no su nombre', async () => {
  const others = {
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    zip: Buffer.from('PK\x03\x04cualquier cosa'),
    gif: await drawing().gif().toBuffer(),
    tiff: await drawing().tiff().toBuffer(),
    avif: await drawing().avif().toBuffer(),
    video: Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  };
  for (const [name, bytes] of Object.entries(others)) assert.equal(await refused(bytes), 'archivo-no-admitido', name);
  assert.equal(await refused(Buffer.alloc(0)), 'archivo-vacio');
  // Content that begins as one format and is another is no accident.
  assert.equal(await refused(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), others.svg])), 'archivo-danado');
});

describe('un PDF', () => {
  test('se admite como vino', async () => {
    const pdf = await pdfCon(() => undefined);
    assert.deepEqual(await inspect(pdf), { tipo: 'application/pdf', bytes: pdf });
  });

  test('con programas, formularios o archivos dentro se rechaza', async () => {
    const action = (S: string, more = {}) => PdfDict.of({ S: PdfName.of(S), ...more });
    const open =
      (S: string, more = {}) =>
      (pdf: PDF) =>
        pdf.getCatalog().set('OpenAction', pdf.register(action(S, more)));
    const active = {
      javascript: open('JavaScript', { JS: PdfString.fromString('app.alert(1)') }),
      launch: open('Launch'),
      submit: open('SubmitForm'),
      attachment: (pdf: PDF) => pdf.addAttachment('factura.exe', new Uint8Array([1, 2, 3])),
      annotation: (pdf: PDF) => {
        const note = PdfDict.of({ Subtype: PdfName.of('Link'), A: action('Launch') });
        pdf.getPage(0)?.dict.set('Annots', new PdfArray([pdf.register(note)]));
      },
    };
    for (const [name, change] of Object.entries(active)) {
      assert.equal(await refused(await pdfCon(change)), 'archivo-activo', name);
    }
    const dicho = (pdf: PDF) => pdf.register(PdfName.of('Launch'));
    const enOtroLugar = await pdfCon((pdf) => pdf.getCatalog().set('OpenAction', PdfDict.of({ S: dicho(pdf) })));
    assert.equal(await refused(enOtroLugar), 'archivo-activo', 'la clase de acción está en otro objeto');
  });

  test('que abre otro archivo o una dirección sin que nadie lo pida se rechaza; con un enlace se admite', async () => {
    const uri = () => PdfDict.of({ S: PdfName.of('URI'), URI: PdfString.fromString('https://ejemplo.com/leido') });
    const red = () => PdfDict.of({ S: PdfName.of('GoToR'), F: PdfString.fromString('//ejemplo.com/compartida/a.pdf') });
    const sinPedirlo = {
      alAbrir: (pdf: PDF) => pdf.getCatalog().set('OpenAction', uri()),
      deLaRed: (pdf: PDF) => pdf.getCatalog().set('OpenAction', pdf.register(red())),
      alCerrar: (pdf: PDF) => pdf.getCatalog().set('AA', PdfDict.of({ WC: pdf.register(uri()) })),
      enLaPagina: (pdf: PDF) => pdf.getPage(0)?.dict.set('AA', pdf.register(PdfDict.of({ O: uri() }))),
      despuesDeOtra: (pdf: PDF) => {
        const next = new PdfArray([pdf.register(uri())]);
        pdf.getCatalog().set('OpenAction', PdfDict.of({ S: PdfName.of('GoTo'), Next: next }));
      },
    };
    for (const [name, change] of Object.entries(sinPedirlo))
      assert.equal(await refused(await pdfCon(change)), 'archivo-activo', name);
    const enlace = await pdfCon((pdf) => {
      const notas = [uri(), red()].map((A) => pdf.register(PdfDict.of({ Subtype: PdfName.of('Link'), A })));
      pdf.getPage(0)?.dict.set('Annots', new PdfArray(notas));
    });
    assert.deepEqual(await inspect(enlace), { tipo: 'application/pdf', bytes: enlace });
  });

  test('que se abre sin contraseña, y solo pide que no lo cambien, se admite', async () => {
    for (const ownerPassword of ['dueña', 'x'.repeat(30)]) {
      const pdf = await pdfCon((one) => one.setProtection({ userPassword: '', ownerPassword }));
      assert.deepEqual(await inspect(pdf), { tipo: 'application/pdf', bytes: pdf });
    }
    const activo = await pdfCon((one) => {
      one.getCatalog().set('OpenAction', one.register(PdfDict.of({ S: PdfName.of('Launch') })));
      one.setProtection({ userPassword: '', ownerPassword: 'dueña' });
    });
    assert.equal(await refused(activo), 'archivo-activo');
  });

  test('con una marca de orden o líneas en blanco antes se admite, y se guarda sin ellas', async () => {
    const pdf = await pdfCon(() => undefined);
    for (const before of ['\ufeff', '\n', '\r\n \r\n', '\ufeff\n'])
      assert.deepEqual((await inspect(Buffer.concat([Buffer.from(before), pdf]))).bytes, pdf, JSON.stringify(before));
    assert.equal(await refused(Buffer.concat([Buffer.from('<script>'), pdf])), 'archivo-no-admitido');
  });

  test('escaneado que llegó cortado se rechaza, por poco que le falte', async () => {
    const foto = await drawing(600, 800).jpeg().toBuffer();
    const whole = deFotos([foto, foto, foto, foto]);
    assert.equal(await refused(whole), 'admitido');
    for (const part of [0.25, 0.5, 0.75, 0.99])
      assert.equal(await refused(whole.subarray(0, whole.length * part)), 'archivo-danado', String(part));
    const one = deFotos([foto]);
    assert.equal(await refused(one.subarray(0, -30)), 'archivo-danado');
  });

  test('con contraseña, roto o de mentira se rechaza', async () => {
    const locked = await pdfCon((pdf) => pdf.setProtection({ userPassword: 'clave', ownerPassword: 'otra' }));
    assert.equal(await refused(locked), 'archivo-con-clave');
    assert.equal(await refused(Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>')), 'archivo-danado');
  });
});

test('un archivo hecho para agotar a quien lo lee solo se rechaza a sí mismo', async () => {
  const deep = Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(5_000_000)}`);
  const [bad, good] = await Promise.all([refused(deep), inspect(await drawing().png().toBuffer())]);
  assert.equal(bad, 'archivo-danado');
  assert.equal(good.tipo, 'image/png');
  assert.equal((await inspect(await drawing().jpeg().toBuffer())).tipo, 'image/jpeg');
});

test('el nombre pierde carpetas y final falso', () => {
  const names: [string, string][] = [
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ana\\recibo.exe', 'recibo.pdf'],
    ['transferencia.jpg.html', 'transferencia.jpg.pdf'],
    ['recibo', 'recibo.pdf'],
  ];
  for (const [given, kept] of names) assert.equal(nameFor(given, 'application/pdf'), kept);
});
