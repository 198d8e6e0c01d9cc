import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, idiomas, localeDe, MINUTE } from '@fedatario/contract/base';
import { type Cita, cuandoDeCita } from '@fedatario/contract/solicitud';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { createNotario } from '../../../casa/notarios/testing/notarios.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { leerCalendario } from '../citas.ts';
import { JUEVES, MARTES_11, startCitas } from '../testing/casos.ts';
import { createClaveDeCalendario, createSede } from '../testing/citas.ts';
import { correosDe, entradaDe, leerEntrada } from '../testing/correos.ts';
import { escribirInvitacion } from './ics.ts';

const { db, as, clock, close, admin, confirmada, actuar } = await startCitas();
after(close);

/** The days on which the clocks of a zone change, in 2026 and 2027; Guatemala's never do. */
const CAMBIOS = {
  'America/Guatemala': ['2026-03-29', '2026-10-25'],
  'Europe/Madrid': ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'],
  'America/New_York': ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'],
} as const;
type Zona = keyof typeof CAMBIOS;
const ZONAS = Object.keys(CAMBIOS) as Zona[];

/** An appointment of whole minutes within a day and a half of a change of clocks. */
const horas = fc.constantFrom(...ZONAS).chain((zona) =>
  fc
    .tuple(
      fc.constantFrom(...CAMBIOS[zona]),
      fc.integer({ min: -36 * 60, max: 60 * 36 }),
      fc.integer({ min: 10, max: 240 }),
    )
    .map(([dia, minuto, largo]) => {
      const inicio = Date.parse(`${dia}T06:00:00Z`) + minuto * MINUTE;
      return { zona, inicio: new Date(inicio).toISOString(), fin: new Date(inicio + largo * MINUTE).toISOString() };
    }),
);

/** Day and hour that a clock of the zone shows, by another library. */
function relojDe(instante: string, zona: string) {
  const hora = Temporal.Instant.from(instante).toZonedDateTimeISO(zona);
  return { dia: hora.toPlainDate(), hora: hora.toPlainTime().toString().slice(0, 5) };
}

test('en los cuatro idiomas se dice la hora que muestra el reloj del lugar, también al cambiar los relojes', () => {
  fc.assert(
    fc.property(horas, (cita) => {
      const [desde, hasta] = [relojDe(cita.inicio, cita.zona), relojDe(cita.fin, cita.zona)];
      for (const idioma of idiomas) {
        const escrito = cuandoDeCita(cita, idioma);
        assert.deepEqual(escrito.match(/\d\d:\d\d/g), [desde.hora, hasta.hora], escrito);
        const dia = desde.dia.toLocaleString(localeDe[idioma], { dateStyle: 'full' });
        assert.ok(escrito.startsWith(dia), `${escrito} | ${dia}`);
      }
    }),
    { numRuns: 400 },
  );
});

test('la entrada del calendario es el mismo instante, y dice la hora con las palabras de la pantalla', () => {
  fc.assert(
    fc.property(horas, (cita) => {
      const descripcion = cuandoDeCita(cita, 'es');
      const [inicio, fin] = [new Date(cita.inicio), new Date(cita.fin)];
      const entrada = { idCita: 'x', secuencia: 0, titulo: 'Cita', donde: 'Oficina', cancelada: false };
      const persona = { nombre: 'Ana Ruiz', email: 'ana@example.com' };
      const texto = escribirInvitacion({ ...entrada, inicio, fin, descripcion, actualizadaEn: inicio }, persona, [
        persona,
      ]);
      const leida = leerEntrada(texto);
      assert.deepEqual(
        [leida.inicio, leida.minutos, leida.descripcion],
        [cita.inicio, (fin.getTime() - inicio.getTime()) / MINUTE, descripcion],
      );
    }),
    { numRuns: 200 },
  );
});

test('de una hora que se propone en otra oficina se dicen su lugar y su reloj, y son los de la cita al aceptarla', async () => {
  clock.now = JUEVES;
  const { ana, cita } = await confirmada();
  const idSede = await createSede(db, 1, 'Europe/Madrid');
  const body = { inicio: MARTES_11, idSede, revision: cita.revision, motivo: 'Ese día estoy en Madrid' };
  const { data: propuesta } = await as(admin).call(api.citas.move, { params: { idCita: cita.idCita }, body });
  assert.deepEqual([propuesta.zona, propuesta.propuesta?.zona], ['America/Guatemala', 'Europe/Madrid']);
  const { data: aceptada } = await actuar(ana, propuesta, 'aceptarCambio');
  assert.deepEqual([aceptada.inicio, aceptada.zona, aceptada.lugar?.idSede], [MARTES_11, 'Europe/Madrid', idSede]);
  for (const correo of (await correosDe(db, ana)).slice(-2)) {
    assert.ok(correo.asunto.includes('18:00–19:00'), correo.asunto);
    assert.ok(correo.texto.includes(aceptada.lugar?.nombre ?? '·'), correo.texto);
  }
});

/** Hours on both sides of each change of 2026, with one while nobody is awake. */
const DE_VERDAD = ZONAS.flatMap((zona) =>
  CAMBIOS[zona].slice(0, 2).flatMap((dia) => [-18, 1, 3, 12].map((hora) => [zona, dia, hora] as const)),
);

test('la pantalla, el correo, su archivo y el calendario al que se suscribe dicen lo mismo de la misma cita', async () => {
  for (const [zona, dia, hora] of DE_VERDAD) {
    const inicio = new Date(Date.parse(`${dia}T00:00:00Z`) + hora * 60 * MINUTE).toISOString();
    clock.now = new Date(Date.parse(inicio) - 20 * DAY);
    const [ana, idSede] = [await createUsuario(db), await createSede(db, 1, zona)];
    const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['presencial'] });
    const nueva = {
      idUsuario: ana.idUsuario,
      idNotario,
      modalidad: 'presencial',
      inicio,
      idSede,
      notas: null,
    } as const;
    const dada = await as(admin).call(api.asesorias.create, { body: nueva });
    assert.equal(dada.status, 200, `${zona} ${inicio}`);
    const { idCita } = dada.data;
    const { data: cita }: { data: Cita } = await as(ana).call(api.citas.read, { params: { idCita } });
    assert.deepEqual([cita.inicio, cita.zona], [inicio, zona]);
    const cuando = cuandoDeCita(cita, 'es');
    const correo = (await correosDe(db, ana)).at(-1);
    assert.ok(correo?.asunto.endsWith(cuando) && correo.texto.includes(cuando) && correo.html.includes(cuando), cuando);
    const clave = await createClaveDeCalendario(db, ana, clock.now);
    const propio = await leerCalendario({ db, now: clock.now }, clave);
    for (const entrada of [entradaDe(correo), leerEntrada(Buffer.from(propio.contenido as Buffer).toString())])
      assert.deepEqual(
        [entrada.inicio, entrada.minutos, entrada.descripcion.includes(cuando)],
        [inicio, (Date.parse(cita.fin) - Date.parse(inicio)) / MINUTE, true],
      );
  }
});
