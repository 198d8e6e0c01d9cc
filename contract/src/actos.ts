/** What an administrative act is done to. */
export const objetosDeActo = [
  'usuario',
  'reglasDeAcceso',
  'codigo',
  'factura',
  'dte',
  'reembolso',
  'comprobante',
  'informacionGeneral',
  'datosFacturacion',
  'calendario',
  'certificado',
  'textoLegal',
  'entrada',
  'tramite',
  'requisito',
  'notario',
  'tipoNotificacion',
  'deber',
  'marca',
  'protocolo',
  'identidad',
  'expediente',
  'respuestas',
  'minuta',
  'mensajes',
  'hojas',
] as const;
export type ObjetoDeActo = (typeof objetosDeActo)[number];

/** What is done to it. */
export const accionesDeActo = [
  'crear',
  'cambiar',
  'activar',
  'publicar',
  'borrar',
  'mover',
  'reenviar',
  'anular',
  'aceptar',
  'rechazar',
  'aprobar',
  'negar',
  'pagar',
  'certificar',
  'ver',
  'dispensar',
  'asignar',
  'invitar',
  'cambiarRol',
  'quitarDosPasos',
  'cerrarSesion',
  'restaurar',
  'firmar',
  'cumplir',
  'escribir',
  'anotar',
] as const;
export type AccionDeActo = (typeof accionesDeActo)[number];

/** The name of an administrative act, for ever: `codigo.crear`; of an entry also its catalogue: `entrada.crear.categorias`. */
export type Acto = `${ObjetoDeActo}.${AccionDeActo}` | `entrada.${AccionDeActo}.${string}`;
