import { mensajesDeCampo } from '@fedatario/contract/base';
import { withSpanish } from '../../i18n/palabra.ts';

/** Messages of field errors; the contract holds the Spanish texts. */
export const campo = withSpanish(mensajesDeCampo, {
  requerido: ['This field is required', 'Bu alan zorunludur', 'هذا الحقل مطلوب'],
  correo: [
    'Write a complete e-mail address, for example ana@ejemplo.com.',
    'Tam bir e-posta adresi yazın, örneğin ana@ejemplo.com.',
    'اكتب عنوان بريد إلكتروني كاملًا، مثل ana@ejemplo.com.',
  ],
  emailRequerido: ['This field is required', 'Bu alan zorunludur', 'هذا الحقل مطلوب'],
  emailDelBoletin: ['Enter a valid email', 'Geçerli bir e-posta adresi girin', 'يُرجى إدخال بريد إلكتروني صحيح'],
  ilegible: ['It cannot be read: {problema}', 'Okunamıyor: {problema}', 'تتعذر قراءته: {problema}'],
  claveCorta: [
    'Write a password of at least 8 characters.',
    'En az 8 karakterlik bir parola yazın.',
    'اكتب كلمة مرور من 8 أحرف على الأقل.',
  ],
  claveLarga: [
    'Write a password of 128 characters at most.',
    'En fazla 128 karakterlik bir parola yazın.',
    'اكتب كلمة مرور من 128 حرفًا كحدّ أقصى.',
  ],
  claveComun: [
    'That password is well known and easy to guess. Choose another.',
    'Bu parola çok bilinen ve kolay tahmin edilen bir parola. Başka bir parola seçin.',
    'كلمة المرور هذه شائعة ويسهل تخمينها. اختر غيرها.',
  ],
  claveIgual: [
    'The new password is the same as the current one. Choose another.',
    'Yeni parola mevcut parolayla aynı. Başka bir parola seçin.',
    'كلمة المرور الجديدة مطابقة للحالية. اختر غيرها.',
  ],
  correoDistinto: [
    'Type the e-mail of your account, exactly as shown above.',
    'Hesabınızın e-postasını yukarıda göründüğü gibi yazın.',
    'اكتب البريد الإلكتروني لحسابك كما يظهر أعلاه.',
  ],
  correoIgual: [
    'That is already the email of your account. Write the new one.',
    'Bu zaten hesabınızın e-postası. Yeni olanı yazın.',
    'هذا هو بريد حسابك بالفعل. اكتب البريد الجديد.',
  ],
  codigoIncorrecto: [
    'The code does not match or has expired. Check the email, or ask for other codes.',
    'Kod eşleşmiyor veya süresi doldu. E-postayı kontrol edin ya da başka kodlar isteyin.',
    'الرمز غير مطابق أو انتهت صلاحيته. راجع البريد أو اطلب رمزين آخرين.',
  ],
  claveActualIncorrecta: [
    'The current password does not match. Check it.',
    'Mevcut parola eşleşmiyor. Lütfen kontrol edin.',
    'كلمة المرور الحالية غير مطابقة. يُرجى مراجعتها.',
  ],
  imagen: [
    'Upload a JPG, PNG, WebP or HEIC image.',
    'JPG, PNG, WebP ya da HEIC bir görsel yükleyin.',
    'ارفع صورة JPG أو PNG أو WebP أو HEIC.',
  ],
  certificado: [
    'It is not a .p12 or .pfx file, or the password is not its own. Check them.',
    'Bu bir .p12 veya .pfx dosyası değil ya da parola ona ait değil. Kontrol edin.',
    'ليس ملف ‎.p12 أو ‎.pfx، أو كلمة المرور ليست كلمته. راجعهما.',
  ],
  certificadoVencido: [
    'That certificate has ended or has not begun. Upload one that is in force.',
    'Bu sertifikanın süresi dolmuş veya henüz başlamamış. Geçerli bir sertifika yükleyin.',
    'انتهت صلاحية هذه الشهادة أو لم تبدأ بعد. ارفع شهادة سارية.',
  ],
  certificadoSinClave: [
    'The file has no private key. Export it again with its key.',
    'Dosyada özel anahtar yok. Anahtarıyla birlikte yeniden dışa aktarın.',
    'لا يحتوي الملف على مفتاح خاص. صدّره مرة أخرى مع مفتاحه.',
  ],
  certificadoSinPareja: [
    'No certificate in the file belongs to its private key. Export it again, or ask your authority for it.',
    'Dosyadaki hiçbir sertifika özel anahtarına ait değil. Yeniden dışa aktarın veya kurumunuzdan isteyin.',
    'لا توجد في الملف شهادة تخص مفتاحه الخاص. صدّره مرة أخرى أو اطلبه من الجهة المصدرة.',
  ],
  certificadoSinFirma: [
    'That certificate does not allow signing documents. Upload the one your authority gave you to sign.',
    'Bu sertifika belge imzalamaya izin vermiyor. Kurumunuzun imza için verdiğini yükleyin.',
    'هذه الشهادة لا تسمح بتوقيع الوثائق. ارفع الشهادة التي أعطتك إياها الجهة المصدرة للتوقيع.',
  ],
  certificadoDeOtraClave: [
    'Its key is {tipo}, and not every PDF reader can check what it signs. Ask your authority for an RSA one, or one of curve P-256, P-384 or P-521.',
    'Anahtarı {tipo} türünde ve imzasını her PDF okuyucu doğrulayamıyor. Kurumunuzdan RSA ya da P-256, P-384 veya P-521 eğrili bir sertifika isteyin.',
    'مفتاحها من نوع {tipo}، ولا تستطيع كل برامج قراءة PDF التحقق من توقيعه. اطلب من الجهة المصدرة شهادة RSA أو على المنحنى P-256 أو P-384 أو P-521.',
  ],
  certificadoDeOtroFormato: [
    'The file is encrypted in a way we cannot open. Export it again, for example with AES-256 and SHA-256.',
    'Dosya açamadığımız bir biçimde şifrelenmiş. Örneğin AES-256 ve SHA-256 ile yeniden dışa aktarın.',
    'الملف مشفَّر بطريقة لا نستطيع فتحها. صدّره مرة أخرى، مثلًا باستخدام AES-256 وSHA-256.',
  ],
  certificadoCostoso: [
    'Opening that file asks for too much work. Export it again with fewer iterations, or from another program.',
    'Bu dosyayı açmak çok fazla hesap gerektiriyor. Daha az yinelemeyle veya başka bir programdan yeniden dışa aktarın.',
    'فتح هذا الملف يتطلب حسابات أكثر من اللازم. صدّره مرة أخرى بعدد تكرارات أقل أو من برنامج آخر.',
  ],
  certificadoNoFirma: [
    'It was opened, but a trial signature with that certificate could not be verified. Ask your authority for another.',
    'Açıldı, ancak bu sertifikayla atılan deneme imzası doğrulanamadı. Kurumunuzdan başka bir sertifika isteyin.',
    'فُتحت، لكن تعذّر التحقق من توقيع تجريبي بهذه الشهادة. اطلب غيرها من الجهة المصدرة.',
  ],
  clavesDistintas: [
    'The two passwords do not match.',
    'İki parola birbiriyle eşleşmiyor.',
    'كلمتا المرور غير متطابقتين.',
  ],
  codigo: [
    'Write the 6 digits of the code we sent you.',
    'Size gönderdiğimiz kodun 6 rakamını yazın.',
    'اكتب الأرقام الستة للرمز الذي أرسلناه إليك.',
  ],
  segundoPaso: [
    'Type the 6 digits of your application, or the 10 of a backup code.',
    'Uygulamanızın 6 rakamını ya da bir yedek kodun 10 rakamını yazın.',
    'اكتب الأرقام الستة من تطبيقك، أو الأرقام العشرة لرمز احتياط.',
  ],
  segundoPasoIncorrecto: [
    'The code does not match or was used already. Wait for the next one, or use a backup code.',
    'Kod eşleşmiyor ya da daha önce kullanıldı. Sonrakini bekleyin ya da bir yedek kod kullanın.',
    'الرمز غير مطابق أو سبق استخدامه. انتظر الرمز التالي أو استخدم رمز احتياط.',
  ],
  terminos: ['Accept the terms to continue.', 'Devam etmek için şartları kabul edin.', 'يُرجى قبول الشروط للمتابعة.'],
  nit: [
    'The NIT does not match its check digit. Check it, or write CF.',
    'NIT, kontrol basamağıyla uyuşmuyor. Kontrol edin veya CF yazın.',
    'رقم NIT لا يطابق رقم التدقيق. راجعه أو اكتب CF.',
  ],
  nitEmisor: [
    'Write the whole NIT, with its check digit; CF will not do here.',
    'NIT numarasını kontrol basamağıyla birlikte eksiksiz yazın; burada CF kullanılamaz.',
    'اكتب رقم NIT كاملًا مع رقم التدقيق؛ لا يصلح CF هنا.',
  ],
  establecimiento: [
    'Write the number that the tax office (SAT) gave to the establishment, from 1 to 9999.',
    'Vergi dairesinin (SAT) işyerine verdiği 1 ile 9999 arasındaki numarayı yazın.',
    'اكتب الرقم الذي أعطته مصلحة الضرائب (SAT) للمنشأة، من 1 إلى 9999.',
  ],
  digitos: ['Write digits only.', 'Başka işaret kullanmadan yalnızca rakam yazın.', 'اكتب الأرقام فقط دون رموز أخرى.'],
  alMenosUna: ['Choose at least one line.', 'En az bir satır seçin.', 'اختر بندًا واحدًا على الأقل.'],
  cui: [
    'The CUI does not match its check digit. Check the 13 digits of the DPI.',
    'CUI, kontrol basamağıyla uyuşmuyor. DPI üzerindeki 13 rakamı kontrol edin.',
    'رقم CUI لا يطابق رقم التدقيق. راجع أرقام بطاقة DPI الثلاثة عشر.',
  ],
  documento: [
    'Write 3 to 18 letters, numbers or the signs & % - / # =, without spaces.',
    'Boşluk bırakmadan 3 ila 18 harf, rakam veya & % - / # = işareti yazın.',
    'اكتب من 3 إلى 18 حرفًا أو رقمًا أو من العلامات & % - / # = دون مسافات.',
  ],
  documentoSinTipo: ['Choose the kind of document.', 'Kimlik belgesinin türünü seçin.', 'اختر نوع الوثيقة.'],
  telefono: [
    'Write the 8 digits of the phone, or the international number with its prefix (+…).',
    'Telefonun 8 rakamını veya alan koduyla (+…) uluslararası numarayı yazın.',
    'اكتب أرقام الهاتف الثمانية، أو الرقم الدولي مع رمزه (+…).',
  ],
  fecha: [
    'Write a date that exists, for example 24/03/1990.',
    'Geçerli bir tarih yazın, örneğin 24/03/1990.',
    'اكتب تاريخًا موجودًا، مثل 24/03/1990.',
  ],
  receptorCF: [
    'For this amount the invoice must name a NIT, a CUI or a passport; CF is not enough.',
    'Bu tutar için faturada NIT, CUI veya pasaport bulunmalıdır; CF yeterli değildir.',
    'بهذا المبلغ يجب أن تحمل الفاتورة رقم NIT أو CUI أو جواز سفر؛ لا يكفي CF.',
  ],
  nitDesconocido: [
    'That NIT is not in the SAT registry. Check it, or choose CF or DPI.',
    'Bu NIT, SAT kaydında yok. Kontrol edin ya da CF veya DPI seçin.',
    'هذا الرقم NIT غير موجود في سجل SAT. راجعه، أو اختر CF أو DPI.',
  ],
  cuiDesconocido: [
    'That CUI is not in the registry. Check the 13 digits of the DPI, or choose CF or NIT.',
    'Bu CUI kayıtta yok. DPI’nin 13 rakamını kontrol edin ya da CF veya NIT seçin.',
    'هذا الرقم CUI غير موجود في السجل. راجع أرقام DPI الثلاثة عشر، أو اختر CF أو NIT.',
  ],
  fechaFutura: ['The date must be before today.', 'Tarih bugünden önce olmalıdır.', 'يجب أن يكون التاريخ قبل اليوم.'],
  fechaDeTransferencia: [
    'Write the day you made the transfer, from {desde} to today.',
    'Havaleyi yaptığınız günü yazın: {desde} ile bugün arasında.',
    'اكتب اليوم الذي أجريت فيه التحويل، من {desde} إلى اليوم.',
  ],
  sustituto: [
    'There is no other valid document of this customer with that number or code.',
    'Bu müşterinin bu numara veya kodla geçerli başka bir belgesi yok.',
    'لا يوجد مستند آخر صالح لهذا العميل بهذا الرقم أو الرمز.',
  ],
  constancia: [
    'Write the number of the receipt or upload the file that proves it.',
    'Alındı numarasını yazın ya da kanıtlayan dosyayı yükleyin.',
    'اكتب رقم الإيصال أو ارفع الملف الذي يثبته.',
  ],
  archivoDeRequisito: [
    '“{archivo}” does not do for “{requisito}”: it is handed in as {formatos}, each file of {maximo} MB at most. Upload it that way.',
    '“{archivo}”, “{requisito}” için uygun değil: {formatos} biçiminde ve her dosya en fazla {maximo} MB olmalıdır. Bu şekilde yükleyin.',
    'الملف «{archivo}» لا يصلح لـ«{requisito}»: يُسلَّم بصيغة {formatos}، وبحجم {maximo} ميغابايت كحد أقصى لكل ملف. يُرجى رفعه كذلك.',
  ],
  fechaDeCumplimiento: [
    'Choose a day from that of the act until today.',
    'İşlem günü ile bugün arasında bir gün seçin.',
    'اختر يومًا بين يوم العمل واليوم.',
  ],
  diaDeDiligencia: [
    'Choose a day from that of the purchase, {desde}, until today.',
    'Satın alma günü olan {desde} ile bugün arasında bir gün seçin.',
    'اختر يومًا بين يوم الشراء، {desde}، واليوم.',
  ],
  noSeCorrige: [
    'Your notary did not ask to correct this answer.',
    'Noteriniz bu yanıtın düzeltilmesini istemedi.',
    'لم يطلب كاتب العدل تصحيح هذه الإجابة.',
  ],
  fechaPausa: [
    'Choose a future date, a year from now at most.',
    'Bugünden sonraki, en fazla bir yıl ilerideki bir tarihi seçin.',
    'اختر تاريخًا في المستقبل، خلال سنة على الأكثر.',
  ],
  fechaDePublicacion: [
    'Choose a moment that has not passed, a year from now at most.',
    'Geçmemiş, en fazla bir yıl ilerideki bir an seçin.',
    'اختر وقتًا لم يمضِ، خلال سنة على الأكثر.',
  ],
  fechaHora: ['Choose a date and a time.', 'Bir tarih ve saat seçin.', 'اختر تاريخًا ووقتًا.'],
  montoMinimo: [
    'Write an amount of one quetzal or more.',
    'Bir quetzal veya daha fazla bir tutar yazın.',
    'اكتب مبلغًا لا يقل عن كتزال واحد.',
  ],
  sinImpuesto: [
    'If no tax is covered in it, leave the amount empty.',
    'İçinde karşılanan vergi yoksa tutarı boş bırakın.',
    'إن لم تُغطَّ فيها ضريبة فاترك المبلغ فارغًا.',
  ],
  valorDelActo: [
    'Write the value of the act, or mark it as of indeterminate value: only one of the two.',
    'İşlemin değerini yazın ya da değerin belirsiz olduğunu işaretleyin: ikisinden yalnızca biri.',
    'اكتب قيمة العقد أو حدّد أنها غير معيّنة: أحدهما فقط.',
  ],
  actoConPrecio: [
    'The document has a price, so its value is not indeterminate. Write the value.',
    'Belgenin fiyatı var: değeri belirsiz değildir. Değeri yazın.',
    'للوثيقة ثمن، فقيمتها ليست غير معيّنة. اكتب القيمة.',
  ],
  tipoDeCambio: [
    'Write how many quetzales a dollar is worth, for example 7.65.',
    'Bir doların kaç quetzal ettiğini yazın, örneğin 7.65.',
    'اكتب كم كتزالًا يساوي الدولار، مثل 7.65.',
  ],
  diferencia: [
    'It is not the amount of the order: write why you accept it.',
    'Bu, siparişin tutarı değil: neden kabul ettiğinizi yazın.',
    'ليس هذا مبلغ الطلب: اكتب سبب قبولك له.',
  ],
  monto: [
    'Write an amount in quetzales, for example 1,250.00.',
    'Quetzal cinsinden bir tutar yazın, örneğin 1,250.00.',
    'اكتب مبلغًا بالكيتزال، مثل 1,250.00.',
  ],
  porcentajeDePlan: [
    'Write a whole percentage, from 0 to 100.',
    '0 ile 100 arasında tam bir yüzde yazın.',
    'اكتب نسبة مئوية صحيحة من 0 إلى 100.',
  ],
  hastaCien: [
    'Write a whole number, from 1 to 100.',
    '1 ile 100 arasında tam sayı yazın.',
    'اكتب عددًا صحيحًا من 1 إلى 100.',
  ],
  documentosDePlan: [
    'Write how many documents a month, from 0 to 1,000, or leave the field empty if there is no limit.',
    'Ayda kaç belge olduğunu 0 ile 1.000 arasında yazın; sınır yoksa alanı boş bırakın.',
    'اكتب عدد الوثائق في الشهر من 0 إلى 1000، أو اترك الحقل فارغًا إن لم يكن هناك حد.',
  ],
  citasDePlan: [
    'Write how many appointments a month, from 0 to 100, or leave the field empty if there is no limit.',
    'Ayda kaç randevu olduğunu 0 ile 100 arasında yazın; sınır yoksa alanı boş bırakın.',
    'اكتب عدد المواعيد في الشهر من 0 إلى 100، أو اترك الحقل فارغًا إن لم يكن هناك حد.',
  ],
  precioDePlan: [
    'Write a monthly price, a yearly one, or both.',
    'Aylık, yıllık ya da her iki fiyatı yazın.',
    'اكتب سعرًا شهريًا أو سنويًا أو كليهما.',
  ],
  anualMasCaro: [
    'The year costs more than twelve single months. Write a lower price.',
    'Yıllık fiyat on iki aydan pahalı. Daha düşük bir fiyat yazın.',
    'السنة أغلى من اثني عشر شهرًا. اكتب سعرًا أقل.',
  ],
  planSinBeneficios: [
    'The plan gives nothing: write included documents, appointments or a discount.',
    'Plan hiçbir şey sunmuyor: dâhil belge, randevu ya da indirim yazın.',
    'لا تمنح الخطة شيئًا: اكتب وثائق مشمولة أو مواعيد أو خصمًا.',
  ],
  porcentaje: [
    'Write a whole percentage, from 1 to 100.',
    '1 ile 100 arasında tam sayı olarak bir yüzde yazın.',
    'اكتب نسبة مئوية صحيحة من 1 إلى 100.',
  ],
  valorDescuento: [
    'Write how much it takes off: a percentage from 1 to 100, or an amount above zero.',
    'İndirimin değerini yazın: 1 ile 100 arasında bir yüzde veya sıfırdan büyük bir tutar.',
    'اكتب مقدار الخصم: نسبة من 1 إلى 100، أو مبلغًا أكبر من صفر.',
  ],
  usos: [
    'Write a whole number from 1, or leave the field empty if there is no limit.',
    '1 veya daha büyük bir tam sayı yazın; sınır yoksa alanı boş bırakın.',
    'اكتب عددًا صحيحًا ابتداءً من 1، أو اترك الحقل فارغًا إن لم يكن هناك حد.',
  ],
  codigoPromocional: [
    'Write 3 to 30 plain letters, digits or hyphens, without spaces. For example, BIENVENIDA10.',
    '3 ila 30 aksansız harf, rakam veya tire yazın, boşluk bırakmayın. Örneğin BIENVENIDA10.',
    'اكتب من 3 إلى 30 حرفًا لاتينيًا أو رقمًا أو شرطة، دون مسافات. مثال: BIENVENIDA10.',
  ],
  tamano: [
    'Write a size from 1 to 10 MB, without decimals.',
    '1 ile 10 MB arasında, ondalıksız bir boyut yazın.',
    'اكتب حجمًا من 1 إلى 10 ميغابايت، بلا كسور.',
  ],
  valorRepetido: [
    'Another entry has this same value. Write a different one.',
    'Aynı değere sahip başka bir kayıt var. Farklı bir değer yazın.',
    'يوجد إدخال آخر بالقيمة نفسها. اكتب قيمة مختلفة.',
  ],
  periodoAlReves: [
    'The last day is before the first. Change one.',
    'Son gün ilk günden önce. Birini değiştirin.',
    'اليوم الأخير قبل الأول. غيّر أحدهما.',
  ],
  slugEnUso: [
    'Another product already has that address. Write a different one.',
    'Bu adres başka bir ürüne ait. Farklı bir adres yazın.',
    'لمنتج آخر هذا العنوان بالفعل. اكتب عنوانًا مختلفًا.',
  ],
  plazoHoras: [
    'Write whole business hours, from 0 to 2,000.',
    '0 ile 2.000 arasında tam iş saati yazın.',
    'اكتب ساعات عمل صحيحة من 0 إلى 2,000.',
  ],
  arancelSinMonto: [
    'Write how much it is or, if it cannot be known, why.',
    'Tutarı ya da bilinemiyorsa nedenini yazın.',
    'اكتب المبلغ، أو سبب تعذّر معرفته.',
  ],
  otroTipoDeDocumento: [
    'The file is of another way of making it or of another kind of act than this document. Bring it as a new one.',
    'Dosya, bu belgeden farklı bir yapım şekline veya farklı bir işlem türüne ait. Yeni bir belge olarak getirin.',
    'الملف لطريقة إعداد أخرى أو لنوع آخر من المحررات غير هذا المستند. استورده كمستند جديد.',
  ],
  repetidoEnLista: [
    'Something is there twice. Leave one.',
    'Bir şey iki kez var. Birini bırakın.',
    'يوجد شيء مكرر. اترك واحدًا.',
  ],
  slug: [
    'Use small letters without accents, digits and hyphens, for example real-estate.',
    'Aksansız küçük harf, rakam ve tire kullanın, örneğin gayrimenkul-2.',
    'اكتب حروفًا لاتينية صغيرة بلا علامات وأرقامًا وشرطات، مثل bienes-raices.',
  ],
  vecinoInexistente: [
    'The entry next to it is no longer there. Look at the list again.',
    'Yanındaki kayıt artık yok. Listeye yeniden bakın.',
    'الإدخال المجاور لم يعد موجودًا. انظر إلى القائمة من جديد.',
  ],
  codigoRepetido: [
    'There is already a code with that name. Choose another.',
    'Bu adda bir kod zaten var. Başka bir ad seçin.',
    'يوجد رمز بهذا الاسم. اختر غيره.',
  ],
  codigoYaUsado: [
    'There are invoices with this code: its name cannot change. Create another code.',
    'Bu kodla kesilmiş faturalar var: adı değiştirilemez. Başka bir kod oluşturun.',
    'توجد فواتير بهذا الرمز: لا يمكن تغيير اسمه. أنشئ رمزًا آخر.',
  ],
  minutosCita: [
    'Write the minutes of an appointment, from 10 to 240.',
    'Bir randevunun dakikasını yazın: 10 ile 240 arası.',
    'اكتب مدة الموعد بالدقائق، من 10 إلى 240.',
  ],
  cargaMaxima: [
    'Write how many files can be taken at once, from 1 to 500.',
    'Aynı anda kaç işlem alabileceğini yazın: 1 ile 500 arası.',
    'اكتب كم معاملة يمكن تولّيها في آن واحد، من 1 إلى 500.',
  ],
  colegiadoRepetido: [
    'Another notary has that bar number. Please check it.',
    'Bu baro numarası başka bir noterde var. Kontrol edin.',
    'رقم القيد هذا لكاتب عدل آخر. راجعه.',
  ],
  hastaAntesDeDesde: [
    'It must end after it begins. Check both.',
    'Bitiş, başlangıçtan sonra olmalıdır. İkisini de kontrol edin.',
    'يجب أن ينتهي بعد أن يبدأ. راجع كليهما.',
  ],
  masQueElTotal: [
    'It cannot be more than the total of uses.',
    'Toplam kullanım sayısından fazla olamaz.',
    'لا يمكن أن يتجاوز مجموع الاستخدامات.',
  ],
  menosQueUsos: [
    'It already has {usos} uses: the limit cannot be lower.',
    'Hâlihazırda {usos} kullanımı var: sınır bundan küçük olamaz.',
    'له حاليًا {usos} من الاستخدامات: لا يمكن أن يكون الحد أقل.',
  ],
  objetosDeCodigo: [
    'Choose at least one of the list.',
    'Listeden en az birini seçin.',
    'اختر واحدًا على الأقل من القائمة.',
  ],
  holgura: ['Write the minutes, from 0 to 120.', 'Dakikayı yazın, 0 ile 120 arası.', 'اكتب الدقائق، من 0 إلى 120.'],
  horasDeAviso: ['Write the hours, from 0 to 720.', 'Saati yazın, 0 ile 720 arası.', 'اكتب الساعات، من 0 إلى 720.'],
  diasDeCita: ['Write the days, from 1 to 365.', 'Günü yazın, 1 ile 365 arası.', 'اكتب الأيام، من 1 إلى 365.'],
  cambiosDeCita: ['Write a number from 0 to 20.', '0 ile 20 arası bir sayı yazın.', 'اكتب رقمًا من 0 إلى 20.'],
  citasALaVez: ['Write a number from 1 to 20.', '1 ile 20 arası bir sayı yazın.', 'اكتب رقمًا من 1 إلى 20.'],
  bloqueoLargo: [
    'Block {dura} days at most, ending within {hasta} days.',
    'En fazla {dura} gün ayırın; {hasta} gün içinde bitsin.',
    'احجز {dura} يومًا على الأكثر، على أن تنتهي خلال {hasta} يومًا.',
  ],
  ventanaDeCitas: [
    'Ask for {dias} days at most, and end after the beginning.',
    'En fazla {dias} gün isteyin ve bitiş başlangıçtan sonra olsun.',
    'اطلب {dias} يومًا على الأكثر، ولتكن النهاية بعد البداية.',
  ],
  zonaHoraria: [
    'Write a time zone that exists, for example America/Guatemala.',
    'Var olan bir saat dilimi yazın, örneğin America/Guatemala.',
    'اكتب منطقة زمنية موجودة، مثل America/Guatemala.',
  ],
  objetoInexistente: [
    'Something you chose no longer exists. Remove it and choose again.',
    'Seçtiklerinizden biri artık mevcut değil. Kaldırıp yeniden seçin.',
    'لم يعد بعض ما اخترته موجودًا. أزله واختر من جديد.',
  ],
  demasiados: ['Choose {maximum} at most.', 'En fazla {maximum} tane seçin.', 'اختر {maximum} كحدّ أقصى.'],
  url: [
    'Write a complete address, for example https://example.com.',
    'Adresi eksiksiz yazın, örneğin https://example.com.',
    'اكتب عنوانًا كاملًا، مثل https://ejemplo.com.',
  ],
  largo: [
    'Write {maximum} characters at most.',
    'En fazla {maximum} karakter yazın.',
    'الحد الأقصى لعدد الأحرف هو {maximum}.',
  ],
  corto: [
    'Write at least {minimum} characters.',
    'En az {minimum} karakter yazın.',
    'الحد الأدنى لعدد الأحرف هو {minimum}.',
  ],
  motivoCorto: [
    'Explain the reason in at least 10 letters.',
    'Gerekçeyi en az 10 harfle açıklayın.',
    'اشرح السبب بعشرة أحرف على الأقل.',
  ],
  unaLinea: ['Write it on a single line.', 'Tek satırda yazın.', 'اكتبه في سطر واحد.'],
  signoOculto: [
    'It has a sign that cannot be seen. Delete it and write the text again.',
    'Görünmeyen bir işaret var. Silip metni yeniden yazın.',
    'يحتوي على علامة غير مرئية. احذفها واكتب النص من جديد.',
  ],
  marcasApiladas: [
    'A letter carries more than two accents or marks. Write it without them.',
    'Bir harfin üzerinde ikiden fazla işaret var. İşaretsiz yazın.',
    'هناك حرف عليه أكثر من علامتين. اكتبه من دونها.',
  ],
  nombreConSignos: [
    'Write the name in letters only, without numbers or signs, as on the identity document.',
    'Adı kimlik belgesindeki gibi, rakam ve işaret olmadan yalnızca harflerle yazın.',
    'اكتب الاسم بالحروف فقط، دون أرقام أو رموز، كما في وثيقة الهوية.',
  ],
  numeroDeCuenta: [
    'Write the number of the account, 6 to 20 digits, or its whole IBAN.',
    'Hesap numarasını 6 ile 20 rakam arasında veya IBAN olarak tam yazın.',
    'اكتب رقم الحساب من 6 إلى 20 رقمًا، أو رقم الآيبان كاملًا.',
  ],
  nombreConEnlace: [
    'Write the name only, without internet addresses.',
    'Yalnızca adı yazın, internet adresi eklemeyin.',
    'اكتب الاسم فقط، دون عناوين إنترنت.',
  ],
  nombreSinLetras: [
    'Write the name in letters, not in signs only.',
    'Adı yalnızca işaretlerle değil, harflerle yazın.',
    'اكتب الاسم بالحروف، لا بالعلامات وحدها.',
  ],
  opcion: ['Choose one of the options.', 'Seçeneklerden birini seçin.', 'اختر أحد الخيارات.'],
  caracter: [
    'The character {caracter} cannot be printed. Write it in Latin letters or take it out.',
    '{caracter} karakteri basılamıyor. Latin harfleriyle yazın veya kaldırın.',
    'لا يمكن طباعة الحرف {caracter}. اكتبه بأحرف لاتينية أو احذفه.',
  ],
  campoDesconocido: [
    'This field is not part of the request. Remove it.',
    'Bu alan istekte yer almıyor. Kaldırın.',
    'هذا الحقل غير موجود في الطلب. احذفه.',
  ],
  hora: [
    'Write a time from 00:00 to 24:00, for example 08:30.',
    '00:00 ile 24:00 arasında bir saat yazın, örneğin 08:30.',
    'اكتب وقتًا من 00:00 إلى 24:00، مثل 08:30.',
  ],
  tramos: [
    'Each stretch must end after it begins, and begin after the one before it.',
    'Her aralık başladıktan sonra bitmeli ve bir öncekinden sonra başlamalıdır.',
    'يجب أن تنتهي كل فترة بعد بدايتها، وأن تبدأ بعد الفترة التي تسبقها.',
  ],
  horarioVacio: [
    'Open on at least one day of the week.',
    'Haftanın en az bir günü açık olmalıdır.',
    'افتح يومًا واحدًا على الأقل في الأسبوع.',
  ],
  feriadoLocal: [
    'Write the month and the day, for example 08-15.',
    'Ayı ve günü yazın, örneğin 08-15.',
    'اكتب الشهر واليوم، مثل 08-15.',
  ],
  repetido: ['A day is repeated. Remove one.', 'Bir gün yineleniyor. Birini kaldırın.', 'يوجد يوم مكرر. أزل أحدهما.'],
  variableDesconocida: [
    'The variable “{variable}” does not exist in this notice. Use one of the list.',
    '«{variable}» değişkeni bu bildirimde yok. Listedekilerden birini kullanın.',
    'المتغيّر «{variable}» غير موجود في هذا الإشعار. استعمل واحدًا من القائمة.',
  ],
  variableDePlantilla: [
    'The variable “{variable}” does not exist. Use nombre, motivo, referencia or empresa, between double braces.',
    '«{variable}» değişkeni yok. Çift süslü ayraç içinde nombre, motivo, referencia veya empresa kullanın.',
    'المتغيّر «{variable}» غير موجود. استعمل nombre أو motivo أو referencia أو empresa بين قوسين مزدوجين.',
  ],
  variableRequerida: [
    'The variable “{variable}” is missing: without it the notice is of no use.',
    '«{variable}» değişkeni eksik: onsuz bildirim işe yaramaz.',
    'ينقص المتغيّر «{variable}»: لا فائدة من الإشعار بدونه.',
  ],
  llavesSueltas: [
    'There are double braces that hold no variable. Write {ejemplo} whole or take them away.',
    'Değişken içermeyen çift süslü parantez var. {ejemplo} biçiminde tam yazın veya kaldırın.',
    'توجد أقواس مزدوجة لا تضم متغيّرًا. اكتب {ejemplo} كاملًا أو احذفها.',
  ],
  botonRequerido: [
    'Write what the button says: it carries the link that this notice needs.',
    'Düğmede ne yazacağını belirtin: bu bildirimin gerektirdiği bağlantıyı o taşır.',
    'اكتب نص الزر: فهو يحمل الرابط الذي يحتاج إليه هذا الإشعار.',
  ],
  botonSinEnlace: [
    'This notice has no link: leave the button empty.',
    'Bu bildirimde bağlantı yok: düğmeyi boş bırakın.',
    'لا رابط في هذا الإشعار: اترك الزر فارغًا.',
  ],
  sinApp: [
    'This notice arrives by e-mail only: leave it empty.',
    'Bu bildirim yalnızca e-postayla gelir: boş bırakın.',
    'يصل هذا الإشعار بالبريد فقط: اتركه فارغًا.',
  ],
  tipoFijo: [
    'Notices of security and money cannot be switched off.',
    'Güvenlik ve para bildirimleri kapatılamaz.',
    'إشعارات الأمان والمال لا تُعطَّل.',
  ],
  canalRequerido: [
    'Choose at least one way, or switch the notice off.',
    'En az bir yol seçin veya bildirimi kapatın.',
    'اختر وسيلة واحدة على الأقل، أو عطّل الإشعار.',
  ],
  renglon: [
    'Write one line that begins with a letter, without signs like = < > @ or line breaks.',
    'Harfle başlayan tek satır yazın; = < > @ gibi işaretler ve satır sonu olmasın.',
    'اكتب سطرًا واحدًا يبدأ بحرف، دون علامات مثل = < > @ ودون فواصل أسطر.',
  ],
  instrumento: [
    'Write the number in figures, for example 12.',
    'Numarayı rakamla yazın, örneğin 12.',
    'اكتب الرقم بالأرقام، مثل 12.',
  ],
  foliosDeMas: [
    'Too many folios for one note: a hundred at most. Check the first and the last.',
    'Bir not için çok fazla yaprak: en çok yüz. İlkini ve sonuncusunu kontrol edin.',
    'عدد الأوراق أكبر من أن يُدوَّن مرة واحدة: مئة على الأكثر. راجع الأولى والأخيرة.',
  ],
  folios: [
    'Write the first and the last folio in figures, for example 20-22. The last cannot be lower.',
    'İlk ve son yaprağı rakamla yazın, örneğin 20-22. Son yaprak daha küçük olamaz.',
    'اكتب أول ورقة وآخر ورقة بالأرقام، مثل 20-22. لا يمكن أن تكون الأخيرة أصغر.',
  ],
  sinProtocolo: [
    'What is authorised outside the protocol has neither its number nor its folios. Leave the field empty.',
    'Protokol dışında onaylananın protokol numarası ve yaprağı olmaz. Alanı boş bırakın.',
    'ما يُحرَّر خارج السجل لا يحمل رقمه ولا أوراقه. اترك الحقل فارغًا.',
  ],
  renglonDeHoja: [
    'Enter a line of the sheet, from 1 to 25.',
    'Yaprağın 1 ile 25 arasında bir satırını yazın.',
    'اكتب سطرًا من الورقة، من 1 إلى 25.',
  ],
  ajusteDeHoja: [
    'Enter the millimetres, from -30 to 30. Zero moves nothing.',
    'Milimetreyi -30 ile 30 arasında yazın. Sıfır hiçbir şeyi kaydırmaz.',
    'اكتب المليمترات، من -30 إلى 30. الصفر لا يحرّك شيئًا.',
  ],
  claseDeOtro: [
    'The text of this document was written as another class of act, which stands outside of the protocol, without number or folios. Choose the proposed class.',
    'Bu belgenin metni, protokol dışında kalan, numarası ve varakları olmayan başka bir işlem türü için yazıldı. Önerilen türü seçin.',
    'كُتب نص هذا المستند لنوع آخر من العقود يبقى خارج السجل بلا رقم ولا أوراق. اختر النوع المقترح.',
  ],
  claseDeProtocolo: [
    'This document was sold to stand in the protocol, with its number and its folios. Choose a public deed or an entry into the protocol.',
    'Bu belge, numarası ve yapraklarıyla protokolde yer almak üzere satıldı. Protokolde yer alan bir işlem türü seçin.',
    'بيع هذا المستند على أن يُحرَّر في السجل برقمه وأوراقه. اختر نوعًا يُحرَّر في السجل.',
  ],
  numeroQueSigue: [
    'Number {numero} follows in your protocol of {anio} (art. 13, Código de Notariado). If you used others elsewhere or cancelled them, note them first.',
    '{anio} protokolünüzde sıradaki numara {numero} (Código de Notariado, md. 13). Başka yerde kullandığınız ya da iptal ettiğiniz numaraları önce kaydedin.',
    'الرقم التالي في سجلك لسنة {anio} هو {numero} (المادة 13 من Código de Notariado). إن استعملت أرقامًا أخرى أو ألغيتها فسجّلها أولًا.',
  ],
  folioQueSigue: [
    'Folio {folio} follows in your protocol of {anio}, with no gaps and none twice (art. 13, Código de Notariado).',
    '{anio} protokolünüzde sıradaki yaprak {folio}; atlama ve tekrar olmaz (Código de Notariado, md. 13).',
    'الورقة التالية في سجلك لسنة {anio} هي {folio}، دون فراغ ولا تكرار (المادة 13 من Código de Notariado).',
  ],
  foliosYHojas: [
    'From {desde} to {hasta} there are {folios} folios and you wrote {hojas} sheets. They must be the same.',
    '{desde} ile {hasta} arasında {folios} yaprak var, siz {hojas} sayfa yazdınız. Aynı olmalı.',
    'من {desde} إلى {hasta} توجد {folios} ورقة وكتبت {hojas}. يجب أن تتساوى.',
  ],
  valorDeLey: [
    'Write a possible value for this datum.',
    'Bu veri için mümkün bir değer yazın.',
    'اكتب قيمة ممكنة لهذا البيان.',
  ],
  valorFueraDeLimites: [
    'Write a value from {minimo} to {maximo}.',
    '{minimo} ile {maximo} arasında bir değer yazın.',
    'اكتب قيمة من {minimo} إلى {maximo}.',
  ],
  valorFueraDeNorma: [
    'Write a value from {minimo} to {maximo}: that is what the rule allows ({norma}).',
    '{minimo} ile {maximo} arasında bir değer yazın: kuralın izin verdiği budur ({norma}).',
    'اكتب قيمة من {minimo} إلى {maximo}: هذا ما تسمح به القاعدة ({norma}).',
  ],
  fuenteDeLey: [
    'Write the norm that sets it, for example «Acuerdo Gubernativo 256-2025», or that it is the office’s own criterion.',
    'Onu belirleyen normu yazın, örneğin «Acuerdo Gubernativo 256-2025», ya da ofisin kendi ölçütü olduğunu.',
    'اكتب القاعدة التي تحدده، مثل «Acuerdo Gubernativo 256-2025»، أو أنه معيار المكتب.',
  ],
  valorQueBaja: [
    'It is lower than the one in force on that day, {vigente}. Check it, or confirm that the rule lowers it.',
    'O gün geçerli olandan, {vigente}, daha düşük. Kontrol edin veya kuralın onu düşürdüğünü onaylayın.',
    'هي أقل من القيمة السارية في ذلك اليوم، {vigente}. راجعها، أو أكد أن القاعدة تخفضها.',
  ],
  rigeDesdeManana: [
    'Choose a day after today: what is already answered or bought keeps the values of its day.',
    'Bugünden sonraki bir gün seçin: yanıtlananlar ve satın alınanlar kendi günlerinin değerlerini korur.',
    'اختر يومًا بعد اليوم: ما أُجيب عنه أو اشتُري يحتفظ بقيم يومه.',
  ],
  valorDelMismoDia: [
    'There is already a value in force from that day. Remove it first, or choose another day.',
    'O günden itibaren geçerli bir değer zaten var. Önce onu kaldırın veya başka bir gün seçin.',
    'توجد قيمة تسري من ذلك اليوم. احذفها أولًا أو اختر يومًا آخر.',
  ],
  actoFuturo: [
    'It has not come yet: write {dia} or earlier.',
    'Henüz gelmedi: {dia} veya öncesini yazın.',
    'لم يحن بعد: اكتب {dia} أو قبله.',
  ],
  actoAntesDeComprar: [
    'The case was bought on {dia}: the act cannot be earlier.',
    'İşlem {dia} tarihinde satın alındı: senet daha önce olamaz.',
    'اشتُريت المعاملة في {dia}: لا يمكن أن يسبقها العقد.',
  ],
  actoAntesDeAprobar: [
    'The customer approved the text on {dia}: the act cannot be earlier.',
    'Müşteri metni {dia} tarihinde onayladı: senet daha önce olamaz.',
    'وافق العميل على النص في {dia}: لا يمكن أن يسبقه العقد.',
  ],
  actoFueraDeOrden: [
    'Your previous instrument is of {dia}: they go in strict order of dates (art. 13, Código de Notariado).',
    'Önceki senediniz {dia} tarihli: kesin tarih sırasıyla gider (Código de Notariado, md. 13).',
    'عقدك السابق بتاريخ {dia}: تُرتَّب العقود ترتيبًا زمنيًا صارمًا (المادة 13 من Código de Notariado).',
  ],
  comparecienteExtrano: [
    'Not one of the persons of this act: {personas} (arts. 29 and 60, Código de Notariado). Correct the name, or say whether it is a witness, an interpreter or a translator.',
    'Bu işlemin kişilerinden biri değil: {personas} (Código de Notariado, md. 29 ve 60). Adı düzeltin ya da tanık, tercüman veya çevirmen olduğunu belirtin.',
    'ليس من أشخاص هذا العقد: {personas} (المادتان 29 و60 من Código de Notariado). صحّح الاسم، أو قل إن كان شاهدًا أو ترجمانًا أو مترجمًا.',
  ],
  comparecienteFalta: [
    '{nombre}, who signs this act, is missing (arts. 29 and 60, Código de Notariado). Add that person.',
    'Bu işlemi imzalayan {nombre} eksik (Código de Notariado, md. 29 ve 60). O kişiyi ekleyin.',
    'ينقص {nombre} الذي يوقّع هذا العقد (المادتان 29 و60 من Código de Notariado). أضف هذا الشخص.',
  ],
  dosTestigos: [
    'The two witnesses who know them are missing (Código de Notariado, art. 29.4). Add them as witnesses who came, identified.',
    'Kişiyi tanıyan iki tanık eksik (Código de Notariado, md. 29.4). Gelen ve kimliği belirlenen tanıklar olarak ekleyin.',
    'ينقص الشاهدان اللذان يعرفانه (المادة 29.4 من Código de Notariado). أضفهما شاهدين حضرا وعُرفت هويتهما.',
  ],
  comparecienteRepetido: [
    'This person is already in the list. Remove one of the two.',
    'Bu kişi zaten listede. İkisinden birini kaldırın.',
    'هذا الشخص موجود في القائمة. احذف أحد الاثنين.',
  ],
  comparecienteParte: [
    'This person is a party to the act and appears as such.',
    'Bu kişi işlemin tarafıdır ve o sıfatla hazır bulunur.',
    'هذا الشخص طرف في العقد ويحضر بهذه الصفة.',
  ],
  documentoDeOtra: [
    'This is not the document of {nombre} that the case holds. Check the number, or ask for the answer to be corrected.',
    'Dosyada {nombre} için kayıtlı belge bu değil. Numarayı kontrol edin ya da yanıtın düzeltilmesini isteyin.',
    'ليست هذه وثيقة {nombre} المسجلة في المعاملة. راجع الرقم أو اطلب تصحيح الإجابة.',
  ],
  enBorrador: ['In “{documento}”. {falta}', '“{documento}” belgesinde. {falta}', 'في «{documento}». {falta}'],
  respuesta: ['{mensaje}', '{mensaje}', '{mensaje}'],
  enOtroPedido: [
    '“{documento}” is already in another order.',
    '“{documento}” zaten başka bir siparişte.',
    '«{documento}» موجود بالفعل في طلب آخر.',
  ],
  invalido: [
    'The value is not valid. Check it.',
    'Değer geçerli değil. Lütfen kontrol edin.',
    'القيمة غير صالحة. يُرجى مراجعتها.',
  ],
});

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    campo: typeof campo;
  }
}
