import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerWord, type Perdida } from './leer-word.ts';
import { campo, docx, lineasDe, p, r, t } from './testing/archivo.ts';

async function leer(archivo: Blob | string): Promise<{ lineas: string[]; perdidas: readonly Perdida[] }> {
  const leido = await leerWord(typeof archivo === 'string' ? docx(archivo) : archivo);
  assert.ok(typeof leido === 'object', String(leido));
  return { lineas: lineasDe(leido.nodos), perdidas: leido.perdidas };
}

/** Each case: the XML of the text, its lines once read, and what is told. */
type Casos = readonly (readonly [xml: string, lineas: readonly string[], perdidas?: readonly Perdida[]])[];

async function comprobar(casos: Casos): Promise<void> {
  for (const [xml, lineas, perdidas = []] of casos) assert.deepEqual(await leer(xml), { lineas, perdidas }, xml);
}

const u = '<w:u w:val="single"/>';
const sdt = (propiedades: string, dentro: string) =>
  `<w:sdt><w:sdtPr>${propiedades}</w:sdtPr><w:sdtContent>${dentro}</w:sdtContent></w:sdt>`;
const alias = (nombre: string) => `<w:alias w:val="${nombre}"/>`;
const PIDE = '<w:showingPlcHdr/>';

test('los espacios para llenar de Word son lugares con su nombre', () =>
  comprobar([
    [
      p(r('Comparece ') + sdt(alias('Nombre del arrendatario') + PIDE, r('Haga clic o pulse aquí.')) + r(', mayor.')),
      ['Comparece [Nombre del arrendatario], mayor.'],
    ],
    [sdt(PIDE, p('Haga clic o pulse aquí para escribir texto.')), ['[texto]']],
    [p(r('Señor ') + sdt(alias('Nombre'), r('Juan Paz'))), ['Señor Juan Paz']],
    [p(r('NIT ') + campo('FORMTEXT', '\u2002\u2002\u2002\u2002\u2002', '<w:name w:val="Texto1"/>')), ['NIT ____']],
    [p(r('NIT ') + campo('FORMTEXT', '\u2002', '<w:name w:val="NitDelCliente"/>')), ['NIT [NitDelCliente]']],
    [
      p(campo('FORMTEXT', 'su nombre', '<w:textInput><w:default w:val="su nombre"/></w:textInput>') + r(' vende')),
      ['[su nombre] vende'],
    ],
    [p(r('NIT ') + campo('FORMTEXT', '123-4')), ['NIT 123-4']],
    [
      p(r('Yo, ') + campo('MACROBUTTON NoMacro [Haga clic y escriba el nombre]') + r(', mayor')),
      ['Yo, [el nombre], mayor'],
    ],
    [
      p(
        `${r('Don ')}<w:fldSimple w:instr=" MERGEFIELD Nombre_completo \\* MERGEFORMAT ">${r('«Nombre»')}</w:fldSimple>`,
      ),
      ['Don [Nombre completo]'],
    ],
    [p(r('Don ') + campo('MERGEFIELD "Nombre del cliente" \\* Upper', '«Nombre»')), ['Don [Nombre del cliente]']],
    [
      p(
        `${r('Nombre')}${r('<w:tab/>')}${r('DPI')}${r('<w:tab/>')}`,
        '<w:tabs><w:tab w:val="left" w:leader="underscore" w:pos="4000"/><w:tab w:val="left" w:pos="5000"/></w:tabs>',
      ),
      ['Nombre____DPI'],
    ],
    [
      p(r('Yo, ') + r('<w:tab/><w:tab/>', u) + r(', de ') + r('          ', u) + r(' años')),
      ['Yo, ________, de __________ años'],
    ],
    [p(r('Nombre ', u) + r('subrayado', u)), ['Nombre subrayado']],
  ]));

test('los campos que Word calcula quedan como se veían, también uno dentro de otro', () =>
  comprobar([
    [
      p(
        `${r('Comparece ')}${campo(`${r('<w:instrText> IF </w:instrText>')}${campo('MERGEFIELD sexo', 'M')}${r('<w:instrText> = "M" "el señor" "la señora" </w:instrText>')}`, 'el señor')}${r(' Juan')}`,
      ),
      ['Comparece el señor Juan'],
      ['campos'],
    ],
    [p(r('Véase ') + campo('HYPERLINK "http://a.com"', 'el sitio')), ['Véase el sitio']],
    [p(r('Hoy, ') + campo('DATE \\@ "d"', '5 de mayo')), ['Hoy, 5 de mayo'], ['campos']],
    [
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${r('<w:instrText>INCLUDETEXT x</w:instrText>')}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('Uno')}</w:p>${p('Dos')}<w:p>${r('Tres')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
      ['Uno', 'Dos', 'Tres'],
      ['campos'],
    ],
    [
      `<w:p>${r('Antes')}<w:r><w:fldChar w:fldCharType="begin"/></w:r>${r(' después')}</w:p>`,
      ['Antes después'],
      ['campos'],
    ],
  ]));

test('las casillas y las listas para elegir quedan con lo que muestran', () =>
  comprobar([
    [
      p(
        `${sdt('<w14:checkbox><w14:checked w14:val="1"/></w14:checkbox>', r('☒'))}${r(' Sí ')}${sdt('<w14:checkbox><w14:checked w14:val="0"/></w14:checkbox>', r('☐'))}${r(' No')}`,
      ),
      ['☑ Sí ☐ No'],
    ],
    [
      p(
        campo('FORMCHECKBOX', '', '<w:checkBox><w:checked/></w:checkBox>') +
          campo('FORMCHECKBOX', '', '<w:checkBox><w:default w:val="0"/></w:checkBox>'),
      ),
      ['☑☐'],
    ],
    [
      p(
        `${r('<w:sym w:font="Wingdings" w:char="F0A8"/>')}${r('<w:sym w:font="Wingdings" w:char="F0FE"/>')}${r('\uf0a8 ☒')}`,
      ),
      ['☐☑☐ ☑'],
    ],
    [p(r('<w:sym w:font="Webdings" w:char="F0DD"/>') + r('a')), ['a'], ['otras']],
    [
      p(
        campo(
          'FORMDROPDOWN',
          '',
          '<w:ddList><w:result w:val="1"/><w:listEntry w:val="soltera"/><w:listEntry w:val="casada"/></w:ddList>',
        ),
      ),
      ['casada'],
      ['desplegables'],
    ],
    [p(sdt(`${alias('Estado civil')}<w:dropDownList/>`, r('casada'))), ['casada'], ['desplegables']],
    [p(sdt(`${alias('Estado civil')}<w:dropDownList/>${PIDE}`, r('Elija un elemento.'))), ['[Estado civil]']],
  ]));

test('lo tachado, lo oculto y lo que está en mayúsculas queda así, o se dice', async () => {
  const estilos =
    '<w:style w:type="character" w:styleId="Oc"><w:name w:val="Oculto"/><w:rPr><w:vanish/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Ma"><w:name w:val="Mayor"/><w:rPr><w:caps/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="MaB"><w:name w:val="De mayor"/><w:basedOn w:val="Ma"/></w:style>';
  const cuerpo =
    p(r('doce meses', '<w:dstrike/>') + r(' seis meses')) +
    p(r('Se ve') + r(' no se ve', '<w:rStyle w:val="Oc"/>') + r(' ni esto', '<w:vanish/>')) +
    p('Del objeto', '<w:pStyle w:val="MaB"/>') +
    p(r('Del ', '<w:caps/>') + r('precio', '<w:caps w:val="0"/>'));
  const leido = await leerWord(docx(cuerpo, { estilos }));
  assert.ok(typeof leido === 'object');
  assert.deepEqual(lineasDe(leido.nodos), ['doce meses seis meses', 'Se ve', 'DEL OBJETO', 'DEL precio']);
  assert.deepEqual(leido.nodos[0]?.content?.[0]?.marks, [{ type: 'strike' }]);
  assert.deepEqual(leido.perdidas, ['ocultos']);
});

test('las palabras no se pegan ni se pierden', () =>
  comprobar([
    [p(r('Firmas') + r('<w:br w:type="column"/>') + r('Notario')), ['Firmas', 'Notario']],
    [p(r('Fin') + r('<w:br w:type="page"/>')), ['Fin']],
    [p(r('Juan') + r('<w:cr/>') + r('Pérez') + r('<w:br/>') + r('Paz')), ['Juan\nPérez\nPaz']],
    [p(r('Folio') + r('<w:ptab w:alignment="right"/>') + r('doce')), ['Folio doce']],
    [p(r('Juan') + r('<w:tab/>') + r('Pérez\n  Paz')), ['Juan Pérez Paz']],
    [p('E', '<w:framePr w:dropCap="drop"/>') + p('n la ciudad de Guatemala'), ['En la ciudad de Guatemala']],
    [
      p(
        `<w:bdo w:val="ltr">${r('uno ')}</w:bdo><w:dir w:val="ltr">${r('dos ')}</w:dir><w:smartTag>${r('tres')}</w:smartTag>`,
      ),
      ['uno dos tres'],
    ],
    [p(r(`<w:ruby><w:rt>${r('arriba')}</w:rt><w:rubyBase>${r('abajo')}</w:rubyBase></w:ruby>`)), ['abajo'], ['otras']],
    [`${p('Uno')}<w:altChunk r:id="x"/>`, ['Uno'], ['otras']],
    [p(`${r('x=')}<m:oMath><m:r><m:t>y</m:t></m:r></m:oMath>`), ['x=y'], ['otras']],
    [p(`${r('por')}${r('<w:softHyphen/>')}${r('que\u00ad\u200e la Cre\u0301dito')}`), ['porque la Crédito']],
    [p(r('<w:t>Escritura 12</w:t><w:noBreakHyphen/><w:t>2026</w:t>')), ['Escritura 12\u20112026']],
    [
      p(
        `<w:moveFrom w:id="1">${r('Es libre. ')}</w:moveFrom>${r('Firman. ')}<w:moveTo w:id="2">${r('Es libre.')}</w:moveTo>`,
      ),
      ['Firman. Es libre.'],
      ['cambios'],
    ],
    [p(r('80 m') + r('2', '<w:vertAlign w:val="superscript"/>')), ['80 m²']],
    [p(r('Según nota') + r('<w:footnoteReference w:id="2"/>') + r('.')), ['Según nota.'], ['notas']],
    [p(r('Dice') + r('<w:commentReference w:id="0"/>')), ['Dice'], ['comentarios']],
    [
      p(`<w:ins w:id="1">${r('puesto')}</w:ins><w:del w:id="2"><w:r><w:delText>quitado</w:delText></w:r></w:del>`),
      ['puesto'],
      ['cambios'],
    ],
    [`${p('Uno', '<w:rPr><w:del w:id="3"/></w:rPr>')}${p(' y dos')}`, ['Uno y dos'], ['cambios']],
    [
      p(r('A') + r('<w:drawing><w:txbxContent><w:p/></w:txbxContent></w:drawing>') + r('<w:pict/>')),
      ['A'],
      ['cuadros', 'imagenes'],
    ],
    [
      p(
        `<mc:AlternateContent><mc:Choice>${r('nuevo')}</mc:Choice><mc:Fallback>${r('viejo')}</mc:Fallback></mc:AlternateContent>`,
      ),
      ['viejo'],
    ],
  ]));

test('una celda unida no mueve a las demás de columna', () => {
  const tc = (texto: string, propiedades = '') => `<w:tc><w:tcPr>${propiedades}</w:tcPr>${p(texto)}</w:tc>`;
  const fila = (...celdas: string[]) => `<w:tr>${celdas.join('')}</w:tr>`;
  const tabla = (...filas: string[]) => `<w:tbl>${filas.join('')}</w:tbl>`;
  return comprobar([
    [
      tabla(
        fila(tc('Juan', '<w:vMerge w:val="restart"/>'), tc('1'), tc('Q100.00')),
        fila(`<w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc>`, tc('2'), tc('Q200.00')),
        fila(tc('Total', '<w:gridSpan w:val="2"/>'), tc('Q300.00')),
        `<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>${tc('Q400.00')}</w:tr>`,
      ),
      ['Juan | 1 | Q100.00', ' | 2 | Q200.00', 'Total |  | Q300.00', ' |  | Q400.00'],
      ['celdas'],
    ],
    [
      tabla(sdt('', fila(tc('a'), sdt('', tc('b')))), `<w:tr><w:trPr><w:del w:id="1"/></w:trPr>${tc('c')}</w:tr>`),
      ['a | b'],
      ['cambios'],
    ],
  ]);
});

test('los archivos de Word para la web, que llaman de otro modo a su texto, se leen', async () => {
  for (const nombre of ['document2', 'document22'])
    assert.deepEqual((await leer(docx(p('Hola'), { nombre }))).lineas, ['Hola']);
});

test('un archivo sin texto es una hoja en blanco', async () => {
  assert.equal(await leerWord(docx(`<w:p/>${p(r(`<w:drawing>${t('x')}</w:drawing>`))}`)), 'vacio');
});
