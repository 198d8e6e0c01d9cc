import { hueco } from './trozos.ts';
import { type Elemento, elementos, hijo, hijosDe, interruptor, textoDe, todos, valor } from './xml.ts';

/** Contents of a content control as they are to be read. Source: ECMA-376, part 1, 17.5.2. */
interface Control {
  readonly contenido: Elemento;
  readonly desplegable: boolean;
}

const CASILLAS = { true: '☑', false: '☐' } as const;

/** One that nobody filled in is a blank with its name; a check box is its sign. */
export function controlDe(sdt: Elemento): Control {
  const propiedades = hijo(sdt, 'sdtPr');
  const contenido = hijo(sdt, 'sdtContent') ?? { nombre: 'sdtContent', attrs: {}, hijos: [] };
  const desplegable = Boolean(hijo(propiedades, 'dropDownList') ?? hijo(propiedades, 'comboBox'));
  const casilla = hijo(propiedades, 'checkbox');
  if (casilla) {
    const sign = CASILLAS[`${interruptor(casilla, 'checked') ?? false}`];
    return { contenido: conTexto(contenido, sign), desplegable: false };
  }
  const pide = interruptor(propiedades, 'showingPlcHdr') ?? false;
  const nombre = valor(propiedades, 'alias') ?? valor(propiedades, 'tag') ?? '';
  const escrito = todos(contenido, 't').map(textoDe).join('');
  if (pide || (nombre !== '' && escrito === '' && todos(contenido, 'drawing').length === 0))
    return { contenido: conTexto(contenido, hueco(nombre === '' ? escrito : nombre)), desplegable: false };
  return { contenido, desplegable };
}

/** The same contents with that text in the place of all their words; their first letters give its look. */
function conTexto(contenido: Elemento, texto: string): Elemento {
  let puesto = false;
  const nuevo = (corrida?: Elemento): Elemento => {
    puesto = true;
    const look = hijosDe(corrida, 'rPr').map((rPr) => ({ ...rPr, hijos: rPr.hijos.filter((one) => !esEstilo(one)) }));
    return { nombre: 'r', attrs: {}, hijos: [...look, { nombre: 't', attrs: {}, hijos: [texto] }] };
  };
  const sin = (at: Elemento): Elemento => ({
    ...at,
    hijos: elementos(at).flatMap((one) => {
      if (one.nombre !== 'r') return [sin(one)];
      return puesto ? [] : [nuevo(one)];
    }),
  });
  const made = sin(contenido);
  if (puesto) return made;
  const parrafo = todos(made, 'p')[0];
  (parrafo ?? made).hijos.push(nuevo());
  return made;
}

/** The look of a prompt belongs to the prompt. */
function esEstilo(one: Elemento | string): boolean {
  return typeof one === 'object' && ['rStyle', 'vanish'].includes(one.nombre);
}
