import { type EntrevistaCompilada, jurisdiccionDe } from '../entrevista/compilada.ts';
import { etiquetaDelSistema } from '../entrevista/contexto.ts';
import { etiquetaDe, staticPath } from '../entrevista/ruta.ts';
import type { LugarDelActo } from '../modelo/documento.ts';
import type { Impreso } from '../modelo/formato.ts';
import type { Como } from '../modelo/plantilla.ts';
import { findDerivado } from './alcance.ts';
import type { Resolucion } from './resolucion.ts';

type Impresion = Pick<Resolucion, 'plantilla' | 'entrevista' | 'formatos' | 'datos'>;

/** Prints the value of a variable in the format it names, or else in that of its question's type. */
export function imprimir(
  { ruta, valor, como }: { ruta: string; valor: unknown; como: Como },
  { plantilla, entrevista, formatos, datos }: Impresion,
): Impreso {
  if (valor === undefined || valor === null) return { falta: ruta };
  const pregunta = entrevista.indice.get(staticPath(ruta))?.pregunta;
  const tipo = pregunta?.tipo ?? findDerivado(ruta, entrevista)?.tipo;
  const usual = tipo === undefined || tipo === 'abonos' ? undefined : plantilla.jurisdiccion.formatoPorTipo[tipo];
  const formato = formatos[como.formato ?? usual ?? 'texto'];
  if (formato === undefined) return { falta: ruta };
  const { moneda } = jurisdiccionDe(entrevista, datos);
  const enProtocolo = plantilla.protocolo === true;
  const impreso = formato({ valor, ruta, pregunta, attrs: { ruta, ...como }, datos, moneda, enProtocolo });
  if (!como.mayusculas || 'falta' in impreso) return impreso;
  return { ...impreso, texto: impreso.texto.toLocaleUpperCase('es') };
}

/**
 * The member that marks a variable as a place of the act, when the answers it reads are the notary's or the notary's own data; else none.
 * An age reads the day of the signing, so it is one too, but is not left blank until then.
 */
export function lugarDelActo(
  ruta: string,
  como: Como,
  leidas: readonly string[],
  entrevista: EntrevistaCompilada,
): { acto?: LugarDelActo } {
  const campo = entrevista.indice.get(staticPath(ruta));
  const isOfNotary = (path: string) =>
    path.split('.')[0] === 'notario' || entrevista.indice.get(staticPath(path))?.paraNotario === true;
  if (![ruta, ...leidas].some(isOfNotary)) return {};
  const etiqueta = etiquetaDe(entrevista, ruta) ?? etiquetaDelSistema(ruta) ?? ruta;
  return { acto: { ruta, etiqueta, alFirmar: campo?.alFirmar ?? false, como } };
}
