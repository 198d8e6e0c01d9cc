import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  deberesCumplidos,
  deberesPendientes,
  type EstadoDePropuesta,
  propuestasPendientes,
} from '@fedatario/contract/acto';
import { borradoresDescartados } from '@fedatario/contract/borrador';
import { estadosEnVenta, estadosSinVender } from '@fedatario/contract/catalogo';
import {
  cargosAplicados,
  cargosPorPagar,
  comprobantesAceptados,
  comprobantesPorRevisar,
  comprobantesRechazados,
  dtesPorCertificar,
  dtesValidos,
  type EstadoDeCargo,
  estadosPagoCobrado,
  estadosPagoVivo,
  estadosSinDecidir,
  facturasPorPagar,
  facturasSinPagar,
  reembolsosDevueltos,
  reembolsosPorDevolver,
  reembolsosSinDinero,
  suscripcionesTerminadas,
} from '@fedatario/contract/compra';
import { type EstadoDeCopia, respaldosCompletos, respaldosFallidos } from '@fedatario/contract/control';
import {
  esperasOfrecidas,
  esperasVivas,
  estadosAcordablesDeCita,
  estadosAcordadosDeCita,
  estadosDeSolicitud,
  estadosEnDudaDeCita,
  estadosGuardadosDeCita,
  estadosPorConfirmarDeCita,
  estadosSoltadosDeCita,
  estadosVivosDeCita,
  hechosDeSolicitud,
  maquinaDeRequisito,
  requisitosAceptados,
  solicitudesQueVuelven,
  tramitesPorEntregar,
} from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/database.ts';

const { pools, drop } = await createTestDatabase();
after(drop);

const copias = (...estados: readonly EstadoDeCopia[]) => estados;
const propuestas = (...estados: readonly EstadoDePropuesta[]) => estados;
const cargos = (...estados: readonly EstadoDeCargo[]) => estados;

/** The sets of states that the database names in partial indexes and in checks of several columns, with the set that each of them is. */
const conjuntos: Readonly<Record<string, readonly (readonly string[])[]>> = {
  borradores: [borradoresDescartados],
  citas: [
    estadosVivosDeCita,
    estadosAcordablesDeCita,
    estadosGuardadosDeCita,
    estadosPorConfirmarDeCita,
    estadosAcordadosDeCita,
    estadosEnDudaDeCita,
    estadosSoltadosDeCita,
  ],
  comprobantes: [
    comprobantesPorRevisar,
    comprobantesAceptados,
    comprobantesRechazados,
    [...comprobantesAceptados, ...comprobantesRechazados],
  ],
  copias: [copias('lista'), copias('preparando')],
  deberes: [deberesPendientes, deberesCumplidos],
  dtes: [dtesPorCertificar, [...dtesValidos, 'anulada']],
  esperas_de_citas: [esperasVivas, esperasOfrecidas],
  facturas: [facturasPorPagar, facturasSinPagar],
  marca_propuestas: [propuestasPendientes, propuestas('confirmada'), propuestas('negada')],
  pagos: [estadosPagoVivo, estadosPagoCobrado],
  planes: [estadosSinVender],
  productos: [estadosEnVenta],
  reembolsos: [
    [...estadosSinDecidir, ...reembolsosSinDinero],
    [...estadosSinDecidir, 'retirado'],
    reembolsosPorDevolver,
    reembolsosDevueltos,
  ],
  requisitos: [
    requisitosAceptados,
    ['pendiente'],
    maquinaDeRequisito.estados.filter((estado) => estado === 'rechazado' || estado === 'dispensado'),
  ],
  respaldos: [respaldosCompletos, respaldosFallidos],
  solicitudes: [solicitudesQueVuelven, tramitesPorEntregar],
  suscripcion_cargos: [cargosAplicados, cargosPorPagar, cargos('anulado')],
  suscripciones: [suscripcionesTerminadas],
};

const escrito = (tabla: string, estados: readonly string[]) => `${tabla}: ${[...estados].sort().join(', ')}`;

/** Each set of states in a condition of the database on a column `estado`, beside the list of all its words. */
async function enLaBase(): Promise<Set<string>> {
  const { rows } = await sql<{ tabla: string; expresion: string }>`
    select t.relname as tabla, pg_get_expr(i.indpred, i.indrelid) as expresion
    from pg_index i join pg_class t on t.oid = i.indrelid
    where i.indpred is not null and t.relnamespace = 'public'::regnamespace
    union all
    select t.relname, pg_get_expr(c.conbin, c.conrelid)
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'c' and array_length(c.conkey, 1) > 1 and t.relnamespace = 'public'::regnamespace`.execute(
    pools.db,
  );
  const condicion = /\bestado (?:=|<>) (?:(?:ANY|ALL) \(ARRAY\[([^\]]*)\]|('[^']*'))/g;
  return new Set(
    rows.flatMap(({ tabla, expresion }) =>
      [...expresion.matchAll(condicion)].map(([, lista, una]) =>
        escrito(
          tabla,
          [...(lista ?? una ?? '').matchAll(/'([^']*)'/g)].map(([, palabra]) => palabra ?? ''),
        ),
      ),
    ),
  );
}

test('los índices parciales y las comprobaciones de la base de datos nombran los conjuntos de las máquinas, y ningún otro', async () => {
  const hay = await enLaBase();
  const declarados = new Set(
    Object.entries(conjuntos).flatMap(([tabla, suyos]) => suyos.map((estados) => escrito(tabla, estados))),
  );
  const sinDeclarar = [...hay].filter((uno) => !declarados.has(uno)).sort();
  const sinBase = [...declarados].filter((uno) => !hay.has(uno)).sort();
  assert.deepEqual({ sinDeclarar, sinBase }, { sinDeclarar: [], sinBase: [] });
});

test('el grupo de una solicitud, que la base de datos calcula, es de quien le toca según su máquina', async () => {
  const { rows: columnas } = await sql<{ expresion: string }>`
    select pg_get_expr(d.adbin, d.adrelid) as expresion
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid = 'solicitudes'::regclass and a.attname = 'grupo'`.execute(pools.db);
  const [columna] = columnas;
  assert.ok(columna);
  const { rows } = await sql<{ estado: (typeof estadosDeSolicitud)[number]; grupo: string }>`
    select estado, ${sql.raw(columna.expresion)} as grupo from unnest(${[...estadosDeSolicitud]}::text[]) as estado`.execute(
    pools.db,
  );
  assert.equal(rows.length, estadosDeSolicitud.length);
  for (const { estado, grupo } of rows) {
    const { agente, reloj } = hechosDeSolicitud[estado];
    const suyo = agente === 'cliente' ? 'cliente' : reloj === 'detenido' ? 'finalizado' : 'oficina';
    assert.equal(grupo, suyo, estado);
  }
});
