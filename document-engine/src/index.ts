export type { Resultado } from './base/resultado.ts';
export { type Dia, diaDeSemana, diasEntre, edadEn, parseDia, sumarDias, sumarMeses } from './calendario/dia.ts';
export { CONTEXTO_DEL_EJEMPLO } from './casos/contexto-del-ejemplo.ts';
export type { Meta } from './casos/metas.ts';
export {
  type CasoPropuesto,
  type Pedido as PedidoDeCasos,
  type Propuesta as PropuestaDeCasos,
  proponerCasos,
  type SinCubrir,
} from './casos/proponer.ts';
export { sustituir } from './casos/sustituir.ts';
export {
  type Campo,
  conValoresDeLey,
  type EntrevistaCompilada,
  jurisdiccionDe,
  type Seccion,
} from './entrevista/compilada.ts';
export { soloConocidas, soloDelCampo } from './entrevista/conocidas.ts';
export { type Corregible, corregirRespuestas, isAbierta, rutasDistintas } from './entrevista/correccion.ts';
export { type Estado, evaluarEntrevista, type OpcionesEvaluacion } from './entrevista/evaluar.ts';
export { type Cambio, compararRespuestas, type Grafo, grafoDe, reabre } from './entrevista/grafo.ts';
export { type EntrevistaLeida, leerEntrevista } from './entrevista/leer.ts';
export { isNacimiento } from './entrevista/limites.ts';
export { mostrarRespuesta, type Palabras } from './entrevista/mostrar.ts';
export { respuestaDelPerfil, respuestasDelPerfil } from './entrevista/perfil.ts';
export { firmantesDe, hayRepresentacion, type PersonaDeRespuestas, personasDe } from './entrevista/personas.ts';
export { type Respondida, respondidasDe } from './entrevista/respondidas.ts';
export type { Aviso, HojaVisible, MotivoProblema, Problema } from './entrevista/revision.ts';
export { etiquetaDe } from './entrevista/ruta.ts';
export { campoEn, seccionesDe } from './entrevista/secciones.ts';
export { fechaEnLetras, fechaLarga, fechaSolemne, horaEnLetras } from './espanol/fecha.ts';
export { juntarConY } from './espanol/juntar.ts';
export { type FechaLeida, leerFecha, type SigloDeFecha } from './espanol/leer-fecha.ts';
export { leerMonto, type MontoLeido } from './espanol/leer-monto.ts';
export { enLetras, enLetrasCon, type FormaNumero, porcentajeEnLetras } from './espanol/numero.ts';
export { ordinal } from './espanol/ordinal.ts';
export { formatDia, formatFecha, formatFechaHora, formatHora, type Lectura } from './formato/pantalla.ts';
export { renderHtml } from './html/html.ts';
export {
  esHabil,
  type Feriado,
  feriados,
  type OpcionesCalendario,
  sumarHabiles,
} from './jurisdiccion/gt/calendario.ts';
export { type Cui, formatCui, type MotivoCui, type OpcionesCui, parseCui } from './jurisdiccion/gt/cui.ts';
export { deberes as deberesLegales, type TipoDeDeber as TipoDeDeberLegal } from './jurisdiccion/gt/deberes.ts';
export { type Centavos, formatMontoDocumento, formatMontoPantalla } from './jurisdiccion/gt/dinero.ts';
export { inventos } from './jurisdiccion/gt/inventos.ts';
export {
  type Desglose,
  desglosarIva,
  desglosarLineas,
  repartirDescuento,
  timbreNotarial,
} from './jurisdiccion/gt/iva.ts';
export {
  codigoEnLetras,
  cuiEnLetras,
  deletrear,
  montoEnLetras,
  montoLegal,
  nitEnLetras,
} from './jurisdiccion/gt/letras.ts';
export {
  formatNit,
  type IdTributaria,
  type MotivoNit,
  parseIdTributaria,
  parseNit,
} from './jurisdiccion/gt/nit.ts';
export { pais as jurisdiccion } from './jurisdiccion/gt/pais.ts';
export {
  type InstrumentoAutorizado,
  type TipoDeAviso,
  textoDeAviso,
  textoDeAvisoDeCancelacion,
  textoDeAvisoTrimestral,
} from './jurisdiccion/gt/papeles/avisos.ts';
export { comparecienteDicho, type Otorgante, otorgantesDe } from './jurisdiccion/gt/papeles/otorgantes.ts';
export {
  esNotaria,
  type InstrumentoDePapel,
  lugarDicho,
  type NotarioDePapel,
  nombresDichos,
  type ParrafoDePapel,
} from './jurisdiccion/gt/papeles/papel.ts';
export { papelDeDeber, papelesDeActo, type TipoDePapel, tiposDePapel } from './jurisdiccion/gt/papeles/papeles.ts';
export { type CuentaDeProtocolo, razonDeCierre, razonDeLegalizacion } from './jurisdiccion/gt/papeles/razones.ts';
export {
  type CopiaDeTestimonio,
  hojasDeTestimonio,
  type ImpuestoDeTestimonio,
  type PrecioEnDolares,
  razonDeCopia,
  razonDeTestimonio,
  razonDeTestimonioEspecial,
} from './jurisdiccion/gt/papeles/testimonios.ts';
export { type TimbresDePapel, timbreDeTestimonio, timbresEn } from './jurisdiccion/gt/papeles/timbres.ts';
export {
  type ParametroDeLey,
  PRUDENCIA,
  parametrosDeLey,
  type UnidadDeLey,
  valoresDeLey,
  vigentesEn,
} from './jurisdiccion/gt/parametros.ts';
export { isPlacaUsual, normalizePlaca } from './jurisdiccion/gt/placa.ts';
export { type Correccion, papelDeProtocolo, salvadoDe } from './jurisdiccion/gt/protocolo.ts';
export { formatTelefono, type MotivoTelefono, parseTelefono, type Telefono } from './jurisdiccion/gt/telefono.ts';
export {
  type Departamento,
  departamentos,
  findDepartamento,
  findMunicipio,
  type Municipio,
} from './jurisdiccion/gt/territorio.ts';
export { ZONA_HORARIA } from './jurisdiccion/gt/zona.ts';
export type { CodigoHallazgo, Hallazgo } from './linter/hallazgo.ts';
export { lintar } from './linter/lintar.ts';
export { lugarDeNodo, RAIZ_DE_LUGARES } from './linter/sitios.ts';
export { type Renglon, tablaDeVerdad } from './linter/verdad.ts';
export { type Logica, renameVariables } from './logica/logica.ts';
export { escribirActo } from './minuta/acto.ts';
export { documentoDeMinuta, encabezadoDeClausula } from './minuta/documento.ts';
export { canonicaDe, leerMinuta, type MinutaLeida } from './minuta/leer.ts';
export { minutaDe } from './minuta/minuta.ts';
export type { Minuta, NodoDeMinuta } from './minuta/modelo.ts';
export { parrafosDe } from './minuta/parrafos.ts';
export type {
  Bloque,
  Celda,
  Documento,
  Faltante,
  LugarDelActo,
  Rastro,
  Tramo,
} from './modelo/documento.ts';
export type { Entrevista, Opcion, Pregunta } from './modelo/entrevista.ts';
export { esDeNotario, type FormaFirma } from './modelo/firma.ts';
export type { Jurisdiccion, ValorDeLey } from './modelo/jurisdiccion.ts';
export type { Nodo, PlantillaJson } from './modelo/plantilla.ts';
export type { Representado } from './modelo/representado.ts';
export { definitivo } from './plantilla/definitivo.ts';
export { type DocumentoFinal, documentoFinal } from './plantilla/final.ts';
export { leerPlantilla, type PlantillaLeida, type PlantillaLista } from './plantilla/leer.ts';
export { resolverDocumento } from './plantilla/resolver.ts';
export { FIRMAS, renderTexto } from './plantilla/texto.ts';
export { printJson } from './print-json.ts';
export { caracterNoImprimible, isImprimible } from './texto/imprimible.ts';
export { limpiarTexto, limpiarTramo } from './texto/limpiar.ts';
export { comoNombre, igualable, signoAjenoANombre, tieneDireccionWeb, tieneLetra } from './texto/nombre.ts';
