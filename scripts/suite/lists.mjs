// The test files that are not like the others, each with its reason.

/** They run in a process of their own. `npm test -- --apart` gives every file its own. */
export const apart = {
  'web/src/i18n/change.test.ts': 'makes a document of a browser, which libraries look for as they load',
  'web/src/app/ajustes/ajustes.test.ts': 'makes a storage of a browser',
  'web/src/lib/api.test.ts': 'makes a storage of a browser',
  'web/src/lib/motion.test.ts': 'makes a document of a browser, which libraries look for as they load',
  'server/src/db/wire/prepared.test.ts': 'counts the statements that its process has named, of which there is a most',
  'server/src/services/files/heic.test.ts': 'counts the processes that its own process started',
  'server/src/casa/identidad/mismo-trabajo.test.ts': 'replaces the password hash before the product is loaded',
};

/** They may take longer than the budget. Each is as long as what it proves, or is tried whole only with --largo. */
export const long = {
  'bench/escenario/escenario.test.ts': 'starts servers that do not want to end',
  'bench/simulacro/simulacro.test.ts': 'starts a whole cluster',
  'document-engine/src/textos.test.ts': 'prints every option of every document',
  'scripts/start.test.mjs': 'starts the product as its users do',
  'scripts/upgrade.test.mjs': 'starts the last release beside this one',
  'server/src/acto/access.test.ts': 'tries each call as each role on each object',
  'server/src/acto/firmas/caida.test.ts': 'kills a process at several points',
  'server/src/casa/access.test.ts': 'tries each call as each role on each object',
  'server/src/catalogo/access.test.ts': 'tries each call as each role on each object',
  'server/src/compra/access.test.ts': 'tries each call as each role on each object',
  'server/src/compra/asesorias/azar.test.ts': 'lives of plans at random',
  'server/src/compra/pagos/caida.test.ts': 'kills a process at several points',
  'server/src/compra/pagos/varios-procesos.test.ts': 'starts several processes',
  'server/src/control/access.test.ts': 'tries each call as each role on each object',
  'server/src/control/cierres/caida.test.ts': 'kills a process at several points',
  'server/src/control/respaldos/otro-secreto.test.ts': 'restores a cluster several times',
  'server/src/control/respaldos/respaldos.test.ts': 'restores a cluster several times',
  'server/src/control/secretos/rotacion.test.ts': 'starts the product under several secrets',
  'server/src/demo/anio/anio.test.ts': 'lives the year of an office',
  'server/src/demo/preparacion/muerte.test.ts': 'kills the product and starts it again',
  'server/src/queue/queue.test.ts': 'kills workers of the queue',
  'server/src/services/files/draw.test.ts': 'draws pages up to the limits of memory and time',
  'server/src/services/files/heic.test.ts': 'reads photographs in processes apart',
  'server/src/services/files/inspect.test.ts': 'reads pictures of 64 megapixels',
  'server/src/services/pdf/papel.test.ts': 'prints an example of each document',
  'server/src/services/pdf/pdf.test.ts': 'prints an example of each document',
  'server/src/services/seal/check.test.ts': 'makes certificates and seals of every kind',
  'server/src/services/seal/matrix.test.ts': 'makes certificates and seals of every kind, each read by four readers',
  'server/src/testing/afluencia/afluencia.test.ts': 'customers buy while a process dies and returns',
  'server/src/tramite/access.test.ts': 'tries each call as each role on each object',
  'server/src/tramite/gestiones/caida.test.ts': 'kills a process at several points',
};
