import type { FirmaDeTramite, PropuestaDeFirma } from '@fedatario/contract/acto';
import { type ErrorDeCampo, errorDeCampo } from '@fedatario/contract/base';
import type { Asistente } from '@fedatario/contract/tramite';
import { igualable, type Otorgante } from '@fedatario/document-engine';
import { type PersonaDelActo, quienesFirman } from '../../tramite/minutas/minutas.ts';
import { firmantesPropuestos } from '../../tramite/presencia/presencia.ts';

type Compareciente = FirmaDeTramite['comparecientes'][number];

/**
 * The error in the list of appearing persons, compared with the persons of the case: an unknown party, another person's document,
 * a person listed twice, or a missing signatory. Answers that name nobody are compared with nothing.
 */
export function faltaDeComparecientes(
  comparecientes: readonly Compareciente[],
  personas: readonly PersonaDelActo[],
): ErrorDeCampo | undefined {
  const vistas = new Set<string>();
  for (const [i, uno] of comparecientes.entries()) {
    const clave = igualable(uno.nombre);
    if (vistas.has(clave)) return errorDeCampo(`comparecientes.${i}.nombre`, 'comparecienteRepetido');
    vistas.add(clave);
    const falta = personas.length > 0 ? faltaDe(uno, i, personas) : undefined;
    if (falta) return falta;
  }
  const ausente = quienesFirman(personas).find(({ nombre }) => !vistas.has(igualable(nombre)));
  return ausente && errorDeCampo('comparecientes', 'comparecienteFalta', { nombre: ausente.nombre });
}

function faltaDe(
  { nombre, calidad = 'parte', identificacion, numero }: Compareciente,
  i: number,
  personas: readonly PersonaDelActo[],
): ErrorDeCampo | undefined {
  const suya = personas.find((una) => igualable(una.nombre) === igualable(nombre));
  if (!suya) {
    const dichas = personas.map((una) => una.nombre).join(', ');
    return calidad === 'parte'
      ? errorDeCampo(`comparecientes.${i}.nombre`, 'comparecienteExtrano', { personas: dichas })
      : undefined;
  }
  if (calidad !== 'parte' && (suya.firma === 'firma' || suya.firma === 'huella'))
    return errorDeCampo(`comparecientes.${i}.calidad`, 'comparecienteParte');
  if (numero === null || !suya.documento) return undefined;
  const { tipo, numero: suyo } = suya.documento;
  const mismo = (identificacion === 'dpi') === (tipo === 'DPI') && sinEspacios(numero) === sinEspacios(suyo);
  return mismo ? undefined : errorDeCampo(`comparecientes.${i}.numero`, 'documentoDeOtra', { nombre: suya.nombre });
}

/**
 * The initial values of the form: the signatories of the act, identified as the check-in of its appointment says where it does, and
 * then whoever else came.
 */
export function comparecientesDe(
  personas: readonly PersonaDelActo[],
  asistentes: readonly Asistente[],
): PropuestaDeFirma['comparecientes'] {
  const vinieron = asistentes.flatMap(({ llegada, identificacion, nombre, calidad, numero }) =>
    llegada === 'llego' && identificacion !== null ? [{ nombre, calidad, identificacion, numero }] : [],
  );
  const firmantes = firmantesPropuestos(personas);
  const conocidos = new Set(firmantes.map(({ nombre }) => igualable(nombre)));
  const dicho = new Map(vinieron.map((uno) => [igualable(uno.nombre), uno]));
  const otros = vinieron.filter(({ nombre }) => !conocidos.has(igualable(nombre)));
  return [...firmantes.map((uno) => ({ ...uno, ...dicho.get(igualable(uno.nombre)), nombre: uno.nombre })), ...otros];
}

/** For whom a person of the case signs: themselves, others, or both where they stand on both sides. Who is none of it signs for themselves. */
export function porQuienFirma(
  { nombre }: Pick<Compareciente, 'nombre'>,
  personas: readonly PersonaDelActo[],
): Omit<Otorgante, 'nombre'> {
  const suyas = quienesFirman(personas).filter((una) => igualable(una.nombre) === igualable(nombre));
  const representados = new Map(
    suyas.flatMap(({ representado }) => (representado ? [[representado.nombre, representado] as const] : [])),
  );
  const porSi = suyas.length === 0 || suyas.some(({ representado }) => representado === undefined);
  return { porSi, representados: [...representados.values()] };
}

function sinEspacios(numero: string): string {
  return numero.replace(/[\s-]/g, '').toUpperCase();
}
