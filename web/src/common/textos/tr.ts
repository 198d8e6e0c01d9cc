import type { Catalogo } from '../../i18n/catalogo.ts';

export const reingreso: Catalogo['reingreso'] = {
  titulo: 'Siz olduğunuzu doğrulayın',
  texto: 'Devam etmeden önce parolanızı yazın; {minutos} dakika boyunca yeniden istemeyiz.',
  clave: 'Parola',
  codigo: 'Uygulamanızın kodu',
  ayudaCodigo: 'Ya da yedek kodlarınızdan biri.',
  mostrar: 'Parolayı göster',
  ocultar: 'Parolayı gizle',
  confirmar: 'Devam et',
};
