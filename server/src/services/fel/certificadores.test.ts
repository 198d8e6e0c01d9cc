import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { faltasDe } from '@fedatario/test-bank/certifier-schema';
import { until } from '../../testing/until.ts';
import type { Certificacion, CertificadorFel, DteBorrador, Fallo } from './fel.ts';
import { fechaDeEmision } from './sello.ts';
import { simulador } from './simulador.ts';
import { facturaDePrueba } from './testing/documento.ts';
import { abrirJugado, type CertificadorJugado } from './testing/jugado.ts';

/** A document about to be sent. */
async function preparar(certificador: CertificadorFel, dte: DteBorrador = facturaDePrueba()) {
  const clave = randomUUID();
  const preparado = await certificador.preparar(dte, clave);
  assert.ok(preparado.ok, JSON.stringify(preparado));
  return { xml: preparado.xml, clave };
}

function hecho(resultado: Certificacion | Fallo): Certificacion {
  assert.ok(resultado.ok, JSON.stringify(resultado));
  return resultado;
}

function fallo(resultado: { readonly ok: boolean }): Fallo {
  assert.ok(!resultado.ok, 'debía fallar');
  return resultado as Fallo;
}

const anulacionDe = ({ autorizacion, xmlCertificado }: Certificacion) => ({
  autorizacion,
  nitEmisor: '576937K',
  idReceptor: '12345679',
  fechaEmision: fechaDeEmision(xmlCertificado) ?? '',
  fechaAnulacion: facturaDePrueba().fechaHoraEmision,
  motivo: 'Se devolvió entera el mismo día',
});

for (const nombre of ['simulador', 'infile', 'digifact'] as const) {
  describe(`cualquier certificador: ${nombre}`, () => {
    let jugado: CertificadorJugado | undefined;
    let certificador = simulador();
    before(async () => {
      if (nombre === 'simulador') return;
      jugado = await abrirJugado(nombre);
      certificador = jugado.certificador;
    });
    after(() => jugado?.stop());

    test('certifica lo que se le envía, y lo que devuelve cumple el esquema', async () => {
      const envio = await preparar(certificador);
      const {
        autorizacion,
        serie,
        numero,
        fechaCertificacion,
        certificador: quien,
        xmlCertificado,
      } = hecho(await certificador.certificar(envio));
      assert.match(autorizacion, /^[0-9A-F]{8}-(?:[0-9A-F]{4}-){3}[0-9A-F]{12}$/);
      assert.equal(serie, autorizacion.slice(0, 8));
      assert.match(numero, /^\d+$/);
      assert.ok(!Number.isNaN(Date.parse(fechaCertificacion)));
      assert.match(quien.nit, /^\d+[\dK]$/);
      assert.deepEqual(faltasDe(xmlCertificado), []);
      assert.ok(xmlCertificado.includes('Ana Ruiz &amp; Cía. «Ñ»'));
    });

    test('lo mismo enviado dos veces bajo su clave es un solo documento', async () => {
      const envio = await preparar(certificador);
      const primero = hecho(await certificador.certificar(envio));
      const hallado = await certificador.buscar(envio);
      const segundo = hallado === 'noSePregunta' ? await certificador.certificar(envio) : hallado;
      assert.deepEqual(segundo, primero);
      const otro = hecho(await certificador.certificar(await preparar(certificador)));
      assert.notEqual(otro.autorizacion, primero.autorizacion);
    });

    test('anula un documento con su fecha y su hora; anularlo otra vez es haberlo anulado', async () => {
      const { clave, ...envio } = await preparar(certificador);
      const anulacion = anulacionDe(hecho(await certificador.certificar({ ...envio, clave })));
      for (let vez = 0; vez < 2; vez += 1) {
        const anulado = await certificador.anular(anulacion, clave);
        assert.ok(anulado.ok, JSON.stringify(anulado));
        assert.deepEqual(faltasDe(anulado.xmlCertificado), []);
      }
    });
  });
}

for (const wire of ['infile', 'digifact'] as const) {
  describe(`por la red: ${wire}`, () => {
    let jugado: CertificadorJugado;
    let certificador: CertificadorFel;
    before(async () => {
      jugado = await abrirJugado(wire);
      certificador = jugado.certificador;
    });
    after(() => jugado.stop());
    const documentos = async (clave: string) => (await jugado.control()).filter(({ key }) => key === clave);
    /** Asks as the product does after an outcome that is not known. */
    const deNuevo = async (envio: { readonly xml: string; readonly clave: string }) => {
      const hallado = await certificador.buscar(envio);
      assert.ok(hallado !== 'ninguno');
      return hecho(hallado === 'noSePregunta' ? await certificador.certificar(envio) : hallado);
    };

    test('una respuesta que se pierde deja la duda, y al preguntar de nuevo es el mismo documento', async () => {
      for (const how of ['lose', 'delay'] as const) {
        const envio = await preparar(certificador);
        const quien = how === 'delay' ? jugado.impaciente : certificador;
        // The token and the connection are there before the call that is timed.
        await until(
          () => quien.consultarReceptor({ tipo: 'NIT', valor: '12345679' }),
          ({ estado }) => estado === 'existe',
        );
        await jugado.control({ next: { how, ms: 4_000 } });
        const { clase, incierto, reintentable } = fallo(await quien.certificar(envio));
        assert.deepEqual([clase, incierto, reintentable], ['no_disponible', true, true], how);
        // The late one is written once its time has passed.
        const [primero] = await until(
          () => documentos(envio.clave),
          ({ length }) => length > 0,
        );
        assert.equal((await deNuevo(envio)).autorizacion, primero?.uuid);
        assert.equal((await documentos(envio.clave)).length, 1);
      }
    });

    test('lo que no llegó no está, y se certifica después', async () => {
      for (const how of ['cut', 'fail', 'page'] as const) {
        const envio = await preparar(certificador);
        await jugado.control({ next: { how } });
        assert.equal(fallo(await certificador.certificar(envio)).incierto, true, how);
        const hallado = await certificador.buscar(envio);
        assert.equal(hallado, wire === 'infile' ? 'noSePregunta' : 'ninguno');
        hecho(await certificador.certificar(envio));
        assert.equal((await documentos(envio.clave)).length, 1);
      }
    });

    test('un rechazo llega con estado 200 y se dice por su numeral y sus palabras', async () => {
      const viejo = await preparar(certificador, facturaDePrueba({ fechaHoraEmision: '2026-01-15T12:00:00-06:00' }));
      const { clase, errores, incierto, reintentable } = fallo(await certificador.certificar(viejo));
      assert.deepEqual([clase, incierto, reintentable], ['validacion', false, false]);
      assert.match(errores[0]?.codigo ?? '', /^2\.2\.1\.1/);
      assert.equal(errores[0]?.mensaje, 'La fecha de emisión no está dentro de los cinco días.');
      assert.deepEqual(await documentos(viejo.clave), []);
    });

    test('los errores pueden venir como textos o no venir: siempre hay algo que leer', async () => {
      for (const how of ['refuseText', 'refuseEmpty'] as const) {
        await jugado.control({ next: { how } });
        const { clase, errores } = fallo(await certificador.certificar(await preparar(certificador)));
        assert.equal(clase, 'validacion');
        assert.match(errores[0]?.mensaje ?? '', /\S{4,}/, how);
        assert.doesNotMatch(errores[0]?.mensaje ?? '', /\|/);
      }
    });

    test('un XML que no cumple el esquema se rechaza', async () => {
      const { xml, clave } = await preparar(certificador);
      const malo = { xml: xml.replace('Tipo="FACT"', 'Tipo="FACTURA"'), clave };
      assert.match(fallo(await certificador.certificar(malo)).errores[0]?.mensaje ?? '', /esquema/);
    });

    test('con llaves malas espera a que se corrijan, y ninguna se dice', async () => {
      const { sinLlaves } = jugado;
      const dte = facturaDePrueba();
      const preparado = await sinLlaves.preparar(dte, 'k');
      const respuesta = preparado.ok ? await sinLlaves.certificar({ xml: preparado.xml, clave: 'k' }) : preparado;
      const { clase, reintentable, incierto } = fallo(respuesta);
      assert.deepEqual([clase, reintentable, incierto], ['credenciales', true, false]);
      assert.doesNotMatch(JSON.stringify(respuesta), /una-llave-mala/);
      assert.deepEqual(await sinLlaves.consultarReceptor({ tipo: 'NIT', valor: '12345679' }), {
        estado: 'sinRespuesta',
      });
    });

    test('una clave que dice usada sin decir por qué documento no se repite: la mira una persona', async () => {
      const envio = await preparar(certificador);
      hecho(await certificador.certificar(envio));
      await jugado.control({ repeated: 'refuse' });
      const { clase, reintentable, incierto } = fallo(await certificador.certificar(envio));
      await jugado.control({ repeated: 'same' });
      assert.deepEqual([clase, reintentable, incierto], ['duplicado', false, true]);
    });

    test('no se anula lo que no existe, ni con otra fecha', async () => {
      const hecha = hecho(await certificador.certificar(await preparar(certificador)));
      const anulacion = { ...anulacionDe(hecha), fechaEmision: '2026-01-15T12:00:00-06:00' };
      assert.equal(fallo(await certificador.anular(anulacion, 'k')).clase, 'validacion');
      const otra = { ...anulacion, autorizacion: randomUUID().toUpperCase() };
      assert.equal(fallo(await certificador.anular(otra, 'k')).clase, 'validacion');
    });

    test('dice el nombre de un NIT y de un CUI, y cuál no existe; si no contesta, no dice nada de él', async () => {
      const nit = { tipo: 'NIT', valor: '12345679' } as const;
      const cui = { tipo: 'CUI', valor: '1234567890101' } as const;
      const leido = await certificador.consultarReceptor(nit);
      assert.deepEqual(leido, { estado: 'existe', nombre: 'CONTRIBUYENTE,DE PRUEBA,,NIT 12345679' });
      assert.equal((await certificador.consultarReceptor(cui)).estado, 'existe');
      await jugado.control({ endTokens: true });
      if (wire === 'infile') await certificador.consultarReceptor(cui);
      assert.equal((await certificador.consultarReceptor(cui)).estado, 'existe');
      await jugado.control({ unknown: [nit.valor, cui.valor] });
      assert.deepEqual(await certificador.consultarReceptor(nit), { estado: 'noExiste' });
      assert.deepEqual(await certificador.consultarReceptor(cui), { estado: 'noExiste' });
      await jugado.control({ unknown: [], next: { how: 'fail', step: 'receiver' } });
      assert.deepEqual(await certificador.consultarReceptor(nit), { estado: 'sinRespuesta' });
    });

    test('un certificador que se mata y vuelve sabe lo que certificó', async () => {
      const envio = await preparar(certificador);
      const { autorizacion } = hecho(await certificador.certificar(envio));
      process.kill(jugado.pid() ?? 0, 'SIGKILL');
      const preguntar = async () => {
        const hallado = await certificador.buscar(envio);
        return hallado === 'noSePregunta' ? certificador.certificar(envio) : hallado;
      };
      const otra = await until(preguntar, (hallado) => typeof hallado !== 'string' && hallado.ok);
      assert.equal((otra as Certificacion).autorizacion, autorizacion);
    });
  });
}
