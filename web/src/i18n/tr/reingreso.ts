import type { Catalogo } from '../catalogo.ts';

export const reingreso: Catalogo['reingreso'] = {
  titulo: 'Siz olduğunuzu doğrulayın',
  texto: 'Yapacağınız işlem geri alınamaz. Parolanızı yazın; beş dakika boyunca yeniden istemeyiz.',
  clave: 'Parola',
  mostrar: 'Parolayı göster',
  ocultar: 'Parolayı gizle',
  confirmar: 'Devam et',
};
