import type { Textos } from '../../../i18n/palabra.ts';

export const libreta = {
  detalle: [
    'Personas, vehículos e inmuebles que usted decidió guardar para usarlos en otro documento. Solo usted los ve.',
    'People, vehicles and properties you chose to keep for another document. Only you can see them.',
    'Başka bir belgede kullanmak üzere saklamayı seçtiğiniz kişiler, araçlar ve taşınmazlar. Bunları yalnızca siz görürsünüz.',
    'الأشخاص والمركبات والعقارات التي قررت حفظها لاستخدامها في وثيقة أخرى. لا يراها غيرك.',
  ],
  vacia: ['Su libreta está vacía', 'Your address book is empty', 'Defteriniz boş', 'دفترك فارغ'],
  vaciaDetalle: [
    'Cuando complete los datos de una persona en un documento, podrá guardarlos aquí y usarlos en el siguiente sin volver a escribirlos.',
    'When you complete the data of a person in a document, you can keep them here and use them in the next one without typing them again.',
    'Bir belgede bir kişinin bilgilerini tamamladığınızda, buraya kaydedip sonraki belgede yeniden yazmadan kullanabilirsiniz.',
    'عندما تُكمل بيانات شخص في وثيقة يمكنك حفظها هنا واستخدامها في الوثيقة التالية دون إعادة كتابتها.',
  ],
  tipo: {
    persona: ['Persona', 'Person', 'Kişi', 'شخص'],
    vehiculo: ['Vehículo', 'Vehicle', 'Araç', 'مركبة'],
    inmueble: ['Inmueble', 'Property', 'Taşınmaz', 'عقار'],
    direccion: ['Dirección', 'Address', 'Adres', 'عنوان'],
  },
  usar: {
    persona: [
      'Usar una persona de su libreta',
      'Use a person from your address book',
      'Defterinizdeki bir kişiyi kullanın',
      'استخدام شخص من دفترك',
    ],
    vehiculo: [
      'Usar un vehículo de su libreta',
      'Use a vehicle from your address book',
      'Defterinizdeki bir aracı kullanın',
      'استخدام مركبة من دفترك',
    ],
    inmueble: [
      'Usar un inmueble de su libreta',
      'Use a property from your address book',
      'Defterinizdeki bir taşınmazı kullanın',
      'استخدام عقار من دفترك',
    ],
    direccion: [
      'Usar una dirección de su libreta',
      'Use an address from your address book',
      'Defterinizdeki bir adresi kullanın',
      'استخدام عنوان من دفترك',
    ],
  },
  guardar: ['Guardar en mi libreta', 'Keep in my address book', 'Defterime kaydet', 'حفظ في دفتري'],
  actualizar: ['Actualizar en mi libreta', 'Update in my address book', 'Defterimde güncelle', 'تحديث في دفتري'],
  guardada: ['En su libreta', 'In your address book', 'Defterinizde', 'في دفترك'],
  elegir: ['Elija de su libreta', 'Choose from your address book', 'Defterinizden seçin', 'اختر من دفترك'],
  elegirDetalle: [
    'Sus datos se copian en las respuestas. Puede cambiarlos después: la libreta no cambia.',
    'The data are copied into the answers. You can change them there: the address book stays as it is.',
    'Bilgiler yanıtlara kopyalanır. Sonradan değiştirebilirsiniz: defter değişmez.',
    'تُنسخ بياناته إلى الإجابات. يمكنك تغييرها لاحقًا: لا يتغير الدفتر.',
  ],
  usada: [
    'Pusimos los datos de «{nombre}». Puede deshacerlo.',
    'We filled in the data of “{nombre}”. You can undo it.',
    '“{nombre}” kaydının bilgilerini yerleştirdik. Geri alabilirsiniz.',
    'وضعنا بيانات «{nombre}». يمكنك التراجع.',
  ],
  usadaVencida: [
    'Pusimos los datos de «{nombre}». Su documento de identificación está vencido: compruébelo antes de firmar.',
    'We filled in the data of “{nombre}”. Their identity document has expired: check it before signing.',
    '“{nombre}” kaydının bilgilerini yerleştirdik. Kimlik belgesinin süresi dolmuş: imzalamadan önce kontrol edin.',
    'وضعنا بيانات «{nombre}». وثيقة هويته منتهية الصلاحية: تحقق منها قبل التوقيع.',
  ],
  nombre: ['Nombre en su libreta', 'Name in your address book', 'Defterinizdeki adı', 'الاسم في دفترك'],
  nombreAyuda: [
    'Para reconocerlo. No aparece en los documentos.',
    'To recognise it. It does not appear in documents.',
    'Tanımanız içindir. Belgelerde yer almaz.',
    'للتعرف عليه. لا يظهر في الوثائق.',
  ],
  vence: [
    'Fecha de vencimiento del DPI o pasaporte',
    'Expiry date of the DPI or passport',
    'DPI veya pasaportun son geçerlilik tarihi',
    'تاريخ انتهاء بطاقة DPI أو جواز السفر',
  ],
  venceAyuda: [
    'Le avisaremos aquí cuando esté por vencer.',
    'We will tell you here when it is about to expire.',
    'Süresi dolmak üzereyken burada haber vereceğiz.',
    'سننبهك هنا عند اقتراب انتهائها.',
  ],
  fechaMal: [
    'Escriba una fecha que exista, por ejemplo 31/12/2030.',
    'Write a date that exists, for example 31/12/2030.',
    'Geçerli bir tarih yazın, örneğin 31/12/2030.',
    'اكتب تاريخًا موجودًا، مثل 31/12/2030.',
  ],
  consiento: [
    'Quiero guardar estos datos en mi libreta y puedo hacerlo.',
    'I want to keep these data in my address book, and I may do so.',
    'Bu bilgileri defterime kaydetmek istiyorum ve buna yetkim var.',
    'أريد حفظ هذه البيانات في دفتري ويحق لي ذلك.',
  ],
  consientoDetalle: [
    'Se guardan cifrados y solo usted los ve. Si son de otra persona, guárdelos solo con su autorización. Puede borrarlos cuando quiera.',
    'They are kept encrypted and only you see them. If they are another person’s, keep them only with their permission. You can delete them at any time.',
    'Şifrelenerek saklanır ve yalnızca siz görürsünüz. Başka birine aitse yalnızca onun izniyle kaydedin. Dilediğiniz zaman silebilirsiniz.',
    'تُحفظ مشفّرة ولا يراها غيرك. إذا كانت لشخص آخر فلا تحفظها إلا بإذنه. يمكنك حذفها متى شئت.',
  ],
  faltaConsentir: [
    'Marque la casilla para guardar.',
    'Tick the box to keep them.',
    'Kaydetmek için kutuyu işaretleyin.',
    'حدّد المربع للحفظ.',
  ],
  listo: [
    'Guardamos «{nombre}» en su libreta.',
    'We kept “{nombre}” in your address book.',
    '“{nombre}” defterinize kaydedildi.',
    'حفظنا «{nombre}» في دفترك.',
  ],
  listoDeNuevo: [
    'Actualizamos «{nombre}» en su libreta.',
    'We updated “{nombre}” in your address book.',
    '“{nombre}” defterinizde güncellendi.',
    'حدّثنا «{nombre}» في دفترك.',
  ],
  terminaEn: [
    'Documento terminado en {documento}',
    'Document ending in {documento}',
    'Belge numarasının sonu: {documento}',
    'وثيقة تنتهي بـ {documento}',
  ],
  placaTerminaEn: [
    'Placa terminada en {documento}',
    'Plate ending in {documento}',
    'Plakanın sonu: {documento}',
    'لوحة تنتهي بـ {documento}',
  ],
  vigencia: {
    vigente: ['Vigente hasta el {fecha}', 'Valid until {fecha}', 'Geçerlilik sonu: {fecha}', 'سارية حتى {fecha}'],
    porVencer: [
      'Vence pronto: {fecha}',
      'Expires soon: {fecha}',
      'Süresi yakında doluyor: {fecha}',
      'تنتهي قريبًا: {fecha}',
    ],
    vencido: ['Vencido desde el {fecha}', 'Expired on {fecha}', 'Süresi doldu: {fecha}', 'منتهية منذ {fecha}'],
  },
  editar: ['Editar {nombre}', 'Edit {nombre}', 'Düzenle: {nombre}', 'تعديل {nombre}'],
  editarTitulo: ['Editar en su libreta', 'Edit in your address book', 'Defterinizde düzenleyin', 'تعديل في دفترك'],
  borrar: ['Borrar {nombre}', 'Delete {nombre}', 'Sil: {nombre}', 'حذف {nombre}'],
  borrarTitulo: [
    '¿Borrar de su libreta?',
    'Delete from your address book?',
    'Defterinizden silinsin mi?',
    'هل تريد الحذف من دفترك؟',
  ],
  borrarDetalle: [
    'Se borran los datos de «{nombre}». Los documentos donde los usó no cambian. No se puede deshacer.',
    'The data of “{nombre}” are deleted. Documents that used them do not change. This cannot be undone.',
    '“{nombre}” kaydının bilgileri silinir. Kullandığınız belgeler değişmez. Bu işlem geri alınamaz.',
    'تُحذف بيانات «{nombre}». لا تتغير الوثائق التي استخدمتها فيها. لا يمكن التراجع عن ذلك.',
  ],
  borrarSi: ['Borrar', 'Delete', 'Sil', 'حذف'],
  borrada: [
    'Borramos «{nombre}» de su libreta.',
    'We deleted “{nombre}” from your address book.',
    '“{nombre}” defterinizden silindi.',
    'حذفنا «{nombre}» من دفترك.',
  ],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    libreta: typeof libreta;
  }
}
