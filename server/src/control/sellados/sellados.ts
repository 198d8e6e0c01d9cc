import type { DB } from '../../db/tables.ts';

/** A sealed column, its row's key, and the place it is bound to: `{columna}` stands for what the row has there. */
export interface Sellado<T extends keyof DB = keyof DB> {
  readonly tabla: T;
  readonly llave: readonly [keyof DB[T] & string, ...(keyof DB[T] & string)[]];
  readonly columna: keyof DB[T] & string;
  readonly lugar: string;
}

function sellado<T extends keyof DB>(
  tabla: T,
  llave: Sellado<T>['llave'],
  columna: Sellado<T>['columna'],
  lugar: string,
): Sellado {
  return { tabla, llave, columna, lugar } as unknown as Sellado;
}

/** Every column that `seal` writes. Those of the start of a process are apart: they are sealed anew last. */
export const sellados: readonly Sellado[] = [
  sellado('usuarios', ['idUsuario'], 'numeroDocumentoCifrado', 'documento:{idUsuario}'),
  sellado('cuentas', ['idUsuario'], 'credencialDeCierre', 'sesion:{sesionDeCierre}'),
  sellado('sesiones', ['idSesion'], 'credencialCifrada', 'sesion:{idSesion}'),
  sellado('dosPasos', ['idUsuario'], 'secreto', 'dosPasos:{idUsuario}'),
  sellado('certificadosNotario', ['idNotario'], 'contenidoCifrado', 'certificado:{idNotario}'),
  sellado('formasPago', ['idFormaPago'], 'tokenCifrado', 'forma-pago:{idFormaPago}'),
  sellado('reembolsoCuentas', ['idReembolso'], 'cuentaCifrada', 'cuenta-de-reembolso:{idReembolso}'),
  sellado('libreta', ['idEntrada'], 'contenidoCifrado', 'libreta:{idEntrada}'),
  sellado('borradores', ['idBorrador'], 'respuestasCifradas', 'borrador:{idBorrador}'),
  sellado('borradorCambios', ['idBorrador', 'revision'], 'contenidoCifrado', 'borrador:{idBorrador}:{revision}'),
  sellado('solicitudes', ['idSolicitud'], 'respuestasCifradas', 'solicitud:{idSolicitud}'),
  sellado('correcciones', ['idSolicitud', 'ronda'], 'antesCifradas', 'correccion:{idSolicitud}:{ronda}'),
  sellado('mensajes', ['idMensaje'], 'textoCifrado', 'mensaje:{idMensaje}'),
  sellado('notasInternas', ['idNota'], 'textoCifrado', 'nota:{idNota}'),
  sellado('gestionRecados', ['idRecado'], 'textoCifrado', 'recado:{idRecado}'),
  sellado('minutas', ['idSolicitud', 'version'], 'contenidoCifrado', 'minuta:{idSolicitud}:{version}'),
  sellado('minutasTrabajo', ['idSolicitud'], 'contenidoCifrado', 'minuta:{idSolicitud}:trabajo'),
  sellado('minutaActos', ['idSolicitud'], 'respuestasCifradas', 'acto:{idSolicitud}'),
  sellado('firmaComparecientes', ['idSolicitud', 'orden'], 'numeroCifrado', 'compareciente:{idSolicitud}:{orden}'),
  sellado('asistencias', ['idCita'], 'personasCifradas', 'asistencia:{idCita}'),
  sellado('papelesDeActo', ['idPapel'], 'datosCifrados', 'papel:{idPapel}'),
  sellado('documentos', ['idDocumento'], 'contenidoCifrado', 'documento:{idDocumento}'),
  sellado('feedbackMensajes', ['idMensaje'], 'textoCifrado', 'feedback:{idMensaje}'),
  sellado('peticionesIdempotentes', ['alcance', 'clave'], 'respuestaSellada', 'respuesta:{alcance}:{clave}'),
];

/** Read when a process starts. While any of them is under an earlier secret, no process starts without that secret. */
export const delInicio: readonly Sellado[] = [
  sellado('llavesDuraderas', ['proposito'], 'sellada', 'llave:{proposito}'),
  sellado('centinela', ['unica'], 'sellado', 'centinela'),
];

/** Jobs whose data wait sealed in the queue, with the place they are bound to. */
export const trabajosSellados: Readonly<Record<string, string>> = {
  'enviar-correo': 'correo',
  'olvidar-cuenta': 'olvidar-cuenta',
  'olvidar-tarjeta': 'olvidar-tarjeta',
};

/** The other columns of bytes: hashes and signatures, which no secret opens. */
export const sinSello: Readonly<Partial<Record<keyof DB, readonly string[]>>> = {
  archivos: ['sha256'],
  calendariosSecretos: ['hash'],
  cambiosCorreo: ['hashAnterior', 'hashNuevo'],
  certificadosNotario: ['sha256'],
  codigos: ['hash'],
  codigosRespaldo: ['hash'],
  constanciasDeCierre: ['sha256'],
  documentos: ['certificadoSha256', 'sha256'],
  enlacesGestor: ['codigoHash'],
  facturas: ['huella'],
  formasPago: ['referenciaHash'],
  intentos: ['clave'],
  libreta: ['huella'],
  minutas: ['sha256'],
  peticionesIdempotentes: ['huella'],
  peticionesPorMinuto: ['clave'],
  registroActuaciones: ['documentoSha256', 'huella', 'previa', 'prueba'],
  registroCabezas: ['firma', 'huella'],
  registroCadenas: ['huella'],
  sesiones: ['hashActual', 'hashAnterior'],
  sesionesGestor: ['hash'],
};

/** The sealed column of a table; undefined when it is none. */
export function selladoEn(tabla: string, columna: string): Sellado | undefined {
  return sellados.find((uno) => uno.tabla === tabla && uno.columna === columna);
}

/** The place that a row's column is bound to. */
export function lugarDe({ lugar }: Pick<Sellado, 'lugar'>, fila: Readonly<Record<string, unknown>>): string {
  return lugar.replace(/\{(\w+)\}/g, (_, columna: string) => String(fila[columna]));
}
