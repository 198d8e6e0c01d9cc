import { DIA } from './dias.ts';
import type { Evento, Instancia } from './evento.ts';
import { comoEn, type Hora, instanteDe, type Largo, type Lector } from './horas.ts';
import { tiemposDe } from './repetir.ts';

/** A stretch of time, in milliseconds. */
export interface Tramo {
  readonly inicio: number;
  readonly fin: number;
}

/** All stretches that the events of one calendar take near a window: each event, and each occurrence of those that recur. */
export function* tramosDe(eventos: readonly Evento[], lector: Lector, ventana: Tramo): Generator<Tramo> {
  const cambios = Map.groupBy(
    eventos.filter(({ uid, sustituye }) => uid !== '' && sustituye),
    ({ uid }) => uid,
  );
  for (const evento of eventos) {
    if (evento.sustituye) {
      if (evento.ocupa) yield tramoDe(evento.inicio, evento.largo, evento.margen);
    } else yield* serieDe(evento, cambios.get(evento.uid) ?? [], lector, ventana);
  }
}

/** A change of an occurrence, with the instant of the occurrence that it stands for. */
interface Cambio {
  readonly evento: Evento;
  readonly en: number;
}

function* serieDe(serie: Evento, otras: readonly Evento[], lector: Lector, ventana: Tramo): Generator<Tramo> {
  const enSerie = (hora: Hora) => instanteDe(comoEn(serie.inicio, hora, lector));
  const cambios = otras.flatMap((evento) => (evento.sustituye ? { evento, en: enSerie(evento.sustituye) } : []));
  const desde = cambios.filter(({ evento }) => evento.enAdelante).sort((a, b) => b.en - a.en);
  if (!serie.ocupa && !desde.some(({ evento }) => evento.ocupa)) return;
  const fuera = new Set([...serie.quitadas.map(enSerie), ...cambios.map(({ en }) => en)]);
  for (const { inicio, largo } of instanciasDe(serie, lector, ampliada(ventana, serie, desde))) {
    const en = instanteDe(inicio);
    if (fuera.has(en)) continue;
    fuera.add(en);
    const cambio = desde.find((uno) => uno.en <= en);
    if (cambio) yield* movida(cambio, en);
    else if (serie.ocupa) yield tramoDe(inicio, largo, serie.margen);
  }
}

/** An occurrence after a change of all that follow: as far from the new beginning as it was from the old one, by the new one's clock. */
function* movida({ evento: { inicio, largo, margen, ocupa }, en }: Cambio, instante: number): Generator<Tramo> {
  if (!ocupa) return;
  const { zona, local } = inicio;
  yield tramoDe({ ...inicio, local: local + zona.local(instante) - zona.local(en) }, largo, margen);
}

/** The window of the clock in which an occurrence may begin and yet take time of the given one. */
function ampliada(ventana: Tramo, serie: Evento, desde: readonly Cambio[]): Tramo {
  const largos = [serie, ...serie.agregadas, ...desde.map(({ evento }) => evento)].map(({ largo }) => enMs(largo));
  const corridas = desde.map(({ evento, en }) => Math.abs(instanteDe(evento.inicio) - en));
  const mas = Math.max(0, ...largos) + Math.max(0, ...corridas) + serie.margen + 2 * DIA;
  return { inicio: ventana.inicio - mas, fin: ventana.fin + mas };
}

/** The occurrences of a series before any change, its beginning first: it is one of them whatever the rules say. */
function* instanciasDe(serie: Evento, lector: Lector, cerca: Tramo): Generator<Instancia> {
  const { inicio, largo } = serie;
  yield serie;
  for (const { regla, hasta } of serie.reglas)
    for (const local of tiemposDe(regla, { inicio: inicio.local, fin: Math.min(hasta, cerca.fin) }, lector.pasos))
      if (local >= cerca.inicio) yield { inicio: { ...inicio, local }, largo };
  for (const agregada of serie.agregadas) yield { ...agregada, inicio: comoEn(inicio, agregada.inicio, lector) };
}

/** Days of the calendar end at the hour of the clock they began at; what is doubtful is taken as widely as it may be. */
export function tramoDe({ local, zona }: Hora, { dias, ms }: Largo, margen = 0): Tramo {
  const mas = Math.max(margen, zona.margen);
  return { inicio: zona.instante(local) - mas, fin: zona.instante(local + dias * DIA) + ms + mas };
}

function enMs({ dias, ms }: Largo): number {
  return dias * DIA + ms;
}
