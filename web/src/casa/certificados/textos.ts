import type { Textos } from '../../i18n/palabra.ts';

export const certificado = {
  titulo: ['Certificado de firma', 'Signing certificate', 'İmza sertifikası', 'شهادة التوقيع'],
  detalle: [
    'Con él se firma y sella cada documento suyo. Se guarda cifrado, y nadie puede leerlo ni descargarlo.',
    'Every document of yours is signed and sealed with it. It is kept encrypted; nobody can read or download it.',
    'Her belgeniz bununla imzalanır ve mühürlenir. Şifreli saklanır; kimse okuyamaz veya indiremez.',
    'بها تُوقَّع كل وثيقة لك وتُختم. تُحفظ مشفّرة ولا يمكن لأحد قراءتها أو تنزيلها.',
  ],
  ninguno: [
    'Todavía no hay un certificado. Al primer documento se hará uno de prueba de la casa; para trabajar suba el suyo.',
    'There is no certificate yet. A test one of the house will be made at the first document; upload yours to work.',
    'Henüz sertifika yok. İlk belgede kurumun deneme sertifikası oluşturulur; çalışmak için kendinizinkini yükleyin.',
    'لا توجد شهادة بعد. ستُنشأ شهادة تجريبية عند أول وثيقة؛ ارفع شهادتك لتعمل بها.',
  ],
  emisor: ['Emitido por {emisor}', 'Issued by {emisor}', 'Düzenleyen: {emisor}', 'أصدرها {emisor}'],
  hasta: ['Vale hasta {fecha}', 'Holds until {fecha}', 'Geçerlilik sonu: {fecha}', 'صالحة حتى {fecha}'],
  vigente: ['Vigente', 'In force', 'Geçerli', 'سارية'],
  porVencer: [
    'Vence en {dias, plural, one {# día} other {# días}}',
    'Ends in {dias, plural, one {# day} other {# days}}',
    '{dias} gün içinde sona eriyor',
    'الأيام الباقية: {dias}',
  ],
  vencido: ['Vencido', 'Ended', 'Süresi dolmuş', 'منتهية'],
  dePrueba: ['De prueba', 'For tests', 'Deneme', 'تجريبية'],
  desarrollo: [
    'Es de prueba: muestra cualquier cambio, pero fuera de esta casa nadie sabe de quién es. Suba el suyo.',
    'It is for tests: it shows any change, but outside of this house nobody knows whose it is. Upload yours.',
    'Deneme sertifikasıdır: her değişikliği gösterir, ancak kurum dışında kime ait olduğu bilinmez. Kendinizinkini yükleyin.',
    'هي تجريبية: تُظهر أي تغيير، لكن لا أحد خارج هذا المكتب يعرف صاحبها. ارفع شهادتك.',
  ],
  autofirmado: [
    'Lo emitió su propio titular, no una autoridad: fuera de esta casa nadie sabe de quién es. Pida uno a un prestador de servicios de certificación.',
    'Its own holder issued it, not an authority: outside of this house nobody knows whose it is. Ask a certification service provider for one.',
    'Bir kurum değil, sahibi kendisi düzenledi: bu kurumun dışında kimin olduğu bilinmez. Bir sertifika hizmet sağlayıcısından isteyin.',
    'أصدرها صاحبها بنفسه لا جهة معتمدة: لا أحد خارج هذا المكتب يعرف صاحبها. اطلب شهادة من مزوّد خدمات تصديق.',
  ],
  archivo: ['Archivo del certificado', 'Certificate file', 'Sertifika dosyası', 'ملف الشهادة'],
  ayuda: [
    'El archivo .p12 o .pfx que le dio su prestador.',
    'The .p12 or .pfx file that your provider gave you.',
    'Sağlayıcınızın verdiği .p12 veya .pfx dosyası.',
    'ملف ‎.p12 أو ‎.pfx الذي سلّمك إياه مزوّد الخدمة.',
  ],
  elegir: ['Elegir archivo', 'Choose file', 'Dosya seç', 'اختيار ملف'],
  clave: ['Contraseña del archivo', 'Password of the file', 'Dosyanın parolası', 'كلمة مرور الملف'],
  mostrar: ['Mostrar la contraseña', 'Show the password', 'Parolayı göster', 'إظهار كلمة المرور'],
  ocultar: ['Ocultar la contraseña', 'Hide the password', 'Parolayı gizle', 'إخفاء كلمة المرور'],
  poner: ['Guardar certificado', 'Save certificate', 'Sertifikayı kaydet', 'حفظ الشهادة'],
  reemplazar: ['Reemplazar certificado', 'Replace certificate', 'Sertifikayı değiştir', 'استبدال الشهادة'],
  puesto: ['El certificado está guardado.', 'The certificate is saved.', 'Sertifika kaydedildi.', 'حُفظت الشهادة.'],
  puestoDePrueba: [
    'Guardado, pero fuera de esta casa nadie lo reconoce: lo emitió su propio titular.',
    'Saved, but nobody outside of this house recognises it: its own holder issued it.',
    'Kaydedildi, ama bu kurumun dışında kimse tanımaz: sahibi kendisi düzenledi.',
    'حُفظت، لكن لا أحد خارج هذا المكتب يعترف بها: أصدرها صاحبها بنفسه.',
  ],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    certificado: typeof certificado;
  }
}
