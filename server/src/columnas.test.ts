import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as z from 'zod/mini';
import { camposDe, listMedidas, type Medida, rechazados, textosPara } from './testing/columnas.ts';
import { createTestDatabase } from './testing/database.ts';

const { pools, drop } = await createTestDatabase();
after(drop);

/** For each measured column, the fields of calls (`noun.field`) by which a person writes it, or why nobody does. */
const campos: Readonly<Record<string, readonly string[] | string>> = {
  'archivos.nombre': ['archivos.nombre', 'enlacesDeGestor.nombre'],
  'beneficios.motivo': ['suscripcionesDeOficina.motivo'],
  'bitacora_gestor.que': 'el nombre de un acto nuestro',
  'boletin.email': ['boletin.email'],
  'boletin.nombre': ['boletin.nombre'],
  'borradores.nombre': ['borradores.nombre'],
  'calificaciones.comentario': ['calificaciones.comentario'],
  'calificaciones.firma': 'sale del nombre, con cuarenta letras de él a lo sumo',
  'cambios_correo.email': ['cambioDeCorreo.email'],
  'categorias.nombre': ['categorias.nombre'],
  'categorias.slug': ['categorias.slug'],
  'cita_historial.motivo': ['citas.motivo'],
  'citas.clave_video': 'se hace al azar',
  'citas.motivo': ['citas.motivo'],
  'citas.notas': ['citas.notas', 'asesorias.notas'],
  'citas.propuesta_motivo': ['citas.motivo'],
  'clausulas.nombre': ['clausulas.nombre'],
  'codigos_promocionales.codigo': ['codigos.codigo'],
  'codigos_promocionales.descripcion': ['codigos.descripcion'],
  'comprobantes.banco': ['comprobantes.banco'],
  'comprobantes.motivo': ['comprobantes.motivo'],
  'comprobantes.referencia': ['comprobantes.referencia'],
  'cuentas.cierre_detenido_por': 'una frase nuestra',
  'deberes.asunto': 'una frase nuestra, con un número y un año',
  'deberes.constancia': ['deberes.constancia'],
  'documento_marcas.motivo': ['marcas.motivo'],
  'documentos.codigo_verificacion': 'se hace al azar',
  'dtes.tipo': 'una palabra nuestra',
  'facturas.motivo_anulacion': ['ventas.motivo'],
  'facturas.referencia': 'se hace al azar',
  'feedback.email': ['feedback.email'],
  'feedback.nombre': ['feedback.nombre'],
  'firma_comparecientes.nombre': ['firmas.nombre'],
  'firmas.folios': ['firmas.folios'],
  'firmas.instrumento': ['firmas.instrumento'],
  'firmas.lugar': ['firmas.lugar'],
  'formas_pago.ultimos_cuatro': 'los dice quien cobra',
  'gestion_gastos.concepto': ['diligencias.concepto'],
  'gestion_presentaciones.numero': ['diligencias.numero', 'casosDeGestor.numero'],
  'gestores.nombre': ['gestores.nombre'],
  'gestores.notas': ['gestores.notas'],
  'instituciones.nombre': ['instituciones.nombre'],
  'instituciones.notas': ['instituciones.notas'],
  'marca_propuestas.motivo': ['marcas.motivo'],
  'marca_propuestas.respuesta': ['marcas.motivo'],
  'minuta_observaciones.respuesta': ['minutas.texto'],
  'minuta_observaciones.texto': ['minutas.texto'],
  'motivos_feedback.descripcion': ['motivos.descripcion'],
  'motivos_feedback.nombre': ['motivos.nombre'],
  'notas_credito.motivo': 'se corta el del reembolso a lo que cabe',
  'notificaciones.enlace': 'un camino de nuestras pantallas',
  'numeraciones.serie': 'una letra nuestra y un año',
  'ocupaciones.motivo': ['bloqueos.motivo'],
  'perfiles_notario.calendario_url': ['notarios.calendarioUrl'],
  'perfiles_notario.colegiado': ['notarios.colegiado'],
  'perfiles_notario.inhabilitado_por': ['notarios.inhabilitadoPor'],
  'perfiles_notario.titulo': ['notarios.titulo'],
  'planes.descripcion': ['planes.descripcion'],
  'planes.nombre': ['planes.nombre'],
  'plantillas_respuesta.nombre': ['plantillas.nombre'],
  'plantillas_respuesta.texto': ['plantillas.texto'],
  'preguntas_frecuentes.pregunta': ['preguntas.pregunta'],
  'preguntas_frecuentes.respuesta': ['preguntas.respuesta'],
  'productos.nombre': ['redacciones.nombre', 'archivosDeProducto.nombre'],
  'productos.slug': ['redacciones.slug', 'archivosDeProducto.slug'],
  'protocolo_instrumentos.lugar': ['protocolo.lugar'],
  'protocolo_instrumentos.nota': ['protocolo.nota'],
  'protocolo_instrumentos.otorgantes': ['protocolo.otorgantes'],
  'reembolsos.motivo': ['reembolsos.motivo'],
  'reembolsos.respuesta': ['reembolsos.motivo'],
  'reglas_citas.url_video': ['reglasDeCitas.urlVideo'],
  'requisitos.motivo': ['requisitos.motivo'],
  'respaldos.motivo': 'lo dice quien respalda, cortado',
  'respaldos.nombre': 'un instante',
  'respuesta_observaciones.motivo': ['correcciones.motivo'],
  'respuesta_observaciones.respuesta': ['correcciones.respuesta'],
  'respuesta_observaciones.ruta': ['correcciones.ruta'],
  'sedes.direccion': ['sedes.direccion'],
  'sedes.indicaciones': ['sedes.indicaciones'],
  'sedes.nombre': ['sedes.nombre'],
  'suscripciones.motivo_cancelacion': ['suscripciones.motivo'],
  'suscripciones.motivo_oficina': ['suscripcionesDeOficina.motivo'],
  'tipos_notificacion.asunto': ['tiposNotificacion.asunto'],
  'tipos_notificacion.aviso': ['tiposNotificacion.aviso'],
  'tipos_notificacion.boton': ['tiposNotificacion.boton'],
  'tipos_notificacion.cuerpo': ['tiposNotificacion.cuerpo'],
  'tipos_notificacion.nombre': ['tiposNotificacion.nombre'],
  'tipos_notificacion.pie': ['tiposNotificacion.pie'],
  'tipos_notificacion.titulo': ['tiposNotificacion.titulo'],
  'tipos_requisito.clave': 'se hace del nombre',
  'usuarios.bloqueado_por': ['cuentas.motivo'],
  'usuarios.email': ['usuarios.email'],
  'usuarios.nombre_completo': ['usuarios.nombreCompleto'],
  'valores_de_ley.clave': 'una de las nuestras',
  'valores_de_ley.fuente': ['valoresDeLey.fuente'],
  'vistas.lugar': 'uno de los reportes',
  'vistas.nombre': ['vistas.nombre'],
};

const medidas = await listMedidas(pools.db);

test('cada columna de texto que la base de datos mide tiene el campo que la escribe, o la razón de no tenerlo', () => {
  const columnas = new Set(medidas.map(({ columna }) => columna));
  assert.ok(columnas.size > 80);
  const sinCampo = [...columnas].filter((columna) => !Object.hasOwn(campos, columna));
  const sinColumna = Object.keys(campos).filter((columna) => !columnas.has(columna));
  assert.deepEqual({ sinCampo, sinColumna }, { sinCampo: [], sinColumna: [] });
});

/** The texts that a call stores of those, in the form in which it stores them. */
function guardados(schema: z.ZodMiniType, textos: readonly string[]): string[] {
  const leidos = textos.map((texto) => z.safeParse(schema, texto)).filter(({ success }) => success);
  return leidos.flatMap(({ data }) => (typeof data === 'string' ? [data] : []));
}

async function faltas(medida: Medida): Promise<string[]> {
  const escritos = campos[medida.columna] ?? [];
  if (typeof escritos === 'string') return [];
  const found = await Promise.all(
    escritos.map(async (campo) => {
      const suyos = camposDe(campo);
      if (suyos.length === 0) return [`${campo} no está en ninguna llamada`];
      const deCada = suyos.map(async ({ llamada, schema }) => {
        const valores = guardados(schema, textosPara(medida));
        if (valores.length === 0) return [`${campo} (${llamada}) no tomó ningún texto de la prueba`];
        const malos = await rechazados(pools.db, medida, valores);
        const algunos = malos.slice(0, 3).map((valor) => `${JSON.stringify(valor.slice(0, 60))} de ${valor.length}`);
        return malos.length === 0 ? [] : [`${campo} (${llamada}) toma ${algunos.join(', ')}: ${medida.expresion}`];
      });
      return (await Promise.all(deCada)).flat();
    }),
  );
  return found.flat().map((falta) => `${medida.columna}: ${falta}`);
}

test('ninguna llamada toma un texto que su columna rechazaría: se dice en su campo, y no al guardarlo', async () => {
  const todas: string[] = [];
  for (const medida of medidas) todas.push(...(await faltas(medida)));
  assert.deepEqual(todas, []);
});
