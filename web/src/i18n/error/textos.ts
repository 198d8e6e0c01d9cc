import { type CodigoError, errores } from '@fedatario/contract/base';
import { type Textos, withSpanish } from '../palabra.ts';

const delContrato = Object.fromEntries(
  Object.entries(errores).map(([codigo, { mensaje }]) => [codigo, mensaje]),
) as Record<CodigoError, string>;

/** The contract holds the Spanish text of every code; only the browser knows when there was no answer. */
export const error = {
  ...withSpanish(delContrato, {
    'datos-invalidos': [
      'Check the marked fields.',
      'İşaretli bilgileri kontrol edin.',
      'يُرجى مراجعة البيانات المحددة.',
    ],
    'peticion-ilegible': [
      'The request cannot be read. Check how it is written.',
      'İstek okunamıyor. Nasıl yazıldığını kontrol edin.',
      'تعذّرت قراءة الطلب. راجع طريقة كتابته.',
    ],
    'cabeceras-demasiado-grandes': [
      'The address or the headers are too long. Shorten them.',
      'Adres ya da üst bilgiler çok uzun. Kısaltın.',
      'العنوان أو الترويسات طويلة جدًا. يُرجى اختصارها.',
    ],
    'json-invalido': ['The request is not valid JSON.', 'İstek geçerli bir JSON değil.', 'الطلب ليس بصيغة JSON صالحة.'],
    'cuerpo-demasiado-grande': [
      'What you are sending is too large.',
      'Gönderdiğiniz içerik çok büyük.',
      'ما ترسله كبير جدًا.',
    ],
    'tipo-no-admitido': [
      'Send the data as application/json.',
      'Verileri application/json olarak gönderin.',
      'أرسل البيانات بصيغة application/json.',
    ],
    'sesion-requerida': ['Sign in to continue.', 'Devam etmek için oturum açın.', 'سجّل الدخول للمتابعة.'],
    'sesion-vencida': [
      'Your session ended. Sign in again; what you wrote is still here.',
      'Oturumunuz sona erdi. Yeniden oturum açın; yazdıklarınız burada duruyor.',
      'انتهت جلستك. سجّل الدخول من جديد؛ ما كتبته ما زال هنا.',
    ],
    'acceso-denegado': [
      'Your account has no access to this.',
      'Hesabınızın buna erişimi yok.',
      'لا يملك حسابك صلاحية الوصول إلى هذا.',
    ],
    'no-encontrado': [
      'It does not exist, or it is not within your reach.',
      'Mevcut değil veya erişiminizin dışında.',
      'غير موجود، أو ليس ضمن صلاحياتك.',
    ],
    'ruta-inexistente': ['This address does not exist.', 'Bu adres mevcut değil.', 'هذا العنوان غير موجود.'],
    'conflicto-revision': [
      'Somebody changed these data while you were editing them. Compare and save again.',
      'Siz düzenlerken bu bilgileri başka biri değiştirdi. Karşılaştırıp yeniden kaydedin.',
      'غيّر شخص آخر هذه البيانات أثناء تعديلك لها. قارن واحفظ من جديد.',
    ],
    'peticion-en-curso': [
      'The same request is under way. Wait for its answer.',
      'Aynı istek şu anda işleniyor. Yanıtını bekleyin.',
      'الطلب نفسه قيد التنفيذ. انتظر الرد عليه.',
    ],
    'clave-idempotencia-distinta': [
      'The Idempotency-Key was already used with other data. Use a new one.',
      'Idempotency-Key anahtarı başka verilerle kullanılmış. Yeni bir anahtar kullanın.',
      'سبق استخدام مفتاح Idempotency-Key مع بيانات أخرى. استخدم مفتاحًا جديدًا.',
    ],
    'clave-idempotencia-invalida': [
      'Idempotency-Key takes 8 to 128 letters, digits, hyphens or underscores.',
      'Idempotency-Key 8 ila 128 harf, rakam, tire veya alt çizgiden oluşur.',
      'يقبل Idempotency-Key من 8 إلى 128 حرفًا أو رقمًا أو شرطة أو شرطة سفلية.',
    ],
    'demasiadas-peticiones': [
      'You made too many requests in a row. Wait a moment.',
      'Art arda çok fazla istek gönderdiniz. Biraz bekleyin.',
      'أرسلت طلبات كثيرة متتالية. يُرجى الانتظار لحظة.',
    ],
    'error-interno': [
      'Something went wrong. Please try again.',
      'Bir hata oluştu, lütfen yeniden deneyin.',
      'حدث خطأ. يُرجى المحاولة مرة أخرى.',
    ],
    'servicio-no-disponible': [
      'The service is not available right now. What you wrote is not lost; try again in a minute.',
      'Hizmet şu anda kullanılamıyor. Yazdıklarınız kaybolmadı; bir dakika sonra yeniden deneyin.',
      'الخدمة غير متاحة حاليًا. لم يُفقد ما كتبته؛ حاول بعد دقيقة.',
    ],
    'credenciales-incorrectas': [
      'The email or the password does not match. Check them.',
      'E-posta veya parola eşleşmiyor. Lütfen kontrol edin.',
      'البريد أو كلمة المرور غير مطابقين. يُرجى مراجعتهما.',
    ],
    'cuenta-bloqueada': [
      'We blocked sign-in after several failed attempts. Wait a few minutes or recover your password.',
      'Birkaç başarısız denemeden sonra oturum açmayı engelledik. Birkaç dakika bekleyin veya parolanızı yenileyin.',
      'أوقفنا تسجيل الدخول بسبب محاولات فاشلة متعددة. انتظر بضع دقائق أو استعد كلمة المرور.',
    ],
    'cuenta-desactivada': [
      'This account is deactivated. Write to us to reactivate it.',
      'Bu hesap devre dışı. Yeniden etkinleştirmek için bize yazın.',
      'هذا الحساب معطّل. راسلنا لإعادة تفعيله.',
    ],
    'cuenta-sin-confirmar': [
      'Confirm your email with the code we sent you.',
      'E-posta adresinizi size gönderdiğimiz kodla onaylayın.',
      'أكّد بريدك بالرمز الذي أرسلناه إليك.',
    ],
    'cambio-de-clave-requerido': [
      'You must change your password before signing in. We sent a code to your email.',
      'Oturum açmadan önce parolanızı değiştirmeniz gerekiyor. E-posta adresinize bir kod gönderdik.',
      'عليك تغيير كلمة المرور قبل الدخول. أرسلنا رمزًا إلى بريدك.',
    ],
    'segundo-paso-requerido': [
      'Type the code of your application to finish signing in.',
      'Girişi tamamlamak için uygulamanızın kodunu yazın.',
      'اكتب رمز تطبيقك لإتمام الدخول.',
    ],
    'cierre-impedido': [
      'Finish or cancel what is under way before you close the account. See the list.',
      'Hesabı kapatmadan önce devam eden işleri bitirin veya iptal edin. Listeye bakın.',
      'أكمل ما هو قيد التنفيذ أو ألغِه قبل إغلاق الحساب. انظر القائمة.',
    ],
    'copia-en-curso': [
      'We are already preparing a copy of your data. We will tell you when it is ready.',
      'Verilerinizin bir kopyası zaten hazırlanıyor. Hazır olunca size haber vereceğiz.',
      'نحن نُعدّ نسخة من بياناتك بالفعل. سنخبرك عندما تصبح جاهزة.',
    ],
    'copia-no-lista': [
      'There is no copy ready to download. Ask for a new one.',
      'İndirilmeye hazır bir kopya yok. Yenisini isteyin.',
      'لا توجد نسخة جاهزة للتنزيل. اطلب نسخة جديدة.',
    ],
    'notario-con-registro': [
      'There are acts in their notarial register, which is kept for ever: it cannot be erased. Block the account.',
      'Noter sicilinde işlemleri var ve bu sicil sonsuza dek saklanır: silinemez. Hesabı engelleyin.',
      'له أعمال في سجله التوثيقي الذي يُحفظ دائمًا: لا يمكن محوه. احظر الحساب.',
    ],
    'dos-pasos-exigidos': [
      'The office asks for two-step verification for this. Turn it on in My profile › Security and try again.',
      'Ofis bunun için iki adımlı doğrulama ister. Profilim › Güvenlik bölümünde etkinleştirip yeniden deneyin.',
      'يطلب المكتب التحقق بخطوتين لهذا. فعّله في ملفي › الأمان وحاول مرة أخرى.',
    ],
    'reingreso-requerido': [
      'This cannot be undone. Type your password again to confirm that it is you.',
      'Bu işlem geri alınamaz. Siz olduğunuzu doğrulamak için parolanızı yeniden yazın.',
      'لا يمكن التراجع عن هذا. اكتب كلمة المرور مرة أخرى لتأكيد هويتك.',
    ],
    'codigo-incorrecto': [
      'The code does not match or has expired. Check the email or ask for another.',
      'Kod eşleşmiyor veya süresi doldu. E-postayı kontrol edin veya yeni bir kod isteyin.',
      'الرمز غير مطابق أو انتهت صلاحيته. راجع البريد أو اطلب غيره.',
    ],
    'limite-codigos': [
      'You asked for or tried too many codes. Wait a few minutes before trying again.',
      'Çok fazla kod istediniz veya denediniz. Yeniden denemeden önce birkaç dakika bekleyin.',
      'طلبت أو جرّبت رموزًا كثيرة. انتظر بضع دقائق قبل المحاولة من جديد.',
    ],
    'sin-notarios': [
      'No notary with room may practise today. Choose one, or wait until one finishes what they have.',
      'Bugün görev yapabilecek ve yeri olan noter yok. Birini seçin ya da birinin elindekini bitirmesini bekleyin.',
      'لا يوجد اليوم كاتب عدل يمكنه العمل ولديه متسع. اختر واحدًا، أو انتظر حتى ينهي أحدهم ما لديه.',
    ],
    'estado-no-permite': [
      'In the state it is in, that can no longer be done.',
      'Bulunduğu durumda bu artık yapılamaz.',
      'لم يعد ذلك ممكنًا في حالته الحالية.',
    ],
    'demostracion-en-preparacion': [
      'The demonstration is being prepared. Wait until it is ready and try again.',
      'Tanıtım hazırlanıyor. Hazır olmasını bekleyin ve yeniden deneyin.',
      'يجري إعداد العرض التوضيحي. انتظر حتى يكتمل ثم حاول مرة أخرى.',
    ],
    'hora-ocupada': [
      'That time was just taken. Choose another of those left.',
      'O saat az önce alındı. Kalanlardan başka birini seçin.',
      'حُجزت تلك الساعة للتو. اختر غيرها مما تبقى.',
    ],
    'hora-de-otra-cita': [
      'At that time {quien} has another appointment: with {con}, {horas}.',
      'O saatte {quien} için başka bir randevu var: {con} ile, {horas}.',
      'في تلك الساعة لدى {quien} موعد آخر مع {con}، {horas}.',
    ],
    'hora-apartada': [
      '{quien} keeps those hours blocked, {horas}: {motivo}.',
      '{quien} o saatleri kapatmış, {horas}: {motivo}.',
      'حجز {quien} تلك الساعات، {horas}: {motivo}.',
    ],
    'cliente-ocupado': [
      '{quien} has another appointment at that time, {horas}.',
      '{quien} için o saatte başka bir randevu var, {horas}.',
      'لدى {quien} موعد آخر في تلك الساعة، {horas}.',
    ],
    'equipo-ocupado': [
      '{quien} is not free at that time: taken from {horas}.',
      '{quien} o saatte uygun değil: {horas} arası dolu.',
      '{quien} غير متاح في تلك الساعة: لديه ما يشغله من {horas}.',
    ],
    'sala-ocupada': ['At that time {sala} is taken.', 'O saatte {sala} dolu.', 'في تلك الساعة {sala} مشغولة.'],
    'sin-sala-libre': [
      'At that time no room is free in {sede}.',
      'O saatte {sede} içinde boş oda yok.',
      'لا توجد قاعة شاغرة في {sede} في تلك الساعة.',
    ],
    'hora-con-citas': [
      'There are appointments or blocked hours in that time. Move or cancel them first.',
      'O sürede randevular veya kapatılmış saatler var. Önce onları taşıyın ya da iptal edin.',
      'توجد مواعيد أو ساعات محجوبة في ذلك الوقت. انقلها أو ألغها أولًا.',
    ],
    'hora-no-ofrecida': [
      'That time is not offered. Choose one from the list.',
      'O saat sunulmuyor. Listeden birini seçin.',
      'تلك الساعة غير معروضة. اختر واحدة من القائمة.',
    ],
    'retencion-vencida': [
      'The minutes in which we kept that time have passed. Choose it again; if it is still free, it is yours.',
      'Saati sizin için tuttuğumuz dakikalar geçti. Yeniden seçin; hâlâ boşsa sizindir.',
      'انقضت الدقائق التي حفظنا فيها الساعة لك. اخترها من جديد؛ فإن بقيت شاغرة فهي لك.',
    ],
    'hora-guardada-antes': [
      'You have kept that time several times without asking for it. Choose another, or wait a while to keep it again.',
      'Bu saati istemeden birkaç kez ayırdınız. Başka bir saat seçin ya da yeniden ayırmak için biraz bekleyin.',
      'حجزت هذه الساعة عدة مرات دون أن تطلبها. اختر غيرها أو انتظر قليلًا لتحجزها من جديد.',
    ],
    'cita-poco-tiempo': [
      'The appointment is too soon. Call the office to move or cancel it.',
      'Randevuya çok az kaldı. Taşımak veya iptal etmek için ofisi arayın.',
      'الموعد قريب جدًا. اتصل بالمكتب لنقله أو إلغائه.',
    ],
    'cita-muchos-cambios': [
      'This appointment was moved several times already. Call the office to agree on another time.',
      'Bu randevu zaten birkaç kez taşındı. Başka bir saat için ofisi arayın.',
      'نُقل هذا الموعد عدة مرات. اتصل بالمكتب للاتفاق على ساعة أخرى.',
    ],
    'producto-sin-entrevista': [
      'This service is not filled in with an interview.',
      'Bu hizmet soru-yanıtla doldurulmaz.',
      'لا تُملأ هذه الخدمة بمقابلة.',
    ],
    'limite-borradores': [
      'You have too many open drafts. Finish or discard one to start another.',
      'Çok fazla açık taslağınız var. Yenisine başlamak için birini bitirin veya çöp kutusuna taşıyın.',
      'لديك مسودات مفتوحة كثيرة. أنهِ إحداها أو استبعدها لتبدأ غيرها.',
    ],
    'limite-libreta': [
      'Your address book is full. Delete an entry to keep another.',
      'Defteriniz dolu. Yeni bir kayıt eklemek için birini silin.',
      'دفترك ممتلئ. احذف أحد القيود لحفظ غيره.',
    ],
    'respuestas-demasiado-grandes': [
      'The answers of this draft no longer fit. Shorten the longest texts or remove items from the lists.',
      'Bu taslağın yanıtları sınırı aştı. En uzun metinleri kısaltın veya listelerden öğe kaldırın.',
      'لم تعد إجابات هذه المسودة تتسع. اختصر أطول النصوص أو احذف عناصر من القوائم.',
    ],
    'nada-que-deshacer': [
      'There is no change left to undo or redo.',
      'Geri alınacak veya yinelenecek değişiklik kalmadı.',
      'لم يبق تغيير يمكن التراجع عنه أو إعادته.',
    ],
    'producto-fuera-de-venta': [
      'This product is not on sale. Put it back on sale before changing its price.',
      'Bu ürün satışta değil. Fiyatını değiştirmeden önce yeniden satışa çıkarın.',
      'هذا المنتج غير معروض للبيع. أعِده إلى البيع قبل تغيير سعره.',
    ],
    'producto-sin-version': [
      'This product cannot be sold yet: it is a procedure, or its text was never published.',
      'Bu ürün henüz satılamaz: bir işlemdir ya da metni hiç yayımlanmadı.',
      'لا يمكن بيع هذا المنتج بعد: فهو إجراء، أو لم يُنشر نصه قط.',
    ],
    'redaccion-con-problemas': [
      'It cannot be published yet. See what the page marks, and complete it.',
      'Henüz yayımlanamaz. Sayfanın işaretlediklerine bakıp tamamlayın.',
      'لا يمكن النشر بعد. انظر ما تشير إليه الصفحة وأكمله.',
    ],
    'publicacion-por-aprobar': [
      'The office asks another person to approve what is published. Write it in the editor of the product and ask for its publication.',
      'Ofis, yayımlananı başka birinin onaylamasını istiyor. Ürünün düzenleyicisinde yazın ve yayımlanmasını isteyin.',
      'يشترط المكتب أن يوافق شخص آخر على ما يُنشر. اكتبه في محرّر المنتج واطلب نشره.',
    ],
    'publicacion-propia': [
      'You asked for this publication: another administrator has to approve it.',
      'Bu yayını siz istediniz: yönetimden başka birinin onaylaması gerekiyor.',
      'أنت من طلب هذا النشر: يجب أن يوافق عليه شخص آخر من الإدارة.',
    ],
    'publicacion-cambiada': [
      'The publication that was asked for is no longer the one you saw. Look at it again before deciding.',
      'İstenen yayın artık gördüğünüz değil. Karar vermeden önce yeniden bakın.',
      'طلب النشر لم يعد كما رأيته. اطّلع عليه من جديد قبل أن تقرر.',
    ],
    'nada-por-publicar': [
      'What is written is published already: there are no changes.',
      'Yazılanlar zaten yayımlandı: değişiklik yok.',
      'ما كُتب منشور بالفعل: لا توجد تغييرات.',
    ],
    'producto-retirado': [
      'This service is no longer offered. See the documents that you can make today.',
      'Bu hizmet artık sunulmuyor. Bugün hazırlayabileceğiniz belgelere bakın.',
      'لم تعد هذه الخدمة متاحة. اطّلع على الوثائق التي يمكنك إعدادها اليوم.',
    ],
    'borrador-incompleto': [
      'A document lacks answers, or one no longer serves. Open it and complete it to buy it.',
      'Bir belgenin yanıtları eksik veya biri artık geçerli değil. Satın almak için açıp tamamlayın.',
      'تنقص إحدى الوثائق إجابات، أو لم تعد إحداها صالحة. افتحها وأكملها لشرائها.',
    ],
    'borrador-en-carrito': [
      'This document is in the cart. Take it out of the cart to change it.',
      'Bu belge sepette. Değiştirmek için sepetten çıkarın.',
      'هذه الوثيقة في السلة. أخرجها من السلة لتغييرها.',
    ],
    'borrador-en-pedido': [
      'This document is in an order that waits to be paid and no longer changes. Pay the order, or cancel it to write in it again.',
      'Bu belge ödeme bekleyen bir siparişte ve artık değişmez. Siparişi ödeyin ya da yeniden yazmak için iptal edin.',
      'هذه الوثيقة في طلب ينتظر الدفع ولم تعد تتغير. ادفع الطلب أو ألغه لتكتب فيها من جديد.',
    ],
    'borrador-comprado': [
      'This document was bought and does not change. If you need another, make a copy.',
      'Bu belge satın alındı ve değişmez. Başka bir tane gerekiyorsa bir kopya oluşturun.',
      'تم شراء هذه الوثيقة ولا تتغير. إن احتجت إلى أخرى فأنشئ نسخة.',
    ],
    'pedido-no-entregable': [
      'A document of this order is not complete, so the order cannot be marked as paid. Reject the receipt with that reason: its customer cancels the order, completes the document and orders it again with the same transfer.',
      'Bu siparişteki bir belge tamamlanmamış; bu yüzden sipariş ödenmiş sayılamaz. Dekontu bu gerekçeyle reddedin: müşterisi siparişi iptal eder, belgeyi tamamlar ve aynı havaleyle yeniden sipariş verir.',
      'إحدى وثائق هذا الطلب غير مكتملة، فلا يمكن اعتباره مدفوعًا. ارفض الإيصال لهذا السبب: يلغي العميل الطلب ويكمل الوثيقة ثم يطلبها من جديد بالتحويل نفسه.',
    ],
    'documento-incompleto': [
      'The document lacks answers: with blanks it is neither sealed nor delivered.',
      'Belgede eksik yanıtlar var: boşluklarla mühürlenmez ve teslim edilmez.',
      'تنقص الوثيقة إجابات: لا تُختم ولا تُسلَّم وفيها فراغات.',
    ],
    'sello-no-verifica': [
      'It was sealed, but the signature could not be verified: such a document is not delivered.',
      'Mühürlendi, ancak imza doğrulanamadı: böyle bir belge teslim edilmez.',
      'خُتمت الوثيقة، لكن تعذّر التحقق من التوقيع: وثيقة كهذه لا تُسلَّم.',
    ],
    'certificado-no-sirve': [
      'The certificate of whoever seals is of no use: put another.',
      'Mühürleyenin sertifikası kullanılamıyor: başka bir sertifika koyun.',
      'شهادة من يختم غير صالحة للاستعمال: ضع غيرها.',
    ],
    'limite-carrito': [
      'Your cart is full. Pay or remove something to add more.',
      'Sepetiniz dolu. Yenisini eklemek için ödeme yapın veya bir şey çıkarın.',
      'سلتك ممتلئة. ادفع أو أزل شيئًا لتضيف غيره.',
    ],
    'codigo-inexistente': [
      'That promo code does not exist. Check that it is well written.',
      'Böyle bir promosyon kodu yok. Doğru yazıldığını kontrol edin.',
      'هذا الرمز الترويجي غير موجود. تأكد من كتابته بشكل صحيح.',
    ],
    'valor-en-vigor': [
      'That value is already in force and cannot be removed. Write another one in force from a coming day.',
      'Bu değer yürürlükte ve kaldırılamaz. Yakın bir günden itibaren geçerli başka bir değer yazın.',
      'هذه القيمة سارية ولا يمكن حذفها. اكتب قيمة أخرى تسري من يوم قادم.',
    ],
    'entrada-en-uso': [
      'It is in use and cannot be deleted. Archive it: it is no longer offered, and what uses it does not change.',
      'Kullanılıyor ve silinemez. Arşivleyin: artık sunulmaz, onu kullananlar değişmez.',
      'قيد الاستخدام ولا يمكن حذفه. أرشفه: لا يُعرض بعد ذلك، وما يستخدمه لا يتغير.',
    ],
    'codigo-en-uso': [
      'A code that was used cannot be deleted: {facturas} invoices or orders name it. Deactivate it.',
      'Kullanılmış bir kod silinemez: {facturas} fatura veya sipariş bu kodu taşıyor. Kodu devre dışı bırakın.',
      'لا يمكن حذف رمز سبق استخدامه: عدد الفواتير والطلبات التي تذكره {facturas}. عطّله بدلًا من ذلك.',
    ],
    'exportacion-demasiado-grande': [
      'The filter leaves more than {maximo} rows, which do not fit in a file. Filter a little more.',
      'Filtre {maximo} satırdan fazlasını bırakıyor; bunlar bir dosyaya sığmaz. Biraz daha filtreleyin.',
      'تُبقي التصفية أكثر من {maximo} صف، وهي لا تتسع في ملف. صفِّ أكثر قليلًا.',
    ],
    'codigo-agotado': [
      'The last use of that code was just taken. Check the total without it and decide.',
      'Bu kodun son kullanım hakkı az önce alındı. Toplamı kodsuz olarak görüp karar verin.',
      'شُغل للتوّ آخر استخدام لهذا الرمز. راجع المجموع من دونه وقرّر.',
    ],
    'carrito-vacio': [
      'Your cart is empty, or you already placed this order in another tab.',
      'Sepetiniz boş veya bu siparişi başka bir sekmede zaten verdiniz.',
      'سلتك فارغة، أو قدّمت هذا الطلب في نافذة أخرى.',
    ],
    'carrito-cambiado': [
      'Your cart changed while you were checking it. See it as it is now before paying; nothing was charged.',
      'Siz gözden geçirirken sepetiniz değişti. Ödemeden önce şimdiki hâline bakın; hiçbir tahsilat yapılmadı.',
      'تغيّرت سلتك أثناء مراجعتك. اطّلع عليها كما هي الآن قبل الدفع؛ لم يُحصَّل أي مبلغ.',
    ],
    'borrador-cambiado': [
      'The answers of this document were changed elsewhere while you were reviewing them. Review them again; nothing was added to your cart.',
      'Siz gözden geçirirken bu belgenin yanıtları başka bir yerde değişti. Yeniden gözden geçirin; sepetinize hiçbir şey eklenmedi.',
      'تغيّرت إجابات هذا المستند في مكان آخر أثناء مراجعتك لها. راجعها من جديد؛ لم يُضَف شيء إلى سلتك.',
    ],
    'carrito-no-pagable': [
      'Something in your cart can no longer be bought. Check it and remove it.',
      'Sepetinizde artık satın alınamayan bir şey var. Kontrol edip çıkarın.',
      'في سلتك ما لم يعد ممكنًا شراؤه. راجعه وأزله.',
    ],
    'precio-cambiado': [
      'The total changed while you were checking it. See the new one before paying; nothing was charged.',
      'Siz gözden geçirirken toplam değişti. Ödemeden önce yeni toplama bakın; hiçbir tahsilat yapılmadı.',
      'تغيّر المجموع أثناء مراجعتك. اطّلع على الجديد قبل الدفع؛ لم يُحصَّل أي مبلغ.',
    ],
    'clave-idempotencia-requerida': [
      'This call requires the Idempotency-Key header.',
      'Bu çağrı Idempotency-Key üst bilgisini gerektirir.',
      'يتطلب هذا الاستدعاء ترويسة Idempotency-Key.',
    ],
    'nota-excede': [
      'Less than that is left of that line to give back. Check the amounts.',
      'Bu satırda iade edilebilecek tutar daha az. Tutarları kontrol edin.',
      'المتبقي للرد من هذا البند أقل من ذلك. راجع المبالغ.',
    ],
    'cotizacion-cambiada': [
      'What you get back changed while you were looking. Look again before you ask for it.',
      'Siz gözden geçirirken iade edilecek tutar değişti. İstemeden önce yeniden bakın.',
      'تغيّر المبلغ المسترد أثناء مراجعتك. اطّلع عليه من جديد قبل طلبه.',
    ],
    'reembolso-en-curso': [
      'You already asked for the refund of that and we are about to decide. We will write to you.',
      'Bunun iadesini zaten istediniz ve karar vermek üzereyiz. Size e-posta ile haber vereceğiz.',
      'سبق أن طلبت استرداد هذا ونحن على وشك البت فيه. سنُعلمك بالبريد.',
    ],
    'segunda-persona': [
      'You already approved it. Because of its amount, another administrator has to approve it too.',
      'Siz zaten onayladınız. Tutarı nedeniyle yönetimden bir kişinin daha onaylaması gerekiyor.',
      'سبق أن وافقت عليه. يتطلب مبلغه موافقة شخص آخر من الإدارة.',
    ],
    'reembolso-decidido': [
      'We have decided this refund, and it can no longer be withdrawn. See the decision in your purchase.',
      'Bu iadeye karar verdik; artık geri çekilemez. Kararı satın alma sayfanızda görün.',
      'بتّ المكتب في هذا الاسترداد ولم يعد سحبه ممكنًا. اطّلع على القرار في صفحة شرائك.',
    ],
    'reembolso-sin-cuenta': [
      'This refund no longer waits for an account: it was transferred, goes back to your card or was not made. See it in your purchase.',
      'Bu iade artık hesap beklemiyor: havale edildi, kartınıza dönüyor veya yapılmadı. Satın alma sayfanızda görün.',
      'لم يعد هذا الاسترداد ينتظر حسابًا: حُوِّل أو يعود إلى بطاقتك أو لم يُنفَّذ. اطّلع عليه في صفحة شرائك.',
    ],
    'reembolso-retirado': [
      'The customer withdrew this request: there is nothing to decide.',
      'Müşteri bu iade talebini geri çekti: karar verilecek bir şey yok.',
      'سحب العميل هذا الطلب: لم يبق ما يُبتّ فيه.',
    ],
    'reembolso-de-detenido': [
      'The request can no longer be withdrawn: nobody works on {que} any more, and what is due to you is decided with it. If you want to keep the rest of what you asked back, write to us.',
      'Talep artık geri çekilemez: {que} üzerinde artık çalışılmıyor ve size düşen tutar bu taleple karara bağlanır. İadesini istediğiniz diğerlerini korumak isterseniz bize yazın.',
      'لم يعد سحب الطلب ممكنًا: لم يعد أحد يعمل على {que}، وما يستحق لك يُقرَّر مع هذا الطلب. إن أردت الاحتفاظ ببقية ما طلبت استرداده فاكتب إلينا.',
    ],
    'propuesta-usada': [
      'Since this refund was proposed, the customer used something of the plan or changed it. Deny this proposal and, if it is still due, make another one with the quote of now.',
      'Bu iade önerildikten sonra müşteri plandan bir şey kullandı ya da planı değiştirdi. Bu öneriyi reddedin; hâlâ gerekiyorsa şimdiki hesapla yenisini yapın.',
      'منذ اقتراح هذا الاسترداد استخدم العميل شيئًا من الخطة أو غيّرها. ارفض هذا الاقتراح، وإن كان مستحقًا بعد فقدّم اقتراحًا آخر بالحساب الحالي.',
    ],
    'suscripcion-cambio': [
      'Your plan changed while you were looking at it. Check how it is and decide again.',
      'Siz bakarken planınız değişti. Durumuna bakıp yeniden karar verin.',
      'تغيّرت خطتك أثناء اطّلاعك عليها. راجع حالتها وقرّر من جديد.',
    ],
    'cambio-por-pagar': [
      'You have a change of plan waiting for its payment, and its price counts on what is left of your plan. Pay it or cancel it, then use your plan.',
      'Ödemesini bekleyen bir plan değişikliğiniz var ve fiyatı planınızda kalanlara göre hesaplandı. Ödeyin ya da iptal edin, sonra planınızı kullanın.',
      'لديك تغيير خطة ينتظر الدفع، وسعره يحسب ما بقي من خطتك. ادفعه أو ألغه، ثم استخدم خطتك.',
    ],
    'devolucion-con-cambio': [
      'There is a change of plan waiting for its payment, and its price counts on what was already paid. First pay it or cancel it, then ask for the refund.',
      'Ödemesini bekleyen bir plan değişikliği var ve fiyatı zaten ödenmiş olana göre hesaplandı. Önce onu ödeyin ya da iptal edin, sonra iade isteyin.',
      'هناك تغيير خطة ينتظر الدفع، وسعره يحسب ما دُفع من قبل. ادفعه أو ألغه أولًا، ثم اطلب الاسترداد.',
    ],
    'plan-sin-devolucion': [
      'Nothing of this plan is refunded any more: it was used, or the days to withdraw are over. You can cancel it so that it does not renew. If we made a mistake, write to us.',
      'Bu plandan artık iade yapılmaz: kullanıldı ya da cayma süresi geçti. Yenilenmemesi için iptal edebilirsiniz. Bizim bir hatamız olduysa bize yazın.',
      'لم يعد يُسترد شيء من هذه الخطة: فقد استُخدمت، أو مضت أيام التراجع. يمكنك إلغاؤها كي لا تتجدد. وإن كان الخطأ منا فاكتب إلينا.',
    ],
    'extension-maxima': [
      'A period may be made up to {dias} days longer in all, and these would be more. Give fewer days.',
      'Bir dönem toplamda en fazla {dias} gün uzatılabilir, bu günlerle aşılır. Daha az gün verin.',
      'تُمدَّد الفترة {dias, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}} كحد أقصى في المجموع، وهذه الأيام تتجاوزها. امنح أيامًا أقل.',
    ],
    'plan-en-devolucion': [
      'You asked for your plan to be refunded. Until we decide, or you withdraw it, the plan gives no documents, appointments or discounts.',
      'Planınızın iadesini istediniz. Karar verilene ya da siz geri çekene kadar plan belge, randevu veya indirim vermez.',
      'طلبت استرداد ثمن خطتك. حتى نقرر أو تسحب طلبك، لا تعطي الخطة مستندات ولا مواعيد ولا خصومات.',
    ],
    'cita-fuera-de-plan': [
      'That time is after what the plan covers. Choose an earlier one.',
      'Bu saat planın kapsadığı sürenin dışında. Daha erken bir saat seçin.',
      'هذه الساعة بعد ما تغطيه الخطة. اختر ساعة أبكر.',
    ],
    'citas-a-la-vez': [
      'You already have as many appointments as your plan allows at once. You can ask for another when one of them has passed.',
      'Planınızın aynı anda izin verdiği kadar randevunuz var. Biri geçince yenisini isteyebilirsiniz.',
      'لديك كل المواعيد التي تسمح بها خطتك في الوقت نفسه. يمكنك طلب موعد آخر حين يمر أحدها.',
    ],
    'sin-citas-en-plan': [
      'The plan has no appointments left in this period.',
      'Planın bu dönemde randevusu kalmadı.',
      'لم يبق في الخطة موعد لهذه المدة.',
    ],
    'plan-no-disponible': [
      'That plan cannot be sold to you that way. See the plans there are.',
      'Bu plan size bu şekilde satılamıyor. Mevcut planlara bakın.',
      'لا يمكن بيع هذه الخطة لك بهذه الطريقة. اطّلع على الخطط المتاحة.',
    ],
    'plan-cambiado': [
      'What that plan gives changed while you were checking it. See it as it is now before accepting; nothing was charged.',
      'Siz gözden geçirirken bu planın içeriği değişti. Kabul etmeden önce şimdiki hâline bakın; hiçbir tahsilat yapılmadı.',
      'تغيّر ما تمنحه هذه الخطة أثناء مراجعتك. اطّلع عليه كما هو الآن قبل القبول؛ لم يُحصَّل أي مبلغ.',
    ],
    'plan-exige-identificar': [
      'That plan is invoiced with a NIT. Write yours in your profile and decide again.',
      'Bu plan NIT ile faturalanır. Profilinize NIT numaranızı yazıp yeniden karar verin.',
      'تُفوتر هذه الخطة برقم NIT. اكتب رقمك في ملفك الشخصي ثم قرّر من جديد.',
    ],
    'suscripcion-existente': [
      'You already have a plan, or an order for one that awaits payment. See it in My plans.',
      'Zaten bir planınız ya da ödemesi beklenen bir plan siparişiniz var. Planlarım’da görün.',
      'لديك خطة بالفعل، أو طلب خطة ينتظر الدفع. اطّلع عليه في «خططي».',
    ],
    'pago-en-curso': [
      'A payment of this order is under way. Wait to know how it ends.',
      'Bu siparişin bir ödemesi sürüyor. Nasıl sonuçlanacağını bekleyin.',
      'توجد عملية دفع جارية لهذا الطلب. انتظر لمعرفة نتيجتها.',
    ],
    'proveedor-no-disponible': [
      'The card service is not answering. Your order is saved; try the payment in a minute.',
      'Kart hizmeti yanıt vermiyor. Siparişiniz kayıtlı; ödemeyi bir dakika sonra deneyin.',
      'خدمة البطاقات لا تستجيب. طلبك محفوظ؛ حاول الدفع بعد دقيقة.',
    ],
    'borrador-al-dia': [
      'The draft already uses the version on sale.',
      'Taslak zaten satıştaki sürümü kullanıyor.',
      'تستخدم المسودة بالفعل الإصدار الساري من المنتج.',
    ],
    'documentos-ocupados': [
      'Many documents are waiting. Yours is saved; try again in a few seconds.',
      'Bekleyen çok sayıda belge var. Sizinki kayıtlı; birkaç saniye sonra yeniden deneyin.',
      'توجد وثائق كثيرة في الانتظار. وثيقتك محفوظة؛ حاول مجددًا بعد ثوانٍ.',
    ],
    'documento-no-imprimible': [
      'The document has a character that cannot be printed. Change it where shown.',
      'Belgede basılamayan bir karakter var. Gösterilen yerde değiştirin.',
      'في الوثيقة حرف لا يمكن طباعته. غيّره حيث أُشير إليه.',
    ],
    'documento-demasiado-grande': [
      'The document is too long for a PDF. Shorten the longest texts.',
      'Belge PDF oluşturmak için fazla uzun. En uzun metinleri kısaltın.',
      'الوثيقة أطول من أن تُحوَّل إلى PDF. اختصر أطول النصوص.',
    ],
    'documento-invalido': [
      'The document could not be composed. The fault is ours and has been noted; your answers are saved.',
      'Belge oluşturulamadı. Hata bizden kaynaklanıyor ve kayda geçti; yanıtlarınız kayıtlı.',
      'تعذّر تأليف الوثيقة. الخلل من جانبنا وقد سُجّل؛ إجاباتك محفوظة.',
    ],
    'archivo-demasiado-grande': [
      'The file is larger than {maximo} MB. Send a lighter one, or a photo of the original.',
      'Dosya {maximo} MB boyutunu aşıyor. Daha küçük bir dosya veya aslının bir fotoğrafını gönderin.',
      'يتجاوز حجم الملف {maximo} ميغابايت. أرسل ملفًا أخف، أو صورة بدلًا من الأصل.',
    ],
    'archivo-vacio': [
      'The file arrived empty. Open it to see that it is right and upload it again.',
      'Dosya boş geldi. Açıp sorunsuz olduğunu görün ve yeniden yükleyin.',
      'وصل الملف فارغًا. افتحه للتأكد من سلامته وارفعه من جديد.',
    ],
    'subida-lenta': [
      'The file was arriving too slowly and was dropped. Upload it again with a better signal, or send a lighter one.',
      'Dosya çok yavaş geliyordu ve bırakıldı. Daha iyi bir bağlantıyla yeniden yükleyin veya daha küçük bir dosya gönderin.',
      'كان الملف يصل ببطء شديد فتوقف رفعه. ارفعه من جديد باتصال أفضل، أو أرسل ملفًا أخف.',
    ],
    'archivo-no-admitido': [
      'That is not a PDF or a JPG, PNG, WebP or HEIC image. Save it in one of those formats and upload it again.',
      'Bu dosya PDF veya JPG, PNG, WebP ya da HEIC görseli değil. Bu biçimlerden birinde kaydedip yeniden yükleyin.',
      'هذا ليس ملف PDF ولا صورة JPG أو PNG أو WebP أو HEIC. احفظه بإحدى هذه الصيغ وارفعه من جديد.',
    ],
    'imagen-requerida': [
      'That is a PDF. Upload a JPG, PNG, WebP or HEIC image.',
      'Bu bir PDF. JPG, PNG, WebP veya HEIC biçiminde bir resim yükleyin.',
      'هذا ملف PDF. ارفع صورة بصيغة JPG أو PNG أو WebP أو HEIC.',
    ],
    'imagen-enorme': [
      'That image has too many pixels to be read here. Take the photo with a lower resolution, or send it to yourself in a message and upload that one.',
      'Bu görselde burada okunamayacak kadar çok piksel var. Fotoğrafı daha düşük çözünürlükte çekin veya kendinize mesajla gönderip onu yükleyin.',
      'تحتوي هذه الصورة على نقاط أكثر مما يمكن قراءته هنا. التقطها بدقة أقل، أو أرسلها إلى نفسك في رسالة وارفع تلك النسخة.',
    ],
    'archivo-danado': [
      'The file is damaged and cannot be opened. Save it again, or take a photo of it, and upload it.',
      'Dosya bozuk ve açılamıyor. Yeniden kaydedin veya fotoğrafını çekip tekrar yükleyin.',
      'الملف تالف ولا يمكن فتحه. احفظه مرة أخرى أو التقط له صورة وارفعه من جديد.',
    ],
    'archivo-con-clave': [
      'That PDF is protected with a password. Save it without one and upload it again, or upload photos.',
      'Bu PDF parola korumalı. Parolasız kaydedip yeniden yükleyin veya fotoğraf yükleyin.',
      'ملف PDF هذا محمي بكلمة مرور. احفظه من دونها وارفعه من جديد، أو ارفع صورًا.',
    ],
    'pdf-demasiadas-paginas': [
      'That PDF has {paginas} pages and {maximo} fit here. Save only those that belong in another file and upload that.',
      'Bu PDF {paginas} sayfa; buraya {maximo} sayfa sığar. Yalnızca gereken sayfaları başka bir dosyaya kaydedip yükleyin.',
      'يحتوي ملف PDF هذا على {paginas} صفحة، والحد هنا {maximo}. احفظ الصفحات المطلوبة وحدها في ملف آخر وارفعه.',
    ],
    'pagina-ilegible': [
      'Page {pagina} of that PDF cannot be drawn. Scan it again and upload the file once more.',
      'Bu PDF’nin {pagina}. sayfası çizilemiyor. Sayfayı yeniden tarayıp dosyayı tekrar yükleyin.',
      'تعذّر رسم الصفحة {pagina} من ملف PDF هذا. امسحها ضوئيًا مرة أخرى وارفع الملف من جديد.',
    ],
    'archivo-activo': [
      'That PDF carries programs or other files inside. Print it as PDF and upload the result.',
      'Bu PDF içinde programlar veya başka dosyalar var. PDF olarak yazdırıp çıkan dosyayı yükleyin.',
      'يحتوي ملف PDF هذا على برامج أو ملفات أخرى. اطبعه بصيغة PDF وارفع الناتج.',
    ],
    'archivo-infectado': [
      'The antivirus refused that file. Check it before using it.',
      'Virüs denetimi bu dosyayı reddetti. Kullanmadan önce kontrol edin.',
      'رفض برنامج مكافحة الفيروسات هذا الملف. افحصه قبل استخدامه.',
    ],
    'archivo-inexistente': [
      'The file you uploaded is no longer there. Upload it again.',
      'Yüklediğiniz dosya artık yok. Yeniden yükleyin.',
      'لم يعد الملف الذي رفعته موجودًا. ارفعه من جديد.',
    ],
    'sin-espacio': [
      'We could not keep the file: we are out of space. Nothing was lost; try again in a few minutes.',
      'Dosyayı saklayamadık: yerimiz doldu. Hiçbir şey kaybolmadı; birkaç dakika sonra deneyin.',
      'لم نتمكن من حفظ الملف لعدم كفاية المساحة. لم يُفقد شيء؛ حاول بعد بضع دقائق.',
    ],
    'comprobante-en-revision': [
      'We are reviewing the receipt of this order. You can go on as soon as we answer.',
      'Bu siparişin dekontunu inceliyoruz. Yanıt verir vermez devam edebilirsiniz.',
      'نراجع إيصال هذا الطلب. يمكنك المتابعة فور صدور النتيجة.',
    ],
    'correo-recien-enviado': [
      'That address was written to a short while ago. Wait ten minutes and send it again.',
      'Bu adrese kısa süre önce yazıldı. On dakika bekleyip yeniden gönderin.',
      'كُتب إلى هذا العنوان منذ قليل. انتظر عشر دقائق ثم أعد الإرسال.',
    ],
    'formulario-dudoso': [
      'We could not check that a person is sending it. Wait a few seconds and send it again.',
      'Bunu bir insanın gönderdiğini doğrulayamadık. Birkaç saniye bekleyip yeniden gönderin.',
      'لم نتمكن من التحقق من أن المُرسِل شخص. انتظر بضع ثوانٍ ثم أعد الإرسال.',
    ],
    'enlace-invalido': [
      'The link is not valid or has expired. Ask for another.',
      'Bağlantı geçerli değil veya süresi doldu. Yenisini isteyin.',
      'الرابط غير صالح أو انتهت صلاحيته. اطلب غيره.',
    ],
    'notario-no-ejerce': [
      'That notary may not practise today. Check the profile, or choose another.',
      'Bu noter bugün görev yapamaz. Profilini kontrol edin ya da başkasını seçin.',
      'لا يجوز لكاتب العدل هذا أن يمارس اليوم. راجع ملفه أو اختر غيره.',
    ],
    'sin-gestores': [
      'No active agent attends to those institutions. Choose one, or add them to whoever attends to them in the catalogue.',
      'Bu kurumlara bakan etkin bir takip görevlisi yok. Birini seçin ya da katalogda bakan kişiye kurumları ekleyin.',
      'لا يوجد وكيل نشط يتابع تلك الجهات. اختر وكيلًا، أو أضف الجهات إلى من يتابعها في الدليل.',
    ],
    'gestor-inactivo': [
      'That agent is no longer active in the catalogue. Choose another.',
      'Bu takip görevlisi artık katalogda etkin değil. Başkasını seçin.',
      'لم يعد هذا الوكيل نشطًا في الدليل. اختر غيره.',
    ],
    'gasto-exige-nit': [
      'For this amount the invoice cannot go to a final consumer. Ask your customer to write their NIT in their profile, and charge it then.',
      'Bu tutarda fatura nihai tüketiciye kesilemez. Müşterinizden profiline NIT yazmasını isteyin, sonra tahsil edin.',
      'لا يجوز أن تصدر الفاتورة بهذا المبلغ لمستهلك نهائي. اطلب من العميل كتابة رقمه الضريبي في ملفه ثم حصّله.',
    ],
    'gasto-sin-aceptar': [
      'The customer has not paid what they were asked yet, so they did not accept this fee. Charge it first, or note it as paid by the office.',
      'Müşteri istenen tutarı henüz ödemedi, yani bu harcı kabul etmedi. Önce tahsil edin ya da ofisin ödediği olarak yazın.',
      'لم يدفع العميل بعد ما طُلب منه، فلم يقبل هذا الرسم. حصّله أولًا أو سجّله على حساب المكتب.',
    ],
    'gestor-sin-entrar': [
      'Your entry ended. Open the link of your mail and ask for a new code; what you wrote is still here.',
      'Girişiniz sona erdi. E-postanızdaki bağlantıyı açıp yeni bir kod isteyin; yazdıklarınız burada duruyor.',
      'انتهى دخولك. افتح الرابط من بريدك واطلب رمزًا جديدًا؛ ما كتبته باقٍ هنا.',
    ],
    'cuenta-propia': [
      'This is not done with one’s own account. Ask another administrator.',
      'Bu işlem kişinin kendi hesabında yapılmaz. Yönetimden başka birinden isteyin.',
      'لا يُجرى هذا على الحساب الشخصي. اطلبه من شخص آخر في الإدارة.',
    ],
    'ultimo-administrador': [
      'Nobody would be left to administer. Name somebody else first and wait until they have signed in.',
      'Yönetecek kimse kalmazdı. Önce başka birini atayın ve ilk kez oturum açmasını bekleyin.',
      'لن يبقى من يتولى الإدارة. عيّن شخصًا آخر أولًا وانتظر دخوله الأول.',
    ],
    'texto-con-blancos': [
      'The text still lacks: {espacios}. Data of the signing are written in “Sign the act”; the rest, in the draft, which first goes back to review.',
      'Metinde henüz yazılmamış alanlar var: {espacios}. İmza verileri “İşlemi imzala” sayfasında, diğerleri önce incelemeye dönen taslakta yazılır.',
      'ما زال النص ينقصه: {espacios}. تُكتب بيانات التوقيع في صفحة «توقيع العقد»، وما عداها في المسودة بعد إعادتها إلى المراجعة.',
    ],
    'minuta-incompleta': [
      'The document lacks data. Write what goes in each marked blank before sending it.',
      'Belgede eksik bilgiler var. Göndermeden önce işaretli her boşluğu doldurun.',
      'تنقص المستندَ بيانات. اكتب ما يلزم في كل فراغ محدد قبل إرساله.',
    ],
    'observaciones-sin-respuesta': [
      'Some remarks have no answer yet. Answer each one before sending the document.',
      'Yanıtlanmamış notlar var. Belgeyi göndermeden önce her birini yanıtlayın.',
      'ما زالت هناك ملاحظات بلا رد. أجب عن كل واحدة قبل إرسال المستند.',
    ],
    'minuta-cambiada': [
      'The document you read is not the one awaiting your approval. Please read it again before approving it.',
      'Okuduğunuz belge, onayınızı bekleyen belge değil. Onaylamadan önce lütfen yeniden okuyun.',
      'المستند الذي قرأته ليس المستند الذي ينتظر موافقتك. اقرأه من جديد قبل الموافقة عليه.',
    ],
    'correo-en-uso': [
      'A user with that email already exists.',
      'Bu e-posta adresiyle bir kullanıcı zaten var.',
      'يوجد مستخدم بهذا البريد.',
    ],
  }),
  'sin-conexion': [
    'No hay conexión con el servicio. Lo que escribió no se ha perdido; revise su internet e intente de nuevo.',
    'There is no connection to the service. What you wrote is not lost; check your internet and try again.',
    'Hizmetle bağlantı kurulamıyor. Yazdıklarınız kaybolmadı; internetinizi kontrol edip yeniden deneyin.',
    'لا يوجد اتصال بالخدمة. لم يُفقد ما كتبته؛ تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
  ],
} satisfies Textos;

declare module '../catalogo.ts' {
  interface Catalogo {
    error: typeof error;
  }
}
