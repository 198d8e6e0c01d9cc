import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The module that writes each table. Every module may read. */
const owners: Record<string, string> = {
  auditoria: 'auditoria',
  perfilesNotario: 'notarios',
  usuarios: 'usuarios',
  fotos: 'usuarios',
  cuentas: 'identidad',
  dosPasos: 'identidad',
  reglasDeAcceso: 'identidad',
  codigosRespaldo: 'identidad',
  codigos: 'identidad',
  cambiosCorreo: 'identidad',
  intentos: 'identidad',
  sesiones: 'identidad',
  calendariosSecretos: 'identidad',
  informacionGeneral: 'informacion-general',
  calendario: 'calendario',
  valoresDeLey: 'valores-de-ley',
  textosLegales: 'textos-legales',
  textosLegalesVersiones: 'textos-legales',
  textosLegalesAceptados: 'textos-legales',
  correosBuzon: 'correo',
  peticionesIdempotentes: 'db',
  centinela: 'db',
  preparacionDemostracion: 'demo',
  llavesDuraderas: 'db',
  peticionesPorMinuto: 'db',
  respaldos: 'respaldos',
  carritoLineas: 'carrito',
  carritos: 'carrito',
  codigosPromocionales: 'codigos',
  codigosPorCliente: 'codigos',
  usosCodigo: 'codigos',
  numeraciones: 'db',
  datosFacturacion: 'facturas',
  facturas: 'facturas',
  facturaLineas: 'facturas',
  notasCredito: 'facturas',
  notasCreditoLineas: 'facturas',
  dtes: 'facturas',
  formasPago: 'pagos',
  pagos: 'pagos',
  senalesPago: 'pagos',
  clientesPago: 'pagos',
  eventosPago: 'pagos',
  reembolsos: 'reembolsos',
  reembolsoLineas: 'reembolsos',
  reembolsoCuentas: 'reembolsos',
  reembolsoHistorial: 'reembolsos',
  solicitudes: 'solicitudes',
  solicitudHistorial: 'solicitudes',
  citas: 'citas',
  citaHistorial: 'citas',
  ocupaciones: 'citas',
  equipoDeCitas: 'citas',
  asistencias: 'presencia',
  esperasDeCitas: 'citas',
  reglasCitas: 'citas',
  calendariosAjenos: 'citas',
  ocupadoAjeno: 'citas',
  requisitos: 'requisitos',
  gestionGastos: 'gastos',
  gestionPasos: 'pasos',
  plazosMedidos: 'pasos',
  gestionPresentaciones: 'gestiones',
  gestionObservaciones: 'gestiones',
  gestionObservacionArchivos: 'gestiones',
  gestionResultados: 'gestiones',
  gestionResultadoArchivos: 'gestiones',
  gestionRecados: 'gestiones',
  enlacesGestor: 'enlaces-gestor',
  sesionesGestor: 'enlaces-gestor',
  bitacoraGestor: 'enlaces-gestor',
  requisitoArchivos: 'requisitos',
  correcciones: 'correcciones',
  respuestaObservaciones: 'correcciones',
  mensajes: 'conversacion',
  mensajeArchivos: 'conversacion',
  mensajeLecturas: 'conversacion',
  notasInternas: 'conversacion',
  minutas: 'minutas',
  minutasTrabajo: 'minutas',
  minutaEnvios: 'minutas',
  minutaObservaciones: 'minutas',
  archivos: 'archivos',
  comprobantes: 'comprobantes',
  documentos: 'documentos',
  documentoMarcas: 'marcas',
  marcaPropuestas: 'marcas',
  deberes: 'deberes',
  calificaciones: 'calificaciones',
  firmas: 'firmas',
  firmaComparecientes: 'firmas',
  firmaHojas: 'firmas',
  minutaPorSalir: 'minutas',
  minutaActos: 'minutas',
  papelesDeActo: 'papeles',
  protocolos: 'protocolo',
  protocoloInstrumentos: 'protocolo',
  certificadosNotario: 'certificados',
  registroCadenas: 'registro',
  registroActuaciones: 'registro',
  registroCabezas: 'registro',
  suscripciones: 'beneficios',
  suscripcionCargos: 'beneficios',
  beneficios: 'beneficios',
  beneficioSaldos: 'beneficios',
  planes: 'planes',
  versionesPlan: 'planes',
  productos: 'productos',
  productosRequisitos: 'productos',
  versionesProducto: 'productos',
  redaccionesProducto: 'redacciones',
  textosProducto: 'redacciones',
  casosProducto: 'redacciones',
  publicacionesProducto: 'redacciones',
  reglasDeCatalogo: 'productos',
  clausulas: 'clausulas',
  versionesClausula: 'clausulas',
  nivelesProducto: 'productos',
  palabrasProducto: 'productos',
  surtido: 'surtido',
  edicionCatalogo: 'productos',
  boletin: 'boletin',
  feedback: 'feedback',
  feedbackMensajes: 'feedback',
  feedbackArchivos: 'feedback',
  libreta: 'libreta',
  borradores: 'borradores',
  borradorCambios: 'borradores',
  tiposNotificacion: 'notificaciones',
  preferenciasNotificacion: 'notificaciones',
  notificaciones: 'notificaciones',
  vistas: 'vistas',
  programaciones: 'programaciones',
  programacionDestinatarios: 'programaciones',
  programacionEntregas: 'programaciones',
  copias: 'privacidad',
  copiaPartes: 'privacidad',
  retenciones: 'privacidad',
  constanciasDeCierre: 'privacidad',
};

const root = new URL('./', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/[.]test[.]ts$|(?:^|\/)testing[/.]/.test(file),
);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** A catalogue names its table once, in its definition. */
const catalogued = [...read('casa/catalogos/definiciones.ts').matchAll(/tabla: '(\w+)'/g)].map(
  ([, table]) => table ?? '',
);
/** The noun that a file belongs to, in its area, or the folder of the infrastructure. */
const moduleOf = (file: string) => {
  const [first = '', second = ''] = file.split('/');
  return infrastructure.includes(first) ? first : second;
};
const infrastructure = ['db', 'http', 'queue', 'services', 'demo'];
/** Emptying the demonstration takes rows of every noun, in one statement where it can. */
const ofAll = ['control/apertura/vaciado/queries.ts'];
const ownerOf = (table: string) => (catalogued.includes(table) ? 'catalogos' : owners[table]);

test('cada tabla la escribe solo su módulo', () => {
  assert.ok(catalogued.includes('categorias'));
  const writes = files.flatMap((file) =>
    [...read(file).matchAll(/(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g)].map(([, table]) => ({
      file,
      table: table ?? '',
    })),
  );
  assert.ok(writes.length > 10);
  assert.deepEqual(
    writes.filter(({ file, table }) => !ofAll.includes(file) && ownerOf(table) !== moduleOf(file)),
    [],
  );
});

/** Deferred anyway: the database tells a notice with the commit. */
const deferredByNature = ['publish'];

test('una escritura que se deja para después lo dice en su nombre', () => {
  const exported = files
    .filter((file) => /(^|\/)queries[.]ts$|^db\/[^/]+$/.test(file))
    .flatMap((file) => read(file).split(/^(?=\w)/m))
    .flatMap((statement) => {
      const [, name] = /^export (?:const|(?:async )?function) (\w+)/.exec(statement) ?? [];
      return name ? [{ name, deferred: /[.]later\b|\blater\(/.test(statement) }] : [];
    });
  assert.ok(exported.some(({ deferred }) => deferred));
  assert.deepEqual(
    exported.filter(({ name, deferred }) => deferred !== name.endsWith('Later') && !deferredByNature.includes(name)),
    [],
  );
});

test('el reloj, el entorno y el azar de una petición vienen de fuera: los módulos no los leen', () => {
  const inside = files.filter((file) => file.includes('/') && !/^(db|http|queue|services)\//.test(file));
  assert.ok(inside.length > 10);
  assert.deepEqual(
    inside.filter((file) => /new Date\(\)|Date\.now\(\)|process\.env/.test(read(file))),
    [],
  );
});

/** Versions below these have known faults (quality bar, Security). */
const floors: Record<string, string> = {
  fastify: '5.12.1',
  '@fastify/static': '10.1.2',
  nodemailer: '10.0.5',
  ajv: '8.18.0',
  'path-to-regexp': '8.4.0',
  'react-router': '8.0.0',
};

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
}
const { packages: locked } = JSON.parse(read('../../package-lock.json')) as { packages: Record<string, Locked> };

test('ninguna dependencia está por debajo de su versión segura', () => {
  const installed = Object.entries(locked).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const floor = floors[name];
    return floor && version ? [{ path, version, floor }] : [];
  });
  assert.ok(installed.some(({ path }) => path === 'node_modules/fastify'));
  assert.deepEqual(
    installed.filter(({ version, floor }) => version.localeCompare(floor, 'en', { numeric: true }) < 0),
    [],
  );
});

// npm writes only those of the machine it runs on if the registry does not offer the others: without them `npm ci` refuses,
// and another system lacks its binaries.
test('el archivo de versiones nombra también lo que otros sistemas necesitan', () => {
  const there = new Set(Object.keys(locked).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(locked).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  assert.ok(wanted.includes('@biomejs/cli-darwin-arm64'));
  assert.deepEqual(
    wanted.filter((name) => !there.has(name)),
    [],
  );
});
