import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR, MINUTE } from '@fedatario/contract/base';
import { inTransaction } from '../../../db/transaction.ts';
import { FalloDeCalendario } from '../../../services/ics/fallo.ts';
import type { LeerOcupado } from '../../../services/ics/ics.ts';
import { MARTES_9, startCitas } from '../testing/casos.ts';
import { leerAjeno } from './ajenos.ts';
import { listPorLeer } from './queries.ts';

const { db, as, clock, close, admin, caso, correr } = await startCitas();
after(close);
const url = 'https://calendario.ejemplo.com/secreto.ics';
const hora = { inicio: Date.parse(MARTES_9), fin: Date.parse(MARTES_9) + HOUR };
const task = () => ({
  transact: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work),
  idJob: '',
  now: clock.now,
});

test('lo que solo se lee en parte aparta sus horas, y la oficina ve que no se leyó todo', async () => {
  const { notario, libres } = await caso();
  const { idUsuario } = notario;
  await db.updateTable('perfilesNotario').set({ calendarioUrl: url }).where('idUsuario', '=', idUsuario).execute();
  const correos: (readonly string[] | undefined)[] = [];
  const leer: LeerOcupado = async (_, ventana) => {
    correos.push(ventana.correos);
    return { tramos: [hora], completo: false };
  };
  await leerAjeno(leer, task(), { idUsuario, url });
  assert.deepEqual(correos, [[notario.email]]);
  assert.ok(!(await libres()).includes(MARTES_9));
  const ventana = { desde: '2026-01-20', hasta: '2026-01-20' };
  const { data } = await as(admin).call(api.agendaDeCitas.read, { query: ventana });
  assert.deepEqual(
    data.sinLeer.filter(({ notario: quien }) => quien.idUsuario === idUsuario).map(({ leidoEn }) => leidoEn),
    [null],
  );
  await db.updateTable('perfilesNotario').set({ calendarioUrl: null }).where('idUsuario', '=', idUsuario).execute();
  await correr('buscar-calendarios-ajenos');
});

test('las horas de su calendario privado no se ofrecen, y siguen apartadas mientras no se pueda leer', async () => {
  const { notario, libres, retener } = await caso();
  const { idUsuario } = notario;
  const nombrar = (calendarioUrl: string | null) =>
    db.updateTable('perfilesNotario').set({ calendarioUrl }).where('idUsuario', '=', idUsuario).execute();
  await nombrar(url);
  assert.deepEqual(
    (await listPorLeer(db, clock.now, 10)).map((fila) => fila.calendarioUrl),
    [url],
  );
  assert.ok((await libres()).includes(MARTES_9));
  const leer = (respuesta: LeerOcupado) => leerAjeno(respuesta, task(), { idUsuario, url });
  await leer(async () => ({ tramos: [hora], completo: true }));
  assert.ok(!(await libres()).includes(MARTES_9));
  assert.equal((await retener()).codigo, 'hora-ocupada');
  assert.deepEqual(await listPorLeer(db, new Date(clock.now.getTime() - MINUTE), 10), []);
  await leer(async () => {
    throw new FalloDeCalendario('tiempo');
  });
  assert.ok(!(await libres()).includes(MARTES_9));
  const ventana = { desde: '2026-01-20', hasta: '2026-01-20' };
  const { data } = await as(admin).call(api.agendaDeCitas.read, { query: ventana });
  assert.deepEqual(
    data.ocupado.map(({ idNotario, inicio }) => [idNotario, inicio]),
    [[idUsuario, MARTES_9]],
  );
  assert.deepEqual(
    data.sinLeer.map(({ notario: { idUsuario: quien }, leidoEn }) => [quien, leidoEn]),
    [[idUsuario, clock.now.toISOString()]],
  );
  await nombrar(null);
  await correr('buscar-calendarios-ajenos');
  assert.ok((await libres()).includes(MARTES_9));
});
