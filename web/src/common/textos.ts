import type { Textos } from '../i18n/palabra.ts';

/** Texts of the dialog that asks for the password again. */
export const reingreso = {
  titulo: ['Confirme que es usted', 'Confirm that it is you', 'Siz olduğunuzu doğrulayın', 'يُرجى تأكيد هويتك'],
  texto: [
    'Antes de seguir, escriba su contraseña; por {minutos} minutos no se la pedimos otra vez.',
    'Before going on, type your password; we will not ask for it again for {minutos} minutes.',
    'Devam etmeden önce parolanızı yazın; {minutos} dakika boyunca yeniden istemeyiz.',
    'قبل المتابعة، اكتب كلمة المرور؛ لن نطلبها مرة أخرى لمدة {minutos, plural, two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  ],
  clave: ['Contraseña', 'Password', 'Parola', 'كلمة المرور'],
  codigo: ['Código de su aplicación', 'Code of your application', 'Uygulamanızın kodu', 'رمز تطبيقك'],
  ayudaCodigo: [
    'O uno de sus códigos de respaldo.',
    'Or one of your backup codes.',
    'Ya da yedek kodlarınızdan biri.',
    'أو أحد رموز الاحتياط.',
  ],
  mostrar: ['Mostrar la contraseña', 'Show the password', 'Parolayı göster', 'إظهار كلمة المرور'],
  ocultar: ['Ocultar la contraseña', 'Hide the password', 'Parolayı gizle', 'إخفاء كلمة المرور'],
  confirmar: ['Continuar', 'Continue', 'Devam et', 'متابعة'],
} satisfies Textos;

declare module '../i18n/catalogo.ts' {
  interface Catalogo {
    reingreso: typeof reingreso;
  }
}
