import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of two-step verification in the profile. */
export const dosPasos = {
  titulo: ['Verificación en dos pasos', 'Two-step verification', 'İki adımlı doğrulama', 'التحقق بخطوتين'],
  detalle: [
    'Además de su contraseña, al entrar se le pide un código de su teléfono: quien adivine la contraseña no entra.',
    'Beside your password, signing in asks for a code from your phone: whoever guesses the password does not get in.',
    'Girişte parolanızın yanında telefonunuzdan bir kod istenir: parolayı tahmin eden giremez.',
    'عند الدخول يُطلب مع كلمة المرور رمز من هاتفك: من يخمّن كلمة المرور لا يدخل.',
  ],
  sin: [
    'Use cualquier aplicación de códigos: Google Authenticator, Microsoft Authenticator, Aegis, 1Password u otra.',
    'Use any application for codes: Google Authenticator, Microsoft Authenticator, Aegis, 1Password or another.',
    'Herhangi bir kod uygulaması olur: Google Authenticator, Microsoft Authenticator, Aegis, 1Password ya da başka biri.',
    'استخدم أي تطبيق للرموز: Google Authenticator أو Microsoft Authenticator أو Aegis أو 1Password أو غيرها.',
  ],
  activar: ['Activar', 'Turn on', 'Etkinleştir', 'تفعيل'],
  activa: ['Activa desde el {fecha}.', 'On since {fecha}.', '{fecha} tarihinden beri etkin.', 'مفعّل منذ {fecha}.'],
  quedan: [
    '{n, plural, one {Le queda # código de respaldo.} other {Le quedan # códigos de respaldo.}}',
    '{n, plural, one {You have # backup code left.} other {You have # backup codes left.}}',
    '{n, plural, one {# yedek kodunuz kaldı.} other {# yedek kodunuz kaldı.}}',
    '{n, plural, zero {لم يبقَ لديك رمز احتياط.} one {بقي لديك رمز احتياط واحد.} two {بقي لديك رمزا احتياط.} few {بقي لديك # رموز احتياط.} many {بقي لديك # رمز احتياط.} other {بقي لديك # رمز احتياط.}}',
  ],
  otros: ['Códigos de respaldo nuevos', 'New backup codes', 'Yeni yedek kodlar', 'رموز احتياط جديدة'],
  quitar: ['Desactivar', 'Turn off', 'Kapat', 'إلغاء التفعيل'],
  quitarTitulo: [
    'Desactivar la verificación en dos pasos',
    'Turn off two-step verification',
    'İki adımlı doğrulamayı kapat',
    'إلغاء التحقق بخطوتين',
  ],
  quitarTexto: [
    'Para entrar bastará su contraseña, y sus códigos de respaldo dejarán de valer.',
    'Your password will be enough to sign in, and your backup codes will stop working.',
    'Giriş için parolanız yetecek ve yedek kodlarınız geçersiz olacak.',
    'ستكفي كلمة المرور للدخول، ولن تعود رموز الاحتياط صالحة.',
  ],
  quitada: [
    'La verificación en dos pasos quedó desactivada.',
    'Two-step verification is off.',
    'İki adımlı doğrulama kapatıldı.',
    'أُلغي التحقق بخطوتين.',
  ],
  escanee: [
    'Escanee este código con su aplicación.',
    'Scan this code with your application.',
    'Bu kodu uygulamanızla tarayın.',
    'امسح هذا الرمز بتطبيقك.',
  ],
  imagen: ['Código QR para la aplicación', 'QR code for the application', 'Uygulama için QR kodu', 'رمز QR للتطبيق'],
  oEscriba: [
    'Si no puede escanearlo, escriba esta clave en ella:',
    'If you cannot scan it, type this key there:',
    'Tarayamıyorsanız bu anahtarı uygulamaya yazın:',
    'إن تعذّر مسحه فاكتب هذا المفتاح في التطبيق:',
  ],
  abrir: [
    'Abrir en la aplicación de este teléfono',
    'Open in the application of this phone',
    'Bu telefondaki uygulamada aç',
    'الفتح في تطبيق هذا الهاتف',
  ],
  codigo: [
    'Código que muestra la aplicación',
    'Code that the application shows',
    'Uygulamanın gösterdiği kod',
    'الرمز الذي يعرضه التطبيق',
  ],
  respaldos: ['Sus códigos de respaldo', 'Your backup codes', 'Yedek kodlarınız', 'رموز الاحتياط'],
  guardelos: [
    'Guárdelos en un lugar seguro: cada uno sirve una vez para entrar si pierde el teléfono. No los volveremos a mostrar.',
    'Keep them in a safe place: each serves once to sign in if you lose the phone. We will not show them again.',
    'Güvenli bir yerde saklayın: telefonunuzu kaybederseniz her biri bir kez giriş sağlar. Onları bir daha göstermeyeceğiz.',
    'احفظها في مكان آمن: كل رمز يصلح مرة واحدة للدخول إن فقدت الهاتف. لن نعرضها مرة أخرى.',
  ],
  copiar: ['Copiar los códigos', 'Copy the codes', 'Kodları kopyala', 'نسخ الرموز'],
  copiados: ['Los códigos se copiaron.', 'The codes were copied.', 'Kodlar kopyalandı.', 'نُسخت الرموز.'],
  guardados: ['Ya los guardé', 'I have kept them', 'Sakladım', 'حفظتها'],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    dosPasos: typeof dosPasos;
  }
}
