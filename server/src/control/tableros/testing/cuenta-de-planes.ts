import assert from 'node:assert/strict';
import { movimientosDePlanes, type TableroDeSuscripciones } from '@fedatario/contract/control';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { type Dias, entran } from './cuenta-llana.ts';

/** An event of a customer. */
interface Hecho {
  readonly cliente: string;
  readonly en: Date;
  /** Centavos a month from then on; zero when a subscription ended. */
  readonly mrr: number;
}

interface Cargo {
  readonly cliente: string;
  readonly en: Date;
  readonly periodo: string;
  readonly precio: number;
}

/** Every event that the movements of plans are made of, read by the plainest SQL, in order. */
export async function leerPlanes(db: Db): Promise<Hecho[]> {
  const query = async <Row>(texto: string) => (await sql.raw<Row>(texto).execute(db)).rows;
  const fines = await query<Hecho>(
    `select id_usuario as cliente, cancelada_en as en, 0 as mrr from suscripciones where estado = 'cancelada' and vuelta > 0`,
  );
  const cargos = await query<Cargo>(
    `select s.id_usuario as cliente, g.aplicado_en as en, g.periodo, g.precio
    from suscripcion_cargos g join suscripciones s using (id_suscripcion) where g.estado = 'aplicado' order by g.id_factura`,
  );
  const pagos = cargos.map(({ periodo, precio, ...cargo }) => ({
    ...cargo,
    mrr: periodo === 'anual' ? Math.round(precio / 12) : precio,
  }));
  return [...fines, ...pagos].toSorted((a, b) => a.en.getTime() - b.en.getTime());
}

type Clase = (typeof movimientosDePlanes)[number];

/** Each event with what it was, and by how much it changed what its customer was worth. */
function movimientosDe(hechos: readonly Hecho[]) {
  const valor = new Map<string, number>();
  return hechos.flatMap(({ cliente, en, mrr }) => {
    const antes = valor.get(cliente);
    valor.set(cliente, mrr);
    return antes === mrr ? [] : [{ en, clase: claseDe(antes, mrr), cambio: mrr - (antes ?? 0) }];
  });
}

function claseDe(antes: number | undefined, mrr: number): Clase {
  if (mrr === 0) return 'bajas';
  if (antes === undefined) return 'nuevas';
  if (antes === 0) return 'reactivadas';
  return mrr > antes ? 'expansion' : 'contraccion';
}

/** The customers worth something by their last event until the end of a day, and how much. */
function vigentesAl(hechos: readonly Hecho[], hasta: string | undefined) {
  const entra = entran(hasta === undefined ? {} : { hasta });
  const ultimos = new Map(hechos.filter(({ en }) => entra(en)).map(({ cliente, mrr }) => [cliente, mrr]));
  const vivos = [...ultimos.values()].filter((mrr) => mrr > 0);
  return { cantidad: vivos.length, mrr: vivos.reduce((total, mrr) => total + mrr, 0) };
}

const visperaDe = (dia: string) => new Date(Date.parse(dia) - 86_400_000).toISOString().slice(0, 10);

/** Both ends, each movement and each point of a period are what each customer's events say, to the centavo. */
export function compararPlanes(tablero: TableroDeSuscripciones, hechos: readonly Hecho[], dias: Dias): void {
  const { desde, hasta } = dias;
  assert.deepEqual(
    [tablero.inicio, tablero.fin],
    [desde === undefined ? { cantidad: 0, mrr: 0 } : vigentesAl(hechos, visperaDe(desde)), vigentesAl(hechos, hasta)],
  );
  const suyos = movimientosDe(hechos).filter(({ en }) => entran(dias)(en));
  for (const clase of movimientosDePlanes) {
    const cambios = suyos.filter((uno) => uno.clase === clase).map(({ cambio }) => cambio);
    const mrr = cambios.reduce((total, cambio) => total + cambio, 0);
    assert.deepEqual(tablero.movimientos[clase], { cantidad: cambios.length, mrr }, clase);
  }
  for (const { dia, activas, mrr } of tablero.puntos) {
    const fin = tablero.porMes ? `${dia.slice(0, 7)}-31` : dia;
    const valor = vigentesAl(hechos, [fin, hasta ?? fin].toSorted()[0]);
    assert.deepEqual({ cantidad: activas, mrr }, valor, dia);
  }
}
