import { type Campo, resolver, sinMas } from './campos.ts';
import type { Estilos, Numeral } from './estilos.ts';
import type { Numero } from './numeracion.ts';
import { type Trozo, textoDeTrozos } from './trozos.ts';

/** Parts of a Word file that a template cannot hold, or holds in another way. */
export type Perdida =
  | 'imagenes'
  | 'cambios'
  | 'cuadros'
  | 'notas'
  | 'comentarios'
  | 'encabezados'
  | 'ocultos'
  | 'numeracion'
  | 'campos'
  | 'desplegables'
  | 'celdas'
  | 'otras';

/** The state of the reading of a text, from its first paragraph to its last. */
export interface Lectura {
  readonly estilos: Estilos;
  readonly numerar: (numeral: Numeral) => Numero | undefined;
  readonly perdidas: Set<Perdida>;
  /** The fields that are open, from the outermost; one may go on over several paragraphs. */
  readonly campos: Campo[];
  /** False for a text with a field that never ends: the codes of its fields are left out and the rest is read as it stands. */
  readonly conCampos: boolean;
  /** The pieces of the paragraph that is read. */
  renglon: Trozo[];
}

export function emitir(lectura: Lectura, ...trozos: readonly Trozo[]): void {
  poner(lectura, lectura.campos.length - 1, trozos);
}

/** The result of a field belongs to it; a text in its code (the value that an IF compares) is not seen. */
function poner({ campos, renglon }: Lectura, cual: number, trozos: readonly Trozo[]): void {
  const campo = campos[cual];
  if (!campo) renglon.push(...trozos);
  else if (campo.enResultado) campo.trozos.push(...trozos);
  else campo.codigo += textoDeTrozos(trozos);
}

export function cerrarCampo(lectura: Lectura): void {
  const campo = lectura.campos.pop();
  if (!campo) return;
  const { trozos, pierde } = resolver(campo);
  if (pierde) lectura.perdidas.add(pierde);
  emitir(lectura, ...trozos);
}

/** At the end of a paragraph, fields that go on in the next one write what they have shown. */
export function soltarCampos(lectura: Lectura): void {
  for (let i = lectura.campos.length - 1; i >= 0; i -= 1) {
    const campo = lectura.campos[i];
    if (!campo?.enResultado || campo.trozos.length === 0) continue;
    campo.abierto = true;
    if (!sinMas(campo)) lectura.perdidas.add('campos');
    poner(lectura, i - 1, campo.trozos.splice(0));
  }
}
