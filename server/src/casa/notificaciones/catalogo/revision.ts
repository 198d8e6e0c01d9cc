import { type ErrorDeCampo, errorDeCampo } from '@fedatario/contract/base';
import {
  type CambioDeTipoNotificacion,
  esFija,
  type TextosDeNotificacion,
  type TipoDeNotificacion,
} from '@fedatario/contract/casa';
import { AppError } from '../../../http/errors.ts';
import { huecosDe, tieneLlavesSueltas } from '../aviso/plantilla.ts';
import { comunes, type Definicion, definicionDe } from '../tipos/tipos.ts';

/** Refuses texts that would make a notice empty or wrong: each fault under its field, by its variable. */
export function exigirTextos(tipo: TipoDeNotificacion, textos: TextosDeNotificacion): void {
  refuse(faltasDeTextos(definicionDe(tipo), textos));
}

export function exigirCambio(tipo: TipoDeNotificacion, cambio: CambioDeTipoNotificacion): void {
  const { asunto, titulo, cuerpo, boton, pie, aviso } = cambio;
  const definicion = definicionDe(tipo);
  refuse([
    ...faltasDeTextos(definicion, { asunto, titulo, cuerpo, boton, pie, aviso }),
    ...faltasDeMedios(tipo, definicion, cambio),
  ]);
}

function refuse(errores: readonly ErrorDeCampo[]): void {
  if (errores.length > 0) throw new AppError('datos-invalidos', { errores });
}

function faltasDeTextos(definicion: Definicion, textos: TextosDeNotificacion): ErrorDeCampo[] {
  const { variables, enlace, enlaceObligatorio, canales } = definicion;
  const known = [...Object.keys(variables), ...Object.keys(comunes)];
  const required = Object.entries(variables).flatMap(([nombre, { obligatoria }]) => (obligatoria ? [nombre] : []));
  const said = huecosDe(textos.cuerpo);
  const porApp = canales.includes('app');
  return [
    ...Object.entries(textos).flatMap(([campo, texto]) => faltasDeTexto(campo, texto, known)),
    ...required
      .filter((variable) => !said.includes(variable))
      .map((variable) => errorDeCampo('cuerpo', 'variableRequerida', { variable })),
    ...(enlaceObligatorio && !textos.boton ? [errorDeCampo('boton', 'botonRequerido')] : []),
    ...(enlace === null && textos.boton ? [errorDeCampo('boton', 'botonSinEnlace')] : []),
    ...(porApp && !textos.aviso ? [errorDeCampo('aviso', 'requerido')] : []),
    ...(!porApp && textos.aviso ? [errorDeCampo('aviso', 'sinApp')] : []),
  ];
}

function faltasDeTexto(campo: string, texto: string, known: readonly string[]): ErrorDeCampo[] {
  if (tieneLlavesSueltas(texto)) return [errorDeCampo(campo, 'llavesSueltas', { ejemplo: '{{nombre}}' })];
  const [variable] = huecosDe(texto).filter((nombre) => !known.includes(nombre));
  return variable === undefined ? [] : [errorDeCampo(campo, 'variableDesconocida', { variable })];
}

function faltasDeMedios(
  tipo: TipoDeNotificacion,
  { canales }: Definicion,
  { activa, correo, app }: CambioDeTipoNotificacion,
): ErrorDeCampo[] {
  const porCorreo = correo && canales.includes('correo');
  const porApp = app && canales.includes('app');
  const entero = activa && canales.every((canal) => (canal === 'correo' ? correo : app));
  if (esFija(tipo)) return entero ? [] : [errorDeCampo('activa', 'tipoFijo')];
  return activa && !porCorreo && !porApp ? [errorDeCampo('correo', 'canalRequerido')] : [];
}
