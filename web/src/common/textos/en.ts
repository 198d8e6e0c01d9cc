import type { Catalogo } from '../../i18n/catalogo.ts';

export const reingreso: Catalogo['reingreso'] = {
  titulo: 'Confirm that it is you',
  texto: 'Before going on, type your password; we will not ask for it again for {minutos} minutes.',
  clave: 'Password',
  codigo: 'Code of your application',
  ayudaCodigo: 'Or one of your backup codes.',
  mostrar: 'Show the password',
  ocultar: 'Hide the password',
  confirmar: 'Continue',
};
