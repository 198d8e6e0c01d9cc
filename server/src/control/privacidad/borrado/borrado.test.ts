import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction } from '../../../db/transaction.ts';
import { startTestApp } from '../../../testing/client.ts';
import { createUsuario } from '../../../testing/factories.ts';
import { usosDeArchivos } from '../filas/queries.ts';
import { dondeEsta, plantar, quitarReglas } from '../testing.ts';
import { cerrarCuenta, purgar } from './borrado.ts';

const { database, clock, close } = await startTestApp();
const { db } = database.pools;
after(close);

const YEARS = 365 * 86_400_000;

const palabras = (texto: string) => texto.trim().split(/\s+/);
/** Retained for the tax authority. */
const fiscal = palabras(`
  comprobantes.banco comprobantes.motivo comprobantes.referencia dtes.errores dtes.numero dtes.xml dtes.xml_anulacion dtes.xml_enviado
  factura_lineas.nombre facturas.receptor notas_credito.motivo pagos.motivo pagos.ultimos_cuatro
  reembolso_cuentas.cuenta_cifrada reembolso_historial.motivo reembolsos.motivo reembolsos.respuesta
`);
/** Retained as evidence for a delivered document. */
const expediente = palabras(`
  correcciones.antes_cifradas documentos.codigo_verificacion documentos.contenido_cifrado gestion_gastos.concepto gestion_gastos.paga gestion_observaciones.articulo
  gestion_observaciones.respuesta gestion_observaciones.texto gestion_pasos.institucion gestion_pasos.nombre
  gestion_presentaciones.institucion gestion_presentaciones.nota gestion_presentaciones.numero gestion_recados.texto_cifrado gestion_resultados.folio
  gestion_resultados.libro gestion_resultados.nota gestion_resultados.numero marca_propuestas.motivo marca_propuestas.respuesta
  mensajes.texto_cifrado minuta_observaciones.respuesta minuta_observaciones.texto minutas.contenido_cifrado
  minuta_actos.respuestas_cifradas minutas_trabajo.contenido_cifrado notas_internas.texto_cifrado requisitos.formatos requisitos.instrucciones requisitos.motivo
  requisitos.nombre respuesta_observaciones.motivo respuesta_observaciones.respuesta
  respuesta_observaciones.ruta solicitud_historial.motivo solicitudes.nombre solicitudes.respuestas_cifradas
`);
/** Columns that always keep the mark: the notary's register, and the company's own records, which name no customer. */
const siempre = palabras(`
  beneficios.movimiento factura_lineas.beneficio suscripcion_cargos.periodo suscripciones.nombre_plan suscripciones.periodo suscripciones.periodo_siguiente
  deberes.asunto deberes.constancia documento_marcas.motivo facturas.codigo facturas.emisor facturas.referencia
  firma_comparecientes.calidad firma_comparecientes.nombre firma_comparecientes.numero_cifrado firma_comparecientes.representados firmas.folios firmas.instrumento firmas.lugar
  papeles_de_acto.datos_cifrados pagos.devolucion protocolo_instrumentos.nota protocolo_instrumentos.lugar protocolo_instrumentos.otorgantes pagos.intento pagos.referencia reembolsos.devolucion registro_actuaciones.datos
`);

test('al cerrar la cuenta, de sus textos solo queda lo que la ley conserva; después, tampoco eso', async () => {
  const ana = await createUsuario(db, { email: 'marcadeana@ejemplo.com' });
  await quitarReglas(db);
  await plantar(db, ana);
  const before = await dondeEsta(db);
  assert.ok(before.length > 80, String(before.length));
  await db
    .updateTable('cuentas')
    .set({ cierrePedidoEn: clock.now, cierraEn: clock.now })
    .where('idUsuario', '=', ana.idUsuario)
    .execute();
  assert.equal(await inTransaction(db, (tx) => cerrarCuenta(tx, ana.idUsuario, clock.now)), true);
  assert.deepEqual(await dondeEsta(db), [...fiscal, ...expediente, ...siempre].sort());
  const later = new Date(clock.now.getTime() + 6 * YEARS);
  await inTransaction(db, (tx) => purgar(tx, ana.idUsuario, 'fiscal', later));
  assert.deepEqual(await dondeEsta(db), [...expediente, ...siempre].sort());
  await inTransaction(db, (tx) => purgar(tx, ana.idUsuario, 'expediente', later));
  assert.deepEqual(await dondeEsta(db), [...siempre].sort());
});

test('cada columna que nombra un archivo se mira antes de borrarlo con la cuenta', async () => {
  const { rows } = await sql<{ tabla: string; columna: string }>`
    select c.conrelid::regclass::text as tabla, a.attname as columna
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'archivos'::regclass order by 1, 2`.execute(db);
  const nombran = rows.map(({ tabla, columna }) => `${tabla}.${columna}`);
  assert.deepEqual(usosDeArchivos.map((uso) => uso.join('.')).sort(), nombran);
});
