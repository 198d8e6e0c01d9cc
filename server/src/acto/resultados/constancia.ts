import { diaEscrito } from '../../services/hora-local.ts';
import type { ConstanciaImpresa } from '../../services/pdf/pdf.ts';

interface Resultado {
  readonly nombre: string;
  readonly nombreCompleto: string;
  readonly numero: string | null;
  readonly folio: string | null;
  readonly libro: string | null;
  readonly resueltaEl: string;
  readonly venceEl: string | null;
}

interface Entregado {
  /** Number of the gestión, as it is printed. */
  readonly gestion: string;
  readonly empresa: string;
  readonly archivos: readonly { readonly nombre: string; readonly bytes: number; readonly sha256: Buffer }[];
  readonly presentado: readonly {
    readonly institucion: string;
    readonly numero: string;
    readonly presentadaEl: string;
  }[];
}

type Dato = readonly [string, string];

/**
 * The statement of a delivered result. It attests what the platform delivered, by the hashes of the files, and nothing of what they say:
 * only the institution certifies its own records.
 */
export function constanciaDe(
  resultado: Resultado,
  { gestion, empresa, archivos, presentado }: Entregado,
): ConstanciaImpresa {
  const { nombre, nombreCompleto, numero, folio, libro, resueltaEl, venceEl } = resultado;
  return {
    plantilla: 'constancia',
    titulo: 'Constancia de resultado de una gestión',
    inicio: `${empresa} hace constar que los archivos descritos abajo son los que la institución entregó como resultado de esta gestión, tal como los recibió y los entregó a su cliente.`,
    datos: escritos([
      ['Gestión', gestion],
      ['Servicio', nombre],
      ['Cliente', nombreCompleto],
      ['Número', numero],
      ['Folio', folio],
      ['Libro', libro],
      ['Resuelta el', diaEscrito(resueltaEl)],
      ['Vale hasta el', venceEl && diaEscrito(venceEl)],
    ]),
    presentaciones: presentado.map(({ institucion, numero: dado, presentadaEl }) => [
      institucion,
      `Número ${dado}, ${diaEscrito(presentadaEl)}`,
    ]),
    archivos: archivos.map(({ nombre: archivo, bytes, sha256 }) => ({
      nombre: archivo,
      peso: `${bytes.toLocaleString('es-GT')} bytes`,
      huella: `SHA-256 ${sha256.toString('hex')}`,
    })),
    fin: 'Esta constancia no sustituye a lo que la institución expidió ni certifica su contenido. Un archivo que cambie en un solo byte tiene otra huella y ya no es el que se entregó.',
  };
}

function escritos(datos: readonly (readonly [string, string | null])[]): Dato[] {
  return datos.flatMap(([nombre, valor]) => (valor ? [[nombre, valor] as const] : []));
}
