import type { ClaseDeActo } from '@fedatario/contract/acto';
import type { Calidad, Identificacion } from '@fedatario/contract/tramite';
import { comparecienteDicho, type Otorgante } from '@fedatario/document-engine';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import type { ActaImpresa } from '../../services/pdf/pdf.ts';

const CLASES: Readonly<Record<ClaseDeActo, string>> = {
  escrituraPublica: 'Escritura pública',
  actaNotarial: 'Acta notarial',
  legalizacionFirmas: 'Legalización de firmas',
  legalizacionFotocopias: 'Legalización de fotocopias',
  protocolacion: 'Protocolación',
  documentoPrivado: 'Documento privado',
};
/** Capacities in which a person appears who is no party. */
const CALIDADES: Readonly<Record<Exclude<Calidad, 'parte'>, string>> = {
  testigo: 'testigo',
  interprete: 'intérprete',
  traductor: 'traductor',
};
const IDENTIFICACIONES: Readonly<Record<Identificacion, string>> = {
  dpi: 'Se identificó con su DPI',
  pasaporte: 'Se identificó con su pasaporte',
  conocido: 'Es persona conocida del notario',
  testigos: 'La identificaron dos testigos conocidos',
};

interface Compareciente extends Otorgante {
  readonly calidad: Calidad;
  readonly identificacion: Identificacion;
}

/** The name of an appearing person in the register and the razón: a party with those for whom they sign, anybody else with their capacity. */
export function nombreDe({ calidad, ...persona }: Otorgante & Pick<Compareciente, 'calidad'>): string {
  return calidad === 'parte' ? comparecienteDicho(persona) : `${persona.nombre} (${CALIDADES[calidad]})`;
}

interface Acto {
  readonly titulo: string;
  readonly numero: string;
  readonly nombre: string;
  readonly notario: string;
  readonly clase: ClaseDeActo;
  readonly instrumento: string | null;
  readonly lugar: string;
  readonly fecha: string;
  readonly hojas: number;
  readonly folios: string | null;
  readonly comparecientes: readonly Compareciente[];
  readonly escaneo: ActaImpresa['hojas'];
  /** The text that the customer approved; undefined when there was none to approve. */
  readonly texto: { readonly version: number; readonly sha256: Buffer; readonly aprobadaEn: Date } | undefined;
}

/**
 * The pages of a delivered act. Persons who appeared are given with their name and how they were identified, never a number.
 */
export function actaDe(acto: Acto): ActaImpresa {
  const { titulo, numero, nombre, notario, clase, instrumento, lugar, fecha, hojas, folios, escaneo, texto } = acto;
  const donde = `${lugar}, ${diaEscrito(fecha)}`;
  return {
    plantilla: 'acta',
    titulo,
    hojas: escaneo,
    razon: {
      titulo: 'Razón de entrega',
      notario,
      datos: [
        ['Documento', nombre],
        ['Trámite', numero],
        ['Clase', CLASES[clase]],
        ...(instrumento === null ? [] : [['Instrumento número', instrumento] as const]),
        ['Lugar y fecha', donde],
        ['Hojas de papel', String(hojas)],
        ...(folios === null ? [] : [['Folios', folios] as const]),
        ...(texto ? aprobado(texto) : []),
      ],
      comparecientes: acto.comparecientes.map((persona) => [
        nombreDe(persona),
        IDENTIFICACIONES[persona.identificacion],
      ]),
      fin: `${escaneo.length === 1 ? 'La página anterior reproduce' : `Las ${escaneo.length} páginas anteriores reproducen`} el acto como se firmó. El original se conserva según la ley. Cualquier cambio en este archivo se nota al comprobar su firma o en la página que dice su pie.`,
    },
  };
}

/** The text that was approved can be told apart from any other by its hash, which the customer has seen. */
function aprobado({ version, sha256, aprobadaEn }: NonNullable<Acto['texto']>): [string, string][] {
  return [
    ['Texto aprobado', `Versión ${version}, el ${diaEscrito(diaLocal(aprobadaEn))}`],
    ['Huella del texto', sha256.toString('hex').replace(/.{16}(?=.)/g, '$& ')],
  ];
}
