import { isObjeto, type Objeto } from '../base/json.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { alcanceDelLimite, type HojaVisible } from '../entrevista/revision.ts';
import { type Logica, variables } from '../logica/logica.ts';
import { alguno } from '../modelo/inventos.ts';
import { answersBehind } from '../plantilla/alcance.ts';
import { conRespuesta } from './arbol.ts';
import { inventar } from './inventar.ts';
import type { Meta } from './metas.ts';
import type { Borrador, Obra } from './obra.ts';

const TANTEOS = 40;

/** Drafts in which some answers are changed at random among those that the conditions of a goal read. */
export function* tanteosDe(meta: Meta, partida: Objeto, { taller }: Obra): Generator<Borrador> {
  const { entrevista, contexto, azar, inventos } = taller;
  const { datos, hojas } = evaluarEntrevista(entrevista, partida, { contexto, rol: 'notario' });
  const leidas = leidasPor(meta, hojas, entrevista);
  for (let n = 0; n < TANTEOS && leidas.length > 0; n += 1) {
    let respuestas = partida;
    const fijas = new Set<string>();
    for (let k = 0; k <= n % 3; k += 1) {
      const { ruta, pregunta } = alguno(leidas, azar);
      const entorno = {
        hoy: contexto.hoy,
        alcance: () => alcanceDelLimite(datos, ruta),
        sexo: 'F',
        azar,
        inventos,
      } as const;
      const before = valueAt(respuestas, ruta);
      const vez = Math.floor(azar() * 14);
      const valor = pregunta.tipo === 'lista' ? otraLista(before, vez) : inventar(pregunta, vez, entorno);
      respuestas = conRespuesta(respuestas, ruta, valor);
      fijas.add(ruta);
    }
    yield { respuestas, fijas };
  }
}

/** The questions that are seen and that the rules read, those that a rule names inside a list before all the others. */
function leidasPor(meta: Meta, hojas: readonly HojaVisible[], entrevista: Obra['taller']['entrevista']): HojaVisible[] {
  const rules = meta.exigencias.flatMap(({ todas, ninguna }) => [...todas, ...ninguna]);
  const behind = rules.flatMap(variables).flatMap((name) => answersBehind(name, entrevista));
  const derived = entrevista.definicion.derivados?.map(({ valor }) => valor) ?? [];
  const inside = new Set([...rules, ...derived].flatMap(nombresDe));
  const read = hojas.filter(({ ruta }) => [meta.lugar, ...behind].some((path) => `${ruta}.`.startsWith(`${path}.`)));
  const named = read.filter(({ ruta }) => inside.has(ruta.split('.').at(-1) ?? ''));
  return named.length > 0 ? named : read;
}

/** Every name that a rule says, those of the items of a list too. */
function nombresDe(rule: Logica): string[] {
  if (Array.isArray(rule)) return rule.flatMap(nombresDe);
  if (!isObjeto(rule)) return [];
  return Object.entries(rule).flatMap(([operador, args]) => {
    const [name] = Array.isArray(args) ? args : [args];
    return operador === 'var' && typeof name === 'string' ? name.split('.').slice(-1) : nombresDe(args as Logica);
  });
}

function otraLista(before: unknown, vez: number): unknown[] {
  const items: unknown[] = Array.isArray(before) ? before : [];
  return vez % 2 === 0 ? [...items, {}] : items.slice(0, -1);
}
