import type { ClaseDeDocumentoNuevo } from '@fedatario/contract/catalogo';

/** The text that a new document begins with: it can be read, printed and published, and says only what every document of its class says. */
export interface TextoInicial {
  readonly entrevista: object;
  readonly plantilla: object;
}

const texto = (text: string) => ({ type: 'text', text });
const variable = (ruta: string, attrs: object = {}) => ({ type: 'variable', attrs: { ruta, ...attrs } });
const parcial = (nombre: string, sujeto: string) => ({ type: 'parcialTexto', attrs: { nombre, sujeto } });
const parrafo = (...content: object[]) => ({ type: 'paragraph', attrs: { textAlign: 'justify' }, content });
const titulo = (text: string) => ({
  type: 'heading',
  attrs: { level: 1, textAlign: 'center' },
  content: [texto(text.toUpperCase())],
});
const clausula = (id: string, de: string, text: string, serie?: 'punto') => ({
  type: 'clausula',
  attrs: { id, ...(serie && { serie }), titulo: de },
  content: [{ type: 'paragraph', content: [texto(text)] }],
});
const notario = [
  variable('notario', { formato: 'nombre', mayusculas: true }),
  texto(', '),
  variable('notario', { formato: 'genero', masculino: 'Notario', femenino: 'Notaria' }),
];
const firmaDeCadaUno = {
  type: 'firma',
  attrs: { forma: 'firma', repetir: 'otorgantes', como: 'una' },
  content: [parcial('firmante', 'una')],
};
const firmaDelNotario = {
  type: 'firma',
  attrs: { forma: 'notario' },
  content: [variable('notario', { formato: 'nombre', mayusculas: true })],
};

const otorgantes = {
  clave: 'partes',
  titulo: 'Quién firma',
  preguntas: [
    {
      clave: 'otorgantes',
      etiqueta: '¿Quién firma?',
      tipo: 'lista',
      min: 1,
      max: 10,
      elemento: { clave: 'persona', etiqueta: 'Persona', tipo: 'persona', porOtros: true },
    },
  ],
};
const lugar = { clave: 'lugar', etiqueta: 'Lugar', tipo: 'municipio' };
const fechaDelActo = {
  clave: 'fechaFirma',
  etiqueta: 'Fecha',
  tipo: 'fecha',
  momento: 'firma',
  min: { var: 'ley.firmaDesde' },
  max: { var: 'ley.actoHasta' },
};
const enLugarYFecha = (formato: 'fecha' | 'fechaSolemne') => [
  texto('En '),
  variable('lugar', { formato: 'lugar' }),
  texto(formato === 'fecha' ? ', el ' : ', '),
  variable('fechaFirma', { formato }),
];

const textos: Readonly<Record<ClaseDeDocumentoNuevo, (nombre: string) => TextoInicial>> = {
  documentoPrivado: (nombre) => ({
    entrevista: {
      secciones: [
        otorgantes,
        {
          clave: 'firma',
          titulo: 'Lugar y fecha',
          preguntas: [
            { ...lugar, etiqueta: '¿Dónde se firma?', etiquetaCorta: 'Lugar' },
            {
              clave: 'fechaFirma',
              etiqueta: '¿Qué día se firma?',
              etiquetaCorta: 'Fecha',
              tipo: 'fecha',
              min: { var: 'ley.firmaDesde' },
              max: { var: 'ley.firmaHasta' },
            },
          ],
        },
      ],
    },
    plantilla: plantillaDe(nombre, {}, [
      titulo(nombre),
      parrafo(
        ...enLugarYFecha('fechaSolemne'),
        texto(', '),
        parcial('comparecientes', 'otorgantes'),
        texto(', manifiesta lo siguiente:'),
      ),
      clausula('objeto', 'DEL OBJETO', 'Escriba aquí lo que se acuerda.'),
      { type: 'firmas', content: [firmaDeCadaUno] },
    ]),
  }),
  actaNotarial: (nombre) => ({
    entrevista: {
      secciones: [
        otorgantes,
        {
          clave: 'acta',
          titulo: 'El acta',
          visiblePara: 'notario',
          preguntas: [lugar, fechaDelActo, { clave: 'horaInicio', etiqueta: 'Hora', tipo: 'hora', momento: 'firma' }],
        },
      ],
    },
    plantilla: plantillaDe(nombre, {}, [
      titulo(nombre),
      parrafo(
        ...enLugarYFecha('fecha'),
        texto(', '),
        variable('horaInicio', { formato: 'hora' }),
        texto(', yo, '),
        ...notario,
        texto(', a requerimiento de '),
        parcial('comparecientes', 'otorgantes'),
        texto(', hago constar lo siguiente:'),
      ),
      clausula('objeto', 'DE LO QUE SE HACE CONSTAR', 'Escriba aquí lo que el notario hace constar.', 'punto'),
      { type: 'firmas', content: [firmaDeCadaUno, firmaDelNotario] },
    ]),
  }),
  escrituraPublica: (nombre) => ({
    entrevista: {
      secciones: [
        otorgantes,
        {
          clave: 'elInstrumento',
          titulo: 'El instrumento',
          visiblePara: 'notario',
          preguntas: [
            {
              clave: 'instrumento',
              etiqueta: 'Instrumento',
              tipo: 'grupo',
              momento: 'firma',
              campos: [{ clave: 'numero', etiqueta: 'Número de escritura', tipo: 'numero', min: 1 }],
            },
            lugar,
            fechaDelActo,
          ],
        },
      ],
    },
    plantilla: plantillaDe(nombre, { protocolo: true }, [
      parrafo(
        texto('NÚMERO '),
        variable('instrumento.numero', { formato: 'letras', mayusculas: true }),
        texto(' ('),
        variable('instrumento.numero'),
        texto('). '),
        ...enLugarYFecha('fecha'),
        texto(', ANTE MÍ: '),
        ...notario,
        texto(', comparecen: '),
        parcial('comparecientes', 'otorgantes'),
        texto(`, y otorgan ${nombre.toUpperCase()} contenida en las cláusulas siguientes:`),
      ),
      clausula('objeto', 'DEL OBJETO', 'Escriba aquí lo que se otorga.'),
      { type: 'firmas', content: [firmaDeCadaUno, firmaDelNotario] },
    ]),
  }),
};

function plantillaDe(nombre: string, rest: object, content: readonly object[]): object {
  const pagina = { encabezado: [variable('documento.numero')], pie: [texto(nombre)] };
  return { titulo: nombre, ...rest, pagina, contenido: { type: 'doc', content } };
}

export function textoInicial(clase: ClaseDeDocumentoNuevo, nombre: string): TextoInicial {
  return textos[clase](nombre);
}
