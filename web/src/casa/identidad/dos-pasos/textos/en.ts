import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const dosPasos: Catalogo['dosPasos'] = {
  titulo: 'Two-step verification',
  detalle:
    'Beside your password, signing in asks for a code from your phone: whoever guesses the password does not get in.',
  sin: 'Use any application for codes: Google Authenticator, Microsoft Authenticator, Aegis, 1Password or another.',
  activar: 'Turn on',
  activa: 'On since {fecha}.',
  quedan: '{n, plural, one {You have # backup code left.} other {You have # backup codes left.}}',
  otros: 'New backup codes',
  quitar: 'Turn off',
  quitarTitulo: 'Turn off two-step verification',
  quitarTexto: 'Your password will be enough to sign in, and your backup codes will stop working.',
  quitada: 'Two-step verification is off.',
  escanee: 'Scan this code with your application.',
  imagen: 'QR code for the application',
  oEscriba: 'If you cannot scan it, type this key there:',
  abrir: 'Open in the application of this phone',
  codigo: 'Code that the application shows',
  respaldos: 'Your backup codes',
  guardelos:
    'Keep them in a safe place: each serves once to sign in if you lose the phone. We will not show them again.',
  copiar: 'Copy the codes',
  copiados: 'The codes were copied.',
  guardados: 'I have kept them',
};
