import { CONTEXTO_DEL_EJEMPLO, diasEntre, type Entrevista, parseDia, sumarDias } from '@fedatario/document-engine';
import { fichas, textoDeEjemplo } from '../../catalogo/surtido/surtido.ts';
import { type Gente, nombreDe } from './gente.ts';

type Objeto = Readonly<Record<string, unknown>>;

/** Answers by the key of their question. */
export type Respuestas = Readonly<
  Record<string, string | number | boolean | unknown[] | Record<string, unknown> | null>
>;

/** The company that the examples of the engine name. */
const EMPRESA = 'Inversiones El Quetzal, Sociedad Anónima';

/**
 * Answers of a customer in a document: a case of the engine's examples, with its days as far from today as they were, and its people
 * changed for these, the first of them first. What only its notary answers is left out.
 */
export function respuestasDe(slug: string, caso: string, hoy: string, personas: readonly Gente[]): Respuestas {
  const { entrevista, respuestasDeMuestra } = textoDeEjemplo(slug, caso);
  const { secciones } = entrevista as Pick<Entrevista, 'secciones'>;
  const deNotario = secciones.flatMap(({ visiblePara, preguntas }) => (visiblePara ? preguntas : []));
  const ajenas = new Set(deNotario.map(({ clave }) => clave));
  const suyas = Object.entries(respuestasDeMuestra as Objeto).filter(([clave]) => !ajenas.has(clave));
  return conPersonas(enOtroDia(Object.fromEntries(suyas), hoy), personas) as Respuestas;
}

/** Answers of a customer about a gestión. */
export function respuestasDeGestion(slug: string, hoy: string, titular: Gente): Respuestas {
  const ficha = fichas.find((una) => una.slug === slug);
  if (!ficha || !('respuestas' in ficha)) throw new Error(`No hay gestión «${slug}».`);
  const { nombres, apellidos, cui, email: correo, nit } = titular;
  const suyo: Objeto = { nombres, apellidos, cui, correo, nitComprador: nit, nit };
  const respuestas = Object.entries(enOtroDia(ficha.respuestas, hoy));
  return Object.fromEntries(respuestas.map(([clave, valor]) => [clave, suyo[clave] ?? valor])) as Respuestas;
}

function enOtroDia(respuestas: Objeto, hoy: string): Objeto {
  const dias = diasEntre(CONTEXTO_DEL_EJEMPLO.hoy, hoy);
  return copia(respuestas, (valor) =>
    typeof valor === 'string' && parseDia(valor).ok ? sumarDias(valor, dias) : valor,
  );
}

/** The people of an example are told apart by their CUI; who has none keeps their name. */
function conPersonas(respuestas: Objeto, personas: readonly Gente[]): Objeto {
  const papeles = new Map<string, Gente>();
  const nombres = new Map<string, string>([[EMPRESA, empresaDe(personas)]]);
  copia(respuestas, (valor) => {
    const { cui, ...una } = Object(valor) as Partial<Gente>;
    const otra = personas[papeles.size];
    if (cui === undefined || papeles.has(cui) || !otra) return valor;
    papeles.set(cui, otra);
    if (una.nombres && una.apellidos) nombres.set(`${una.nombres} ${una.apellidos}`, nombreDe(otra));
    return valor;
  });
  return copia(respuestas, (valor) => {
    if (typeof valor === 'string') return conOtrosNombres(valor, nombres);
    const otra = papeles.get(String((Object(valor) as Partial<Gente>).cui));
    return otra ? vestida(valor as Objeto, otra) : valor;
  });
}

/** The answers of one person of an example with those of another, of which only what was asked is said. */
function vestida(antes: Objeto, { nombres, apellidos, sexo, cui, fechaNacimiento, profesion, lugar }: Gente): Objeto {
  const suyo = { nombres, apellidos, sexo, cui, fechaNacimiento, profesion };
  const domicilio = { domicilioDepartamento: lugar.municipio.slice(0, 2) };
  const conocido = Object.entries({ ...suyo, ...domicilio }).filter(([clave]) => clave in antes);
  return { ...antes, ...Object.fromEntries(conocido) };
}

function conOtrosNombres(texto: string, nombres: ReadonlyMap<string, string>): string {
  return [...nombres].reduce((antes, [uno, otro]) => antes.replaceAll(uno, otro), texto);
}

const empresaDe = (personas: readonly Gente[]): string =>
  `${personas.find(({ empresa }) => empresa)?.empresa ?? 'Inversiones El Quetzal'}, Sociedad Anónima`;

/** A copy in which each value is what that makes of it, from the innermost to the whole. */
function copia(respuestas: Objeto, hacer: (valor: unknown) => unknown): Objeto {
  return JSON.parse(JSON.stringify(respuestas), (_, valor: unknown) => hacer(valor)) as Objeto;
}
