import type { Catalogo } from '../catalogo.ts';

export const reingreso: Catalogo['reingreso'] = {
  titulo: 'يُرجى تأكيد هويتك',
  texto: 'ما يلي لا يمكن التراجع عنه. اكتب كلمة المرور؛ لن نطلبها منك مجددًا لمدة خمس دقائق.',
  clave: 'كلمة المرور',
  mostrar: 'إظهار كلمة المرور',
  ocultar: 'إخفاء كلمة المرور',
  confirmar: 'متابعة',
};
