import type { Textos } from '../../i18n/palabra.ts';

export const verificar = {
  titulo: ['Verificar un documento', 'Verify a document', 'Belge doğrulama', 'التحقق من وثيقة'],
  detalle: [
    'Compruebe si un documento es auténtico y si nadie lo cambió. Es gratis y no necesita una cuenta.',
    'Check whether a document is authentic and nobody changed it. It is free and needs no account.',
    'Bir belgenin gerçek olup olmadığını ve değiştirilip değiştirilmediğini kontrol edin. Ücretsizdir, hesap gerekmez.',
    'تحقق من صحة الوثيقة ومن أن أحدًا لم يغيّرها. الخدمة مجانية ولا تحتاج إلى حساب.',
  ],
  buscando: ['Buscando el documento…', 'Looking for the document…', 'Belge aranıyor…', 'جارٍ البحث عن الوثيقة…'],
  documento: ['Documento', 'Document', 'Belge', 'الوثيقة'],
  estado: {
    autentico: ['Documento auténtico', 'Authentic document', 'Gerçek belge', 'وثيقة صحيحة'],
    sustituido: [
      'Documento sustituido por otro',
      'Document superseded by another',
      'Yerine başka bir belge geçti',
      'وثيقة حلّت محلها أخرى',
    ],
    anulado: ['Documento anulado', 'Annulled document', 'İptal edilmiş belge', 'وثيقة ملغاة'],
    noComprobado: [
      'Documento que no pudimos comprobar',
      'A document that we could not verify',
      'Doğrulayamadığımız belge',
      'وثيقة تعذّر علينا التحقق منها',
    ],
  },
  explica: {
    autentico: [
      'Este código es de un documento nuestro. Compare los datos con los que lee en él y, si tiene el PDF, compruébelo abajo.',
      'This code belongs to a document of ours. Compare what it says here with what you read on it and, if you have the PDF, check it below.',
      'Bu kod bizim bir belgemize ait. Bilgileri belgede okuduklarınızla karşılaştırın; PDF sizdeyse aşağıda kontrol edin.',
      'هذا الرمز لوثيقة صادرة عنا. قارن البيانات بما تقرؤه فيها، وإن كان لديك ملف PDF فافحصه أدناه.',
    ],
    sustituido: [
      'Fue auténtico, pero hay uno más nuevo en su lugar. Pida a quien se lo dio la versión vigente.',
      'It was authentic, but a newer one took its place. Ask whoever gave it to you for the current version.',
      'Gerçekti, ancak yerine daha yenisi geçti. Belgeyi size verenden güncel sürümü isteyin.',
      'كانت صحيحة، لكن حلّت محلها وثيقة أحدث. اطلب النسخة السارية ممن سلّمك إياها.',
    ],
    anulado: [
      'Ya no tiene valor. No lo acepte, y pregunte a quien se lo dio o a nosotros.',
      'It no longer has any value. Do not accept it; ask whoever gave it to you, or us.',
      'Artık geçerli değil. Kabul etmeyin; belgeyi size verene veya bize sorun.',
      'لم تعد لها أي قيمة. لا تقبلها، واسأل من سلّمك إياها أو اسألنا.',
    ],
    noComprobado: [
      'Lleva un código nuestro, pero la firma del archivo que guardamos no se comprueba. No lo acepte sin preguntarnos.',
      'It bears a code of ours, but the signature of the file we keep does not verify. Do not accept it without asking us.',
      'Bizim bir kodumuzu taşıyor, ancak sakladığımız dosyanın imzası doğrulanmıyor. Bize sormadan kabul etmeyin.',
      'تحمل رمزًا من رموزنا، لكن توقيع الملف المحفوظ لدينا لا يصح. لا تقبلها قبل أن تسألنا.',
    ],
  },
  clase: {
    constancia: [
      'Constancia nuestra del resultado de una gestión',
      'Our statement of the result of a procedure',
      'Bir işlemin sonucuna ilişkin belgemiz',
      'إفادتنا بنتيجة معاملة',
    ],
    resultado: [
      'Archivo del resultado de una gestión, expedido por la institución',
      'A file of the result of a procedure, issued by the institution',
      'Bir işlemin sonucuna ait, kurumun düzenlediği dosya',
      'ملف من نتيجة معاملة صادر عن المؤسسة',
    ],
  },
  dato: {
    clase: ['Qué es', 'What it is', 'Nedir', 'ما هو'],
    nombre: ['Documento', 'Document', 'Belge', 'الوثيقة'],
    numero: ['Número', 'Number', 'Numara', 'الرقم'],
    fecha: ['Sellado el', 'Sealed on', 'Mühürlenme tarihi', 'تاريخ الختم'],
    notario: ['Sellado por', 'Sealed by', 'Mühürleyen', 'خُتمت من قِبل'],
    plataforma: [
      '{marca} (documento sin notario)',
      '{marca} (document without a notary)',
      '{marca} (notersiz belge)',
      '{marca} (وثيقة دون كاتب عدل)',
    ],
    codigo: ['Código', 'Code', 'Kod', 'الرمز'],
    huella: ['Huella SHA-256', 'SHA-256 hash', 'SHA-256 özeti', 'بصمة SHA-256'],
    huellaDeArchivo: [
      'Huella SHA-256 del archivo',
      'SHA-256 hash of the file',
      'Dosyanın SHA-256 özeti',
      'بصمة SHA-256 للملف',
    ],
  },
  archivo: {
    titulo: ['Compruebe el archivo', 'Check the file', 'Dosyayı kontrol edin', 'افحص الملف'],
    tituloDeEste: [
      'Compruebe que su archivo es este documento',
      'Check that your file is this document',
      'Dosyanızın bu belge olduğunu kontrol edin',
      'تحقق من أن ملفك هو هذه الوثيقة',
    ],
    detalle: [
      'El archivo se lee en su equipo y no se envía a ninguna parte.',
      'The file is read on your device and is not sent anywhere.',
      'Dosya cihazınızda okunur ve hiçbir yere gönderilmez.',
      'يُقرأ الملف على جهازك ولا يُرسل إلى أي مكان.',
    ],
    arrastre: [
      'Arrastre aquí el PDF, o elíjalo.',
      'Drop the PDF here, or choose it.',
      'PDF dosyasını buraya sürükleyin veya seçin.',
      'اسحب ملف PDF إلى هنا أو اختره.',
    ],
    elegir: ['Elegir el PDF', 'Choose the PDF', 'PDF seç', 'اختيار ملف PDF'],
    leyendo: ['Leyendo {nombre}…', 'Reading {nombre}…', '{nombre} okunuyor…', 'جارٍ قراءة {nombre}…'],
  },
  resultado: {
    autentico: ['El archivo es auténtico', 'The file is authentic', 'Dosya gerçek', 'الملف صحيح'],
    sustituido: [
      'El archivo es auténtico, pero fue sustituido',
      'The file is authentic, but was superseded',
      'Dosya gerçek, ancak yerine yenisi geçti',
      'الملف صحيح، لكن حلّ محله آخر',
    ],
    anulado: [
      'El archivo corresponde a un documento anulado',
      'The file is of an annulled document',
      'Dosya iptal edilmiş bir belgeye ait',
      'الملف لوثيقة ملغاة',
    ],
    noComprobado: [
      'El archivo es nuestro, pero no pudimos comprobar su firma',
      'The file is ours, but we could not verify its signature',
      'Dosya bizim, ancak imzasını doğrulayamadık',
      'الملف ملفنا، لكن تعذّر علينا التحقق من توقيعه',
    ],
    alterado: [
      'El archivo no es este documento, o fue alterado',
      'The file is not this document, or was altered',
      'Dosya bu belge değil veya değiştirilmiş',
      'الملف ليس هذه الوثيقة، أو جرى تغييره',
    ],
    otro: [
      'El archivo es otro documento nuestro',
      'The file is another document of ours',
      'Dosya bizim başka bir belgemiz',
      'الملف وثيقة أخرى صادرة عنا',
    ],
    desconocido: [
      'No conocemos este archivo',
      'We do not know this file',
      'Bu dosyayı tanımıyoruz',
      'لا نعرف هذا الملف',
    ],
  },
  quehacer: {
    autenticoResultado: [
      'Es exactamente el archivo que entregamos como resultado de esta gestión. Lo expidió la institución: ella confirma lo que dice.',
      'It is exactly the file that we delivered as the result of this procedure. The institution issued it and confirms what it says.',
      'Bu işlemin sonucu olarak teslim ettiğimiz dosyanın aynısıdır. Onu kurum düzenledi; içeriğini kurum doğrular.',
      'هو الملف نفسه الذي سلّمناه نتيجةً لهذه المعاملة. أصدرته المؤسسة وهي من تؤكد مضمونه.',
    ],
    autentico: [
      'Es exactamente el que sellamos: nadie cambió nada en él.',
      'It is exactly the one we sealed: nobody changed anything in it.',
      'Mühürlediğimizle birebir aynı: içinde hiçbir şey değiştirilmemiş.',
      'هو تمامًا الملف الذي ختمناه: لم يغيّر أحد فيه شيئًا.',
    ],
    sustituido: [
      'Nadie lo cambió, pero hay uno más nuevo en su lugar. Pida la versión vigente.',
      'Nobody changed it, but a newer one took its place. Ask for the current version.',
      'Değiştirilmemiş, ancak yerine daha yenisi geçti. Güncel sürümü isteyin.',
      'لم يغيّره أحد، لكن حلّ محله ملف أحدث. اطلب النسخة السارية.',
    ],
    anulado: [
      'Nadie lo cambió, pero ya no tiene valor. No lo acepte.',
      'Nobody changed it, but it no longer has any value. Do not accept it.',
      'Değiştirilmemiş, ancak artık geçerli değil. Kabul etmeyin.',
      'لم يغيّره أحد، لكن لم تعد له أي قيمة. لا تقبله.',
    ],
    noComprobado: [
      'Es el que entregamos, pero no pudimos comprobar su firma electrónica. No lo acepte sin preguntarnos.',
      'It is the one we delivered, but we could not verify its electronic signature. Do not accept it without asking us.',
      'Teslim ettiğimiz dosya, ancak elektronik imzasını doğrulayamadık. Bize sormadan kabul etmeyin.',
      'هو الملف الذي سلّمناه، لكن تعذّر علينا التحقق من توقيعه الإلكتروني. لا تقبله قبل أن تسألنا.',
    ],
    alterado: [
      'Difiere del que sellamos. Volver a guardarlo, imprimirlo a PDF o escanearlo también lo cambia: pida el archivo original a quien lo recibió de nosotros.',
      'It differs from the one we sealed. Saving it again, printing it to PDF or scanning it changes it too: ask for the original file from whoever received it from us.',
      'Mühürlediğimizden farklı. Yeniden kaydetmek, PDF olarak yazdırmak veya taramak da onu değiştirir: özgün dosyayı onu bizden alandan isteyin.',
      'يختلف عن الملف الذي ختمناه. حفظه من جديد أو طباعته إلى PDF أو مسحه ضوئيًا يغيّره أيضًا: اطلب الملف الأصلي ممن استلمه منا.',
    ],
    otro: [
      'Es auténtico, pero no es el documento de este código.',
      'It is authentic, but it is not the document of this code.',
      'Gerçek, ancak bu kodun belgesi değil.',
      'هو ملف صحيح، لكنه ليس وثيقة هذا الرمز.',
    ],
    desconocido: [
      'Ningún documento nuestro es exactamente este archivo: puede haber sido alterado o no ser nuestro. Si lleva un código de verificación, escríbalo abajo.',
      'None of our documents is exactly this file: it may have been altered, or not be ours. If it bears a verification code, type it below.',
      'Hiçbir belgemiz bu dosyayla birebir aynı değil: değiştirilmiş olabilir veya bize ait olmayabilir. Üzerinde doğrulama kodu varsa aşağıya yazın.',
      'لا توجد لدينا وثيقة مطابقة تمامًا لهذا الملف: ربما جرى تغييره أو لم يصدر عنا. إن كان يحمل رمز تحقق فاكتبه أدناه.',
    ],
  },
  verOtro: ['Ver ese documento', 'See that document', 'O belgeyi gör', 'عرض تلك الوثيقة'],
  sustituidoPor: [
    'Lo sustituye el documento de',
    'It is replaced by the document of',
    'Yerine geçen belge:',
    'حلّ محله مستند',
  ],
  fallo: {
    grande: [
      'Ese archivo pesa más de {maximo} MB: ninguno de nuestros documentos es tan grande. Elija otro.',
      'That file is larger than {maximo} MB: none of our documents is so large. Choose another.',
      'Bu dosya {maximo} MB sınırından büyük: hiçbir belgemiz bu kadar büyük değildir. Başka bir dosya seçin.',
      'يتجاوز حجم هذا الملف {maximo} ميغابايت، ولا توجد لدينا وثيقة بهذا الحجم. اختر ملفًا آخر.',
    ],
    ilegible: [
      'No pudimos leer el archivo. Compruebe que sigue en su lugar y elíjalo de nuevo.',
      'We could not read the file. Make sure it is still in its place and choose it again.',
      'Dosya okunamadı. Yerinde olduğundan emin olun ve yeniden seçin.',
      'تعذّرت قراءة الملف. تأكد من أنه ما زال في مكانه واختره من جديد.',
    ],
    sinCifrado: [
      'Su navegador no permite comprobar archivos en esta página. Ábrala con https o compruebe el documento por su código.',
      'Your browser does not let this page check files. Open it with https, or check the document by its code.',
      'Tarayıcınız bu sayfada dosya kontrolüne izin vermiyor. Sayfayı https ile açın veya belgeyi koduyla kontrol edin.',
      'لا يسمح متصفحك بفحص الملفات في هذه الصفحة. افتحها عبر https أو تحقق من الوثيقة برمزها.',
    ],
  },
  codigo: {
    titulo: ['Escriba el código', 'Type the code', 'Kodu yazın', 'اكتب الرمز'],
    otro: ['Verificar otro código', 'Verify another code', 'Başka bir kodu doğrula', 'التحقق من رمز آخر'],
    campo: ['Código de verificación', 'Verification code', 'Doğrulama kodu', 'رمز التحقق'],
    ayuda: [
      'Son veinte letras y números, al pie de cada página del documento, junto al código QR.',
      'It is twenty letters and digits, at the foot of each page of the document, beside the QR code.',
      'Belgenin her sayfasının altında, QR kodunun yanında bulunan yirmi harf ve rakamdır.',
      'عشرون حرفًا ورقمًا أسفل كل صفحة من الوثيقة، بجانب رمز QR.',
    ],
    enviar: ['Verificar', 'Verify', 'Doğrula', 'تحقق'],
    incompleto: [
      'El código tiene veinte letras y números. Revíselo y escríbalo completo.',
      'The code has twenty letters and digits. Check it and type all of it.',
      'Kod yirmi harf ve rakamdan oluşur. Kontrol edip tamamını yazın.',
      'يتكون الرمز من عشرين حرفًا ورقمًا. راجعه واكتبه كاملًا.',
    ],
    desconocido: ['No conocemos este código', 'We do not know this code', 'Bu kodu tanımıyoruz', 'لا نعرف هذا الرمز'],
    quehacer: [
      'Compárelo con el que está al pie del documento y escríbalo de nuevo. Si es el mismo, el documento no es nuestro: no lo acepte sin preguntarnos.',
      'Compare it with the one at the foot of the document and type it again. If it is the same, the document is not ours: do not accept it without asking us.',
      'Belgenin altındaki kodla karşılaştırıp yeniden yazın. Aynıysa belge bize ait değildir: bize sormadan kabul etmeyin.',
      'قارنه بالرمز الموجود أسفل الوثيقة واكتبه من جديد. إن كان مطابقًا فالوثيقة ليست صادرة عنا: لا تقبلها قبل أن تسألنا.',
    ],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    verificar: typeof verificar;
  }
}
