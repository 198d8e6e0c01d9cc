const areas = require('./scripts/areas.cjs');

/** Support of tests, beside its noun or shared. */
const support = '/testing[/.]';
const namesAbove = require('./scripts/names-above.cjs');
const inArea = `(${areas.join('|')})`;

/** Sheets that other folders still read: none is added, and what leaves the list does not come back. */
const sharedSheets = [
  'borrador/borradores/borradores',
  'casa/auditoria/consultas/consultas',
  'catalogo/redacciones/condicion/condicion',
  'catalogo/redacciones/word/word',
  'compra/pagos/checkout/checkout',
  'compra/suscripciones/suscripcion',
  'compra/ventas/ventas',
  'solicitud/citas/citas',
  'tramite/gestiones/gestion',
  'tramite/gestiones/gestor/gestor',
  'tramite/minutas/minutas',
  'tramite/expedientes/oficina/asignar',
  'tramite/expedientes/oficina/cola/cola',
  'tramite/expedientes/oficina/expediente',
  'tramite/expedientes/oficina/oficina',
  'ui/documento',
  'ui/parts',
].map((sheet) => `^web/src/${sheet}[.]module[.]css$`);

/** Who may import whom. Each rule says why in one line. */
module.exports = {
  forbidden: [
    ...areas.slice(0, -1).map((area, at) => ({
      name: `area-${area}-looks-down`,
      comment: 'An area imports only areas below it.',
      severity: 'error',
      from: { path: `^(server|web|contract)/src/${area}/`, pathNot: support },
      to: { path: `^$1/src/(${areas.slice(at + 1).join('|')})/` },
    })),
    ...areas.slice(0, -1).map((area, at) => ({
      name: `area-${area}-names-below`,
      comment: 'An area takes words and shapes of the contract from its own area or those below it.',
      severity: 'error',
      from: { path: `^(server|web)/src/${area}/`, pathNot: `[.]test[.]tsx?$|${support}|^(${namesAbove.join('|')})$` },
      to: { path: `^contract/src/(${areas.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'area-imports-its-contract',
      comment:
        'The assembled api and the list of areas are for what stands above all areas: through them one could look up.',
      severity: 'error',
      from: { path: `^(server|web|contract)/src/${inArea}/`, pathNot: `[.]test[.]tsx?$|${support}` },
      to: { path: '^contract/src/(api|areas)[.]ts$' },
    },
    {
      name: 'contract-base-knows-no-area',
      comment: 'Fields, pages and errors are below every noun.',
      severity: 'error',
      from: { path: '^contract/src/base/', pathNot: '[.]test[.]ts$' },
      to: { path: '^contract/src/', pathNot: '^contract/src/base/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-is-pure',
      comment: 'Both sides read it: only zod and the engine below it.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(server|web)/|node_modules/(?!zod/)', dependencyTypesNot: ['npm-dev'] },
    },
    {
      name: 'contract-without-node',
      comment: 'The browser reads it too.',
      severity: 'error',
      from: { path: '^(contract|document-engine)/src/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-is-pure',
      comment: 'A function of its inputs: no database, no network, no clock, no contract.',
      severity: 'error',
      from: { path: '^document-engine/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(server|web|contract)/' },
    },
    {
      name: 'test-bank-knows-no-product',
      comment: 'It stands in for an outsider: it knows what Stripe knows, and how to escape HTML.',
      severity: 'error',
      from: { path: '^test-bank/' },
      to: { path: '^(server|web|contract|document-engine)/', pathNot: '^document-engine/src/html/safe-html[.]ts$' },
    },
    {
      name: 'web-and-server-are-strangers',
      comment: 'They meet in the contract only.',
      severity: 'error',
      from: { path: '^(web|server)/' },
      to: { path: '^(web|server)/', pathNot: '^$1/' },
    },
    {
      name: 'server-domain-through-its-noun',
      comment: 'Another module is used through its <noun>.ts, never through its SQL, its routes or its jobs.',
      severity: 'error',
      from: { path: `^server/src/((?:${areas.join('|')})/[^/]+|demo)/`, pathNot: support },
      to: {
        path: `^server/src/${inArea}/[^/]+/(queries|routes|jobs|emails)[.]ts$`,
        pathNot: '^server/src/$1/',
      },
    },
    {
      name: 'infrastructure-knows-no-domain',
      comment: 'db, http, queue and services are below every module.',
      severity: 'error',
      from: { path: '^server/src/(db|http|queue|services)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^server/src/', pathNot: '^server/src/(db|http|queue|services)/' },
    },
    {
      name: 'sql-only-in-queries',
      comment: 'Kysely is spoken in queries.ts and in the infrastructure.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `(/queries[.]ts|[.]test[.]ts)$|^server/src/(db|queue)/|${support}` },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'web-app-composes',
      comment: 'Screens of several areas are put together in web/src/app; no feature imports it.',
      severity: 'error',
      from: { path: `^web/src/${inArea}/` },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-ui-knows-no-feature',
      comment: 'common, ui, lib and i18n are below every feature.',
      severity: 'error',
      from: { path: '^web/src/(common|ui|lib|i18n)/' },
      to: { path: `^web/src/(app|${areas.join('|')})/` },
    },
    {
      name: 'web-kinds-of-expediente-are-strangers',
      comment: 'Trámites and gestiones share web/src/tramite/expedientes, which knows neither.',
      severity: 'error',
      from: { path: '^web/src/tramite/(expedientes|tramites|gestiones)/' },
      to: { path: '^web/src/tramite/(tramites|gestiones)/', pathNot: '^web/src/tramite/$1/' },
    },
    {
      name: 'styles-stay-in-their-folder',
      comment:
        'A style sheet is read by the files beside it; a look that two folders share is a component or a primitive of ui/layout.',
      severity: 'error',
      from: { path: '^(web/src/.+/)[^/]+$' },
      to: { path: '[.]module[.]css$', pathNot: ['^$1[^/]+$', ...sharedSheets] },
    },
    {
      name: 'texts-are-brought-by-their-loaders',
      comment: 'A feature reads its texts through t(), so that they come in the language of the person.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/i18n/' },
      to: { path: '^web/src/.*/textos[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-ui-knows-no-common',
      comment: 'What knows a call or a session stands above what only draws.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib|i18n)/' },
      to: { path: '^web/src/common/' },
    },
    {
      name: 'web-lib-draws-nothing',
      comment: 'lib works without a screen.',
      severity: 'error',
      from: { path: '^web/src/(lib|i18n)/' },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'web-i18n-stands-alone',
      comment: 'Everything else of the web reads texts.',
      severity: 'error',
      from: { path: '^web/src/i18n/', pathNot: '[.]test[.]ts$' },
      to: { path: '^web/src/', pathNot: '^web/src/i18n/' },
    },
    {
      name: 'no-test-code-in-product',
      comment: 'Factories serve tests, journeys and benches only.',
      severity: 'error',
      from: { pathNot: `[.]test[.]tsx?$|${support}|^(e2e|bench|scripts)/` },
      to: { path: support },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that leads nowhere. The rival libraries are installed with their bench only.',
      severity: 'error',
      from: { pathNot: '^bench/rivales/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // A test may reach anything; the house is what remains when tests are taken away.
    // The other product of a figure stands on dependencies of its own.
    exclude: { path: '(^|/)dist/|[.]test[.]tsx?$|^bench/compra/vendure/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
