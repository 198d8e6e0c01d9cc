import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { conRespuestas, createPorFirmar } from '../../../acto/firmas/testing/firmas.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { personasDelActo } from '../../../tramite/minutas/minutas.ts';
import { verificar } from '../verificacion.ts';

const { database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const rotas = async (about: RegExp) => {
  const promesas = (await verificar(db, new Date())).filter(({ promesa }) => about.test(promesa));
  assert.equal(promesas.length, 1);
  return promesas.flatMap(({ faltas }) => faltas);
};
const firmadaEn = new Date('2026-01-15T16:00:00Z');

interface Plantada {
  readonly instrumento: string;
  readonly fecha: string;
  readonly folios?: readonly [number, number];
  /** Outside of the protocol, as acts with a repeated number were before there was one. */
  readonly suelta?: boolean;
}

/** Inserts a signed act directly, with values that no call would accept. */
async function plantar(julia: CreatedUsuario, { instrumento, fecha, folios = [1, 1], suelta = false }: Plantada) {
  const { idSolicitud } = await createPorFirmar(db, julia);
  const { idUsuario: idNotario } = julia;
  const acto = {
    clase: 'escrituraPublica',
    instrumento,
    lugar: 'Guatemala',
    fecha,
    hojas: 1,
    folios: folios.join('-'),
  } as const;
  await db
    .insertInto('firmas')
    .values({ ...acto, idSolicitud, idNotario, firmadaEn })
    .execute();
  if (suelta) return idSolicitud;
  await sql`insert into protocolos values (${idNotario}) on conflict do nothing`.execute(db);
  const fila = { idInstrumento: uuidv7(), idNotario, anio: Number(fecha.slice(0, 4)), numero: Number(instrumento) };
  const [folioDesde, folioHasta] = folios;
  const anotada = {
    origen: 'tramite',
    fecha,
    folioDesde,
    folioHasta,
    anotadoPor: idNotario,
    anotadoEn: new Date(),
  } as const;
  await db
    .insertInto('protocoloInstrumentos')
    .values({ ...fila, ...anotada, idSolicitud })
    .execute();
  return idSolicitud;
}
const notario = (nombreCompleto: string) => createUsuario(db, { rol: 'notario', nombreCompleto });

test('números repetidos y con saltos se nombran', async () => {
  assert.deepEqual(await rotas(/que nadie más usó/), []);
  const julia = await notario('Julia Repite');
  await plantar(julia, { instrumento: '12', fecha: '2026-01-15' });
  await plantar(julia, { instrumento: '12', fecha: '2026-01-15', suelta: true });
  await plantar(julia, { instrumento: '20', fecha: '2026-01-15', folios: [2, 2] });
  assert.match((await rotas(/que nadie más usó/)).join(), /^T-2026-\d+ número 12$/);
  assert.deepEqual(await rotas(/números de un protocolo/), ['Julia Repite 2026 número 20']);
});

test('folios que se traslapan o saltan se nombran', async () => {
  const julia = await notario('Julia Folios');
  await plantar(julia, { instrumento: '1', fecha: '2026-01-15', folios: [1, 2] });
  await plantar(julia, { instrumento: '2', fecha: '2026-01-15', folios: [1, 2] });
  await plantar(julia, { instrumento: '3', fecha: '2026-01-15', folios: [9, 9] });
  await plantar(julia, { instrumento: '4', fecha: '2026-01-15', folios: [10, 10] });
  assert.deepEqual((await rotas(/folios/)).sort(), ['Julia Folios 2026 número 2', 'Julia Folios 2026 número 3']);
});

test('una fecha anterior a la de antes, y una anterior a la compra, se nombran', async () => {
  const julia = await notario('Julia Fechas');
  await plantar(julia, { instrumento: '1', fecha: '2026-01-15' });
  assert.deepEqual(await rotas(/orden de fechas/), []);
  assert.deepEqual(await rotas(/antes de comprarse/), []);
  await plantar(julia, { instrumento: '1', fecha: '2020-01-02' });
  assert.deepEqual(await rotas(/orden de fechas/), ['Julia Fechas 2020 número 1']);
  assert.equal((await rotas(/antes de comprarse/)).length, 1);
});

test('una escritura que se firmó como acta, y un acto firmado que se canceló, se nombran', async () => {
  const julia = await notario('Julia Actas');
  const acta = await plantar(julia, { instrumento: '1', fecha: '2026-01-15', suelta: true });
  await db
    .updateTable('firmas')
    .set({ clase: 'actaNotarial', instrumento: null, folios: null })
    .where('idSolicitud', '=', acta)
    .execute();
  assert.deepEqual(await rotas(/para ir en el protocolo/), []);
  await db
    .updateTable('productos')
    .set({ claseActo: 'escrituraPublica' })
    .where('idProducto', '=', (eb) => eb.selectFrom('solicitudes').select('idProducto').where('idSolicitud', '=', acta))
    .execute();
  assert.match((await rotas(/para ir en el protocolo/)).join(), /^T-2026-\d+ \(actaNotarial\)$/);
  const antes = (await rotas(/como si no se hubiera firmado/)).length;
  await db.updateTable('solicitudes').set({ estado: 'cancelado' }).where('idSolicitud', '=', acta).execute();
  assert.ok(
    (await rotas(/como si no se hubiera firmado/)).some((caso) => /\(cancelado\)/.test(caso)),
    String(antes),
  );
});

test('quien no es parte del acto se nombra', async () => {
  const julia = await notario('Julia Extraños');
  const buena = await plantar(julia, { instrumento: '1', fecha: '2026-01-15' });
  const mala = await plantar(julia, { instrumento: '2', fecha: '2026-01-15', folios: [2, 2] });
  for (const idSolicitud of [buena, mala])
    await conRespuestas(db, idSolicitud, 'nombramiento-representante', 'asamblea');
  assert.equal((await rotas(/comparecieron/)).length, 2, 'no compareció quien lo firma');
  const quien = { orden: 1, identificacion: 'conocido', numeroCifrado: null } as const;
  const firmante = await personaQueFirma(buena);
  await db
    .insertInto('firmaComparecientes')
    .values({ ...quien, idSolicitud: buena, nombre: firmante })
    .execute();
  await db
    .insertInto('firmaComparecientes')
    .values([
      { ...quien, idSolicitud: mala, nombre: firmante },
      { ...quien, orden: 2, idSolicitud: mala, nombre: 'Persona que no es parte' },
    ])
    .execute();
  assert.equal((await rotas(/comparecieron/)).length, 1);
});

async function personaQueFirma(idSolicitud: string): Promise<string> {
  const personas = await personasDelActo(db, idSolicitud);
  return personas.find(({ firma }) => firma !== null)?.nombre ?? '';
}

test('un acta que tomó un número del protocolo se nombra', async () => {
  const acta = await plantar(await notario('Julia Números'), { instrumento: '7', fecha: '2026-01-15' });
  const antes = await rotas(/fuera del protocolo tomó/);
  await conRespuestas(db, acta, 'declaracion-jurada', 'ingresos');
  const [una, ...otras] = (await rotas(/fuera del protocolo tomó/)).filter((caso) => !antes.includes(caso));
  assert.match(una ?? '', /^T-2026-\d+ \(escrituraPublica número 7\)$/);
  assert.deepEqual(otras, []);
});
