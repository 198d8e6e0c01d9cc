import type { Textos } from '../../i18n/palabra.ts';

export const usuarios = {
  perfil: ['Mi perfil', 'My profile', 'Profilim', 'ملفي الشخصي'],
  secciones: {
    info: ['Datos personales', 'Personal data', 'Kişisel bilgiler', 'البيانات الشخصية'],
    seguridad: ['Seguridad', 'Security', 'Güvenlik', 'الأمان'],
    'forma-pago': ['Forma de pago', 'Payment method', 'Ödeme yöntemi', 'طريقة الدفع'],
    notificaciones: ['Notificaciones', 'Notifications', 'Bildirimler', 'الإشعارات'],
    privacidad: ['Privacidad', 'Privacy', 'Gizlilik', 'الخصوصية'],
  },
  info: {
    detalle: [
      'Con estos datos se llenan solos sus documentos y facturas. Usted decide cuáles escribir.',
      'These data fill in your documents and invoices by themselves. You decide which to write.',
      'Belgeleriniz ve faturalarınız bu bilgilerle kendiliğinden doldurulur. Hangilerini yazacağınıza siz karar verirsiniz.',
      'تُملأ وثائقك وفواتيرك تلقائيًا بهذه البيانات. أنت تقرر ما تكتبه منها.',
    ],
    identificacion: ['Identificación', 'Identification', 'Kimlik', 'الهوية'],
    contacto: ['Contacto y facturación', 'Contact and invoicing', 'İletişim ve fatura', 'الاتصال والفوترة'],
    preferencias: ['Preferencias', 'Preferences', 'Tercihler', 'التفضيلات'],
  },
  correo: {
    titulo: ['Correo electrónico', 'Email', 'E-posta', 'البريد الإلكتروني'],
    detalle: [
      'Con este correo inicia sesión, y a él le escribimos.',
      'You sign in with this email, and we write to you there.',
      'Bu e-postayla oturum açarsınız; size buraya yazarız.',
      'بهذا البريد تسجّل الدخول، وإليه نراسلك.',
    ],
    cambiar: ['Cambiar de correo', 'Change email', 'E-postayı değiştir', 'تغيير البريد'],
    nuevo: ['Correo nuevo', 'New email', 'Yeni e-posta', 'البريد الجديد'],
    pedir: ['Enviar los códigos', 'Send the codes', 'Kodları gönder', 'إرسال الرمزين'],
    pedirDetalle: [
      'Enviaremos un código al correo nuevo y otro a {email}. Hacen falta los dos.',
      'We will send a code to the new email and another to {email}. Both are needed.',
      'Yeni e-postaya bir kod, {email} adresine de başka bir kod göndereceğiz. İkisi de gereklidir.',
      'سنرسل رمزًا إلى البريد الجديد وآخر إلى {email}. كلاهما لازم.',
    ],
    codigos: ['Escriba los dos códigos', 'Write both codes', 'İki kodu yazın', 'اكتب الرمزين'],
    codigosDetalle: [
      'Uno llega a {nuevo} y el otro a {email}. Vencen en {minutos} minutos. Revise también la carpeta de no deseados.',
      'One arrives at {nuevo} and the other at {email}. They expire in {minutos} minutes. Check the spam folder too.',
      'Biri {nuevo} adresine, diğeri {email} adresine gelir. {minutos} dakika geçerlidir. İstenmeyen e-posta klasörüne de bakın.',
      'يصل أحدهما إلى {nuevo} والآخر إلى {email}. تنتهي صلاحيتهما بعد {minutos, plural, two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. راجع أيضًا مجلد الرسائل غير المرغوب فيها.',
    ],
    codigoNuevo: ['Código del correo nuevo', 'Code from the new email', 'Yeni e-postadaki kod', 'رمز البريد الجديد'],
    codigoAnterior: [
      'Código del correo actual',
      'Code from the current email',
      'Mevcut e-postadaki kod',
      'رمز البريد الحالي',
    ],
    terminar: ['Cambiar de correo', 'Change email', 'E-postayı değiştir', 'تغيير البريد'],
    otros: ['Enviar otros códigos', 'Send other codes', 'Başka kodlar gönder', 'إرسال رمزين آخرين'],
    otrosEn: [
      'Enviar otros códigos en {segundos} s',
      'Send other codes in {segundos} s',
      '{segundos} sn sonra başka kodlar gönder',
      'إرسال رمزين آخرين بعد {segundos} ث',
    ],
    espera: [
      'Faltan los códigos para cambiar a {email}.',
      'The codes to change to {email} are still missing.',
      '{email} adresine geçmek için kodlar bekleniyor.',
      'ينقص الرمزان للتغيير إلى {email}.',
    ],
    seguir: ['Escribir los códigos', 'Write the codes', 'Kodları yaz', 'كتابة الرمزين'],
    hecho: [
      'Su correo quedó cambiado y las demás sesiones, cerradas.',
      'Your email was changed and the other sessions were closed.',
      'E-postanız değiştirildi ve diğer oturumlar kapatıldı.',
      'تم تغيير بريدك وأُغلقت الجلسات الأخرى.',
    ],
  },
  foto: {
    titulo: ['Fotografía', 'Photograph', 'Fotoğraf', 'الصورة الشخصية'],
    detalle: [
      'Es opcional. La ven usted y quien le atiende en la oficina.',
      'Optional. Only you and those who attend you at the office see it.',
      'İsteğe bağlıdır. Yalnızca siz ve ofiste sizinle ilgilenenler görür.',
      'اختيارية. لا يراها إلا أنت ومن يتولى خدمتك في المكتب.',
    ],
    admite: [
      'JPG, PNG, WebP o HEIC, de {maximo} MB como máximo. Se guarda cuadrada, sin el lugar ni la fecha en que se tomó.',
      'JPG, PNG, WebP or HEIC, {maximo} MB at most. It is kept square, without where or when it was taken.',
      'JPG, PNG, WebP ya da HEIC, en fazla {maximo} MB. Çekildiği yer ve tarih olmadan, kare olarak saklanır.',
      'JPG أو PNG أو WebP أو HEIC، بحد أقصى {maximo} ميغابايت. تُحفظ مربعة ودون مكان التقاطها أو تاريخه.',
    ],
    subir: ['Subir fotografía', 'Upload photograph', 'Fotoğraf yükle', 'رفع صورة'],
    cambiar: ['Cambiar fotografía', 'Change photograph', 'Fotoğrafı değiştir', 'تغيير الصورة'],
    quitar: ['Quitar', 'Remove', 'Kaldır', 'إزالة'],
    quitarPregunta: [
      '¿Quitar su fotografía?',
      'Remove your photograph?',
      'Fotoğrafınız kaldırılsın mı?',
      'هل تريد إزالة صورتك؟',
    ],
    quitarTexto: [
      'Se borra ahora mismo y en su lugar se ven sus iniciales. Puede subir otra cuando quiera.',
      'It is deleted right now and your initials are shown instead. You can upload another one at any time.',
      'Hemen silinir ve yerine adınızın baş harfleri görünür. İstediğiniz zaman başka bir fotoğraf yükleyebilirsiniz.',
      'تُحذف فورًا وتظهر الأحرف الأولى من اسمك بدلًا منها. يمكنك رفع صورة أخرى متى شئت.',
    ],
    lista: [
      'Su fotografía ya se ve en su perfil.',
      'Your photograph is now on your profile.',
      'Fotoğrafınız artık profilinizde.',
      'صورتك ظاهرة الآن في ملفك الشخصي.',
    ],
  },
  campo: {
    nombreCompleto: ['Nombre completo', 'Full name', 'Ad ve soyad', 'الاسم الكامل'],
    telefono: ['Teléfono', 'Phone', 'Telefon', 'الهاتف'],
    tipoDocumento: ['Tipo de documento', 'Kind of document', 'Kimlik belgesi türü', 'نوع الوثيقة'],
    numeroDocumento: ['Número de documento', 'Document number', 'Kimlik belgesi numarası', 'رقم الوثيقة'],
    nit: ['NIT', 'NIT (tax number)', 'NIT', 'الرقم الضريبي (NIT)'],
    fechaNacimiento: ['Fecha de nacimiento', 'Date of birth', 'Doğum tarihi', 'تاريخ الميلاد'],
    direccion: ['Dirección', 'Address', 'Adres', 'العنوان'],
    idioma: ['Idioma', 'Language', 'Dil', 'اللغة'],
  },
  ayuda: {
    telefono: [
      'Ocho dígitos, o el número internacional con su prefijo.',
      'Eight digits, or the international number with its prefix.',
      'Sekiz rakam veya ülke koduyla uluslararası numara.',
      'ثمانية أرقام، أو الرقم الدولي مع رمزه.',
    ],
    nit: [
      'Escriba CF si es consumidor final.',
      'Write CF if you are a final consumer.',
      'Nihai tüketiciyseniz CF yazın.',
      'اكتب CF إذا كنت مستهلكًا نهائيًا.',
    ],
    fechaNacimiento: [
      'Día, mes y año, por ejemplo 24/03/1990.',
      'Day, month and year, for example 24/03/1990.',
      'Gün, ay ve yıl; örneğin 24/03/1990.',
      'اليوم والشهر والسنة، مثل 24/03/1990.',
    ],
    dpi: [
      'Los 13 dígitos del CUI.',
      'The 13 digits of the CUI.',
      'CUI numarasının 13 rakamı.',
      'أرقام CUI الثلاثة عشر.',
    ],
    pasaporte: [
      'De 3 a 18 letras y números, como está en el pasaporte.',
      '3 to 18 letters and numbers, as the passport has it.',
      'Pasaporttaki gibi, 3 ila 18 harf ve rakam.',
      'من 3 إلى 18 حرفًا ورقمًا كما في جواز السفر.',
    ],
    idioma: [
      'Se aplica de inmediato en todas las pantallas.',
      'It applies at once on every screen.',
      'Tüm ekranlarda hemen uygulanır.',
      'تُطبَّق فورًا على كل الشاشات.',
    ],
  },
  documento: {
    ninguno: ['Sin documento', 'No document', 'Belge yok', 'بلا وثيقة'],
    dpi: ['DPI (CUI)', 'DPI (CUI)', 'DPI (CUI)', 'بطاقة DPI (CUI)'],
    pasaporte: ['Pasaporte', 'Passport', 'Pasaport', 'جواز سفر'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    usuarios: typeof usuarios;
  }
}
