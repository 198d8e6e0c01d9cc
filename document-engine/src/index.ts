export { formatDia, formatFecha, formatFechaHora, formatHora, type Lectura } from './formato/pantalla.ts';
export { type Cui, formatCui, type MotivoCui, type OpcionesCui, parseCui } from './jurisdiccion/gt/cui.ts';
export { type Centavos, formatMontoDocumento, formatMontoPantalla } from './jurisdiccion/gt/dinero.ts';
export { gt as jurisdiccion } from './jurisdiccion/gt/gt.ts';
export {
  formatNit,
  type IdTributaria,
  type MotivoNit,
  parseIdTributaria,
  parseNit,
} from './jurisdiccion/gt/nit.ts';
export { formatTelefono, type MotivoTelefono, parseTelefono, type Telefono } from './jurisdiccion/gt/telefono.ts';
export {
  type Departamento,
  departamentos,
  findDepartamento,
  findMunicipio,
  type Municipio,
} from './jurisdiccion/gt/territorio.ts';
export type { Jurisdiccion } from './jurisdiccion/jurisdiccion.ts';
export type { Resultado } from './resultado.ts';
