/** Texts of two-step verification in the profile. */
export const dosPasos = {
  titulo: 'Verificación en dos pasos',
  detalle:
    'Además de su contraseña, al entrar se le pide un código de su teléfono: quien adivine la contraseña no entra.',
  sin: 'Use cualquier aplicación de códigos: Google Authenticator, Microsoft Authenticator, Aegis, 1Password u otra.',
  activar: 'Activar',
  activa: 'Activa desde el {fecha}.',
  quedan: '{n, plural, one {Le queda # código de respaldo.} other {Le quedan # códigos de respaldo.}}',
  otros: 'Códigos de respaldo nuevos',
  quitar: 'Desactivar',
  quitarTitulo: 'Desactivar la verificación en dos pasos',
  quitarTexto: 'Para entrar bastará su contraseña, y sus códigos de respaldo dejarán de valer.',
  quitada: 'La verificación en dos pasos quedó desactivada.',
  escanee: 'Escanee este código con su aplicación.',
  imagen: 'Código QR para la aplicación',
  oEscriba: 'Si no puede escanearlo, escriba esta clave en ella:',
  abrir: 'Abrir en la aplicación de este teléfono',
  codigo: 'Código que muestra la aplicación',
  respaldos: 'Sus códigos de respaldo',
  guardelos:
    'Guárdelos en un lugar seguro: cada uno sirve una vez para entrar si pierde el teléfono. No los volveremos a mostrar.',
  copiar: 'Copiar los códigos',
  copiados: 'Los códigos se copiaron.',
  guardados: 'Ya los guardé',
};
