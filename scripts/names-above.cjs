/**
 * Files that take a word, a number or a shape of the contract from an area above their own. The list only becomes shorter: a new file
 * takes what it needs from below, or what it needs moves down.
 */
module.exports = [
  // Every noun may read any table by join, and names the states of what it joins.
  'server/src/casa/panel/queries[.]ts',
  'server/src/catalogo/planes/queries[.]ts',
  'server/src/catalogo/productos/lugares/queries[.]ts',
  'server/src/catalogo/productos/oficina/queries[.]ts',
  'server/src/catalogo/productos/testimonios/queries[.]ts',
  'server/src/catalogo/redacciones/filas/queries[.]ts',
  'server/src/solicitud/pasos/queries[.]ts',
  'server/src/solicitud/solicitudes/entregas/queries[.]ts',
  // A notice or a rule says a number or a kind that the noun above decides.
  'server/src/casa/identidad/cierre/cierre[.]ts',
  'server/src/casa/notificaciones/tipos/citas[.]ts',
  'server/src/casa/notificaciones/tipos/compras[.]ts',
  'server/src/casa/notificaciones/tipos/deberes[.]ts',
  'server/src/casa/notificaciones/tipos/oficina[.]ts',
  'server/src/casa/panel/panel[.]ts',
  'server/src/catalogo/productos/publicacion/producto-nuevo[.]ts',
  'server/src/catalogo/surtido/fichas/bienes[.]ts',
  'server/src/catalogo/surtido/fichas/personas[.]ts',
  'server/src/catalogo/surtido/tipos-requisito[.]ts',
  'server/src/solicitud/citas/asesoria/asesoria[.]ts',
  'server/src/solicitud/requisitos/requisitos[.]ts',
  'server/src/solicitud/solicitudes/solicitudes[.]ts',
  // A screen of the shop or the office shows what follows from a purchase.
  'web/src/casa/usuarios/cuentas/CerrarCuenta[.]tsx',
  'web/src/catalogo/planes/LoQueDa[.]tsx',
  'web/src/catalogo/planes/Planes[.]tsx',
  'web/src/catalogo/planes/PlanesPage[.]tsx',
  'web/src/catalogo/planes/ahorro[.]ts',
  'web/src/catalogo/planes/da[.]ts',
  'web/src/catalogo/planes/oficina/AdministrarPlanPage[.]tsx',
  'web/src/catalogo/productos/terceros[.]ts',
  'web/src/catalogo/redacciones/casos/CasoReal[.]tsx',
  'web/src/solicitud/citas/oficina/ElegirCliente[.]tsx',
  'web/src/solicitud/citas/oficina/NuevaCita[.]tsx',
  'web/src/tramite/gestiones/Resultado[.]tsx',
];
