import type { Catalogo } from '../../catalogo.ts';

export const error: Catalogo['error'] = {
  'datos-invalidos': 'İşaretli bilgileri kontrol edin.',
  'peticion-ilegible': 'İstek okunamıyor. Nasıl yazıldığını kontrol edin.',
  'cabeceras-demasiado-grandes': 'Adres ya da üst bilgiler çok uzun. Kısaltın.',
  'json-invalido': 'İstek geçerli bir JSON değil.',
  'cuerpo-demasiado-grande': 'Gönderdiğiniz içerik çok büyük.',
  'tipo-no-admitido': 'Verileri application/json olarak gönderin.',
  'sesion-requerida': 'Devam etmek için oturum açın.',
  'sesion-vencida': 'Oturumunuz sona erdi. Yeniden oturum açın; yazdıklarınız burada duruyor.',
  'acceso-denegado': 'Hesabınızın buna erişimi yok.',
  'no-encontrado': 'Mevcut değil veya erişiminizin dışında.',
  'ruta-inexistente': 'Bu adres mevcut değil.',
  'conflicto-revision': 'Siz düzenlerken bu bilgileri başka biri değiştirdi. Karşılaştırıp yeniden kaydedin.',
  'peticion-en-curso': 'Aynı istek şu anda işleniyor. Yanıtını bekleyin.',
  'clave-idempotencia-distinta': 'Idempotency-Key anahtarı başka verilerle kullanılmış. Yeni bir anahtar kullanın.',
  'clave-idempotencia-invalida': 'Idempotency-Key 8 ila 128 harf, rakam, tire veya alt çizgiden oluşur.',
  'demasiadas-peticiones': 'Art arda çok fazla istek gönderdiniz. Biraz bekleyin.',
  'error-interno': 'Bir hata oluştu, lütfen yeniden deneyin.',
  'servicio-no-disponible':
    'Hizmet şu anda kullanılamıyor. Yazdıklarınız kaybolmadı; bir dakika sonra yeniden deneyin.',
  'credenciales-incorrectas': 'E-posta veya parola eşleşmiyor. Lütfen kontrol edin.',
  'cuenta-bloqueada':
    'Birkaç başarısız denemeden sonra oturum açmayı engelledik. Birkaç dakika bekleyin veya parolanızı yenileyin.',
  'cuenta-desactivada': 'Bu hesap devre dışı. Yeniden etkinleştirmek için bize yazın.',
  'cuenta-sin-confirmar': 'E-posta adresinizi size gönderdiğimiz kodla onaylayın.',
  'cambio-de-clave-requerido':
    'Oturum açmadan önce parolanızı değiştirmeniz gerekiyor. E-posta adresinize bir kod gönderdik.',
  'segundo-paso-requerido': 'Girişi tamamlamak için uygulamanızın kodunu yazın.',
  'cierre-impedido': 'Hesabı kapatmadan önce devam eden işleri bitirin veya iptal edin. Listeye bakın.',
  'copia-en-curso': 'Verilerinizin bir kopyası zaten hazırlanıyor. Hazır olunca size haber vereceğiz.',
  'copia-no-lista': 'İndirilmeye hazır bir kopya yok. Yenisini isteyin.',
  'notario-con-registro':
    'Noter sicilinde işlemleri var ve bu sicil sonsuza dek saklanır: silinemez. Hesabı engelleyin.',
  'dos-pasos-exigidos':
    'Ofis bunun için iki adımlı doğrulama ister. Profilim › Güvenlik bölümünde etkinleştirip yeniden deneyin.',
  'reingreso-requerido': 'Bu işlem geri alınamaz. Siz olduğunuzu doğrulamak için parolanızı yeniden yazın.',
  'codigo-incorrecto': 'Kod eşleşmiyor veya süresi doldu. E-postayı kontrol edin veya yeni bir kod isteyin.',
  'limite-codigos': 'Çok fazla kod istediniz veya denediniz. Yeniden denemeden önce birkaç dakika bekleyin.',
  'sin-notarios':
    'Bugün görev yapabilecek ve yeri olan noter yok. Birini seçin ya da birinin elindekini bitirmesini bekleyin.',
  'estado-no-permite': 'Bulunduğu durumda bu artık yapılamaz.',
  'demostracion-en-preparacion': 'Tanıtım hazırlanıyor. Hazır olmasını bekleyin ve yeniden deneyin.',
  'hora-ocupada': 'O saat az önce alındı. Kalanlardan başka birini seçin.',
  'hora-de-otra-cita': 'O saatte {quien} için başka bir randevu var: {con} ile, {horas}.',
  'hora-apartada': '{quien} o saatleri kapatmış, {horas}: {motivo}.',
  'cliente-ocupado': '{quien} için o saatte başka bir randevu var, {horas}.',
  'equipo-ocupado': '{quien} o saatte uygun değil: {horas} arası dolu.',
  'sala-ocupada': 'O saatte {sala} dolu.',
  'sin-sala-libre': 'O saatte {sede} içinde boş oda yok.',
  'hora-con-citas': 'O sürede randevular veya kapatılmış saatler var. Önce onları taşıyın ya da iptal edin.',
  'hora-no-ofrecida': 'O saat sunulmuyor. Listeden birini seçin.',
  'retencion-vencida': 'Saati sizin için tuttuğumuz dakikalar geçti. Yeniden seçin; hâlâ boşsa sizindir.',
  'hora-guardada-antes':
    'Bu saati istemeden birkaç kez ayırdınız. Başka bir saat seçin ya da yeniden ayırmak için biraz bekleyin.',
  'cita-poco-tiempo': 'Randevuya çok az kaldı. Taşımak veya iptal etmek için ofisi arayın.',
  'cita-muchos-cambios': 'Bu randevu zaten birkaç kez taşındı. Başka bir saat için ofisi arayın.',
  'producto-sin-entrevista': 'Bu hizmet soru-yanıtla doldurulmaz.',
  'limite-borradores':
    'Çok fazla açık taslağınız var. Yenisine başlamak için birini bitirin veya çöp kutusuna taşıyın.',
  'limite-libreta': 'Defteriniz dolu. Yeni bir kayıt eklemek için birini silin.',
  'respuestas-demasiado-grandes':
    'Bu taslağın yanıtları sınırı aştı. En uzun metinleri kısaltın veya listelerden öğe kaldırın.',
  'nada-que-deshacer': 'Geri alınacak veya yinelenecek değişiklik kalmadı.',
  'producto-fuera-de-venta': 'Bu ürün satışta değil. Fiyatını değiştirmeden önce yeniden satışa çıkarın.',
  'producto-sin-version': 'Bu ürün henüz satılamaz: bir işlemdir ya da metni hiç yayımlanmadı.',
  'redaccion-con-problemas': 'Henüz yayımlanamaz. Sayfanın işaretlediklerine bakıp tamamlayın.',
  'publicacion-por-aprobar':
    'Ofis, yayımlananı başka birinin onaylamasını istiyor. Ürünün düzenleyicisinde yazın ve yayımlanmasını isteyin.',
  'publicacion-propia': 'Bu yayını siz istediniz: yönetimden başka birinin onaylaması gerekiyor.',
  'publicacion-cambiada': 'İstenen yayın artık gördüğünüz değil. Karar vermeden önce yeniden bakın.',
  'nada-por-publicar': 'Yazılanlar zaten yayımlandı: değişiklik yok.',
  'producto-retirado': 'Bu hizmet artık sunulmuyor. Bugün hazırlayabileceğiniz belgelere bakın.',
  'borrador-incompleto':
    'Bir belgenin yanıtları eksik veya biri artık geçerli değil. Satın almak için açıp tamamlayın.',
  'borrador-en-carrito': 'Bu belge sepette. Değiştirmek için sepetten çıkarın.',
  'borrador-en-pedido':
    'Bu belge ödeme bekleyen bir siparişte ve artık değişmez. Siparişi ödeyin ya da yeniden yazmak için iptal edin.',
  'borrador-comprado': 'Bu belge satın alındı ve değişmez. Başka bir tane gerekiyorsa bir kopya oluşturun.',
  'pedido-no-entregable':
    'Bu siparişteki bir belge tamamlanmamış; bu yüzden sipariş ödenmiş sayılamaz. Dekontu bu gerekçeyle reddedin: müşterisi siparişi iptal eder, belgeyi tamamlar ve aynı havaleyle yeniden sipariş verir.',
  'documento-incompleto': 'Belgede eksik yanıtlar var: boşluklarla mühürlenmez ve teslim edilmez.',
  'sello-no-verifica': 'Mühürlendi, ancak imza doğrulanamadı: böyle bir belge teslim edilmez.',
  'certificado-no-sirve': 'Mühürleyenin sertifikası kullanılamıyor: başka bir sertifika koyun.',
  'limite-carrito': 'Sepetiniz dolu. Yenisini eklemek için ödeme yapın veya bir şey çıkarın.',
  'codigo-inexistente': 'Böyle bir promosyon kodu yok. Doğru yazıldığını kontrol edin.',
  'valor-en-vigor': 'Bu değer yürürlükte ve kaldırılamaz. Yakın bir günden itibaren geçerli başka bir değer yazın.',
  'entrada-en-uso': 'Kullanılıyor ve silinemez. Arşivleyin: artık sunulmaz, onu kullananlar değişmez.',
  'codigo-en-uso':
    'Kullanılmış bir kod silinemez: {facturas} fatura veya sipariş bu kodu taşıyor. Kodu devre dışı bırakın.',
  'exportacion-demasiado-grande':
    'Filtre {maximo} satırdan fazlasını bırakıyor; bunlar bir dosyaya sığmaz. Biraz daha filtreleyin.',
  'codigo-agotado': 'Bu kodun son kullanım hakkı az önce alındı. Toplamı kodsuz olarak görüp karar verin.',
  'carrito-vacio': 'Sepetiniz boş veya bu siparişi başka bir sekmede zaten verdiniz.',
  'carrito-cambiado':
    'Siz gözden geçirirken sepetiniz değişti. Ödemeden önce şimdiki hâline bakın; hiçbir tahsilat yapılmadı.',
  'borrador-cambiado':
    'Siz gözden geçirirken bu belgenin yanıtları başka bir yerde değişti. Yeniden gözden geçirin; sepetinize hiçbir şey eklenmedi.',
  'carrito-no-pagable': 'Sepetinizde artık satın alınamayan bir şey var. Kontrol edip çıkarın.',
  'precio-cambiado':
    'Siz gözden geçirirken toplam değişti. Ödemeden önce yeni toplama bakın; hiçbir tahsilat yapılmadı.',
  'clave-idempotencia-requerida': 'Bu çağrı Idempotency-Key üst bilgisini gerektirir.',
  'nota-excede': 'Bu satırda iade edilebilecek tutar daha az. Tutarları kontrol edin.',
  'cotizacion-cambiada': 'Siz gözden geçirirken iade edilecek tutar değişti. İstemeden önce yeniden bakın.',
  'reembolso-en-curso': 'Bunun iadesini zaten istediniz ve karar vermek üzereyiz. Size e-posta ile haber vereceğiz.',
  'segunda-persona': 'Siz zaten onayladınız. Tutarı nedeniyle yönetimden bir kişinin daha onaylaması gerekiyor.',
  'reembolso-decidido': 'Bu iadeye karar verdik; artık geri çekilemez. Kararı satın alma sayfanızda görün.',
  'reembolso-retirado': 'Müşteri bu iade talebini geri çekti: karar verilecek bir şey yok.',
  'reembolso-de-detenido':
    'Talep artık geri çekilemez: {que} üzerinde artık çalışılmıyor ve size düşen tutar bu taleple karara bağlanır. İadesini istediğiniz diğerlerini korumak isterseniz bize yazın.',
  'propuesta-usada':
    'Bu iade önerildikten sonra müşteri plandan bir şey kullandı ya da planı değiştirdi. Bu öneriyi reddedin; hâlâ gerekiyorsa şimdiki hesapla yenisini yapın.',
  'suscripcion-cambio': 'Siz bakarken planınız değişti. Durumuna bakıp yeniden karar verin.',
  'cambio-por-pagar':
    'Ödemesini bekleyen bir plan değişikliğiniz var ve fiyatı planınızda kalanlara göre hesaplandı. Ödeyin ya da iptal edin, sonra planınızı kullanın.',
  'devolucion-con-cambio':
    'Ödemesini bekleyen bir plan değişikliği var ve fiyatı zaten ödenmiş olana göre hesaplandı. Önce onu ödeyin ya da iptal edin, sonra iade isteyin.',
  'plan-sin-devolucion':
    'Bu plandan artık iade yapılmaz: kullanıldı ya da cayma süresi geçti. Yenilenmemesi için iptal edebilirsiniz. Bizim bir hatamız olduysa bize yazın.',
  'extension-maxima': 'Bir dönem toplamda en fazla {dias} gün uzatılabilir, bu günlerle aşılır. Daha az gün verin.',
  'plan-en-devolucion':
    'Planınızın iadesini istediniz. Karar verilene ya da siz geri çekene kadar plan belge, randevu veya indirim vermez.',
  'cita-fuera-de-plan': 'Bu saat planın kapsadığı sürenin dışında. Daha erken bir saat seçin.',
  'citas-a-la-vez': 'Planınızın aynı anda izin verdiği kadar randevunuz var. Biri geçince yenisini isteyebilirsiniz.',
  'sin-citas-en-plan': 'Planın bu dönemde randevusu kalmadı.',
  'plan-no-disponible': 'Bu plan size bu şekilde satılamıyor. Mevcut planlara bakın.',
  'plan-cambiado':
    'Siz gözden geçirirken bu planın içeriği değişti. Kabul etmeden önce şimdiki hâline bakın; hiçbir tahsilat yapılmadı.',
  'plan-exige-identificar': 'Bu plan NIT ile faturalanır. Profilinize NIT numaranızı yazıp yeniden karar verin.',
  'suscripcion-existente': 'Zaten bir planınız ya da ödemesi beklenen bir plan siparişiniz var. Planlarım’da görün.',
  'pago-en-curso': 'Bu siparişin bir ödemesi sürüyor. Nasıl sonuçlanacağını bekleyin.',
  'proveedor-no-disponible': 'Kart hizmeti yanıt vermiyor. Siparişiniz kayıtlı; ödemeyi bir dakika sonra deneyin.',
  'borrador-al-dia': 'Taslak zaten satıştaki sürümü kullanıyor.',
  'documentos-ocupados': 'Bekleyen çok sayıda belge var. Sizinki kayıtlı; birkaç saniye sonra yeniden deneyin.',
  'documento-no-imprimible': 'Belgede basılamayan bir karakter var. Gösterilen yerde değiştirin.',
  'documento-demasiado-grande': 'Belge PDF oluşturmak için fazla uzun. En uzun metinleri kısaltın.',
  'documento-invalido': 'Belge oluşturulamadı. Hata bizden kaynaklanıyor ve kayda geçti; yanıtlarınız kayıtlı.',
  'archivo-demasiado-grande':
    'Dosya {maximo} MB boyutunu aşıyor. Daha küçük bir dosya veya aslının bir fotoğrafını gönderin.',
  'archivo-vacio': 'Dosya boş geldi. Açıp sorunsuz olduğunu görün ve yeniden yükleyin.',
  'subida-lenta':
    'Dosya çok yavaş geliyordu ve bırakıldı. Daha iyi bir bağlantıyla yeniden yükleyin veya daha küçük bir dosya gönderin.',
  'archivo-no-admitido':
    'Bu dosya PDF veya JPG, PNG, WebP ya da HEIC görseli değil. Bu biçimlerden birinde kaydedip yeniden yükleyin.',
  'imagen-requerida': 'Bu bir PDF. JPG, PNG, WebP veya HEIC biçiminde bir resim yükleyin.',
  'imagen-enorme':
    'Bu görselde burada okunamayacak kadar çok piksel var. Fotoğrafı daha düşük çözünürlükte çekin veya kendinize mesajla gönderip onu yükleyin.',
  'archivo-danado': 'Dosya bozuk ve açılamıyor. Yeniden kaydedin veya fotoğrafını çekip tekrar yükleyin.',
  'archivo-con-clave': 'Bu PDF parola korumalı. Parolasız kaydedip yeniden yükleyin veya fotoğraf yükleyin.',
  'pdf-demasiadas-paginas':
    'Bu PDF {paginas} sayfa; buraya {maximo} sayfa sığar. Yalnızca gereken sayfaları başka bir dosyaya kaydedip yükleyin.',
  'pagina-ilegible': 'Bu PDF’nin {pagina}. sayfası çizilemiyor. Sayfayı yeniden tarayıp dosyayı tekrar yükleyin.',
  'archivo-activo': 'Bu PDF içinde programlar veya başka dosyalar var. PDF olarak yazdırıp çıkan dosyayı yükleyin.',
  'archivo-infectado': 'Virüs denetimi bu dosyayı reddetti. Kullanmadan önce kontrol edin.',
  'archivo-inexistente': 'Yüklediğiniz dosya artık yok. Yeniden yükleyin.',
  'sin-espacio': 'Dosyayı saklayamadık: yerimiz doldu. Hiçbir şey kaybolmadı; birkaç dakika sonra deneyin.',
  'comprobante-en-revision': 'Bu siparişin dekontunu inceliyoruz. Yanıt verir vermez devam edebilirsiniz.',
  'correo-recien-enviado': 'Bu adrese kısa süre önce yazıldı. On dakika bekleyip yeniden gönderin.',
  'formulario-dudoso': 'Bunu bir insanın gönderdiğini doğrulayamadık. Birkaç saniye bekleyip yeniden gönderin.',
  'enlace-invalido': 'Bağlantı geçerli değil veya süresi doldu. Yenisini isteyin.',
  'notario-no-ejerce': 'Bu noter bugün görev yapamaz. Profilini kontrol edin ya da başkasını seçin.',
  'sin-gestores':
    'Bu kurumlara bakan etkin bir takip görevlisi yok. Birini seçin ya da katalogda bakan kişiye kurumları ekleyin.',
  'gestor-inactivo': 'Bu takip görevlisi artık katalogda etkin değil. Başkasını seçin.',
  'gasto-exige-nit':
    'Bu tutarda fatura nihai tüketiciye kesilemez. Müşterinizden profiline NIT yazmasını isteyin, sonra tahsil edin.',
  'gasto-sin-aceptar':
    'Müşteri istenen tutarı henüz ödemedi, yani bu harcı kabul etmedi. Önce tahsil edin ya da ofisin ödediği olarak yazın.',
  'gestor-sin-entrar':
    'Girişiniz sona erdi. E-postanızdaki bağlantıyı açıp yeni bir kod isteyin; yazdıklarınız burada duruyor.',
  'cuenta-propia': 'Bu işlem kişinin kendi hesabında yapılmaz. Yönetimden başka birinden isteyin.',
  'ultimo-administrador': 'Yönetecek kimse kalmazdı. Önce başka birini atayın ve ilk kez oturum açmasını bekleyin.',
  'texto-con-blancos':
    'Metinde henüz yazılmamış alanlar var: {espacios}. İmza verileri “İşlemi imzala” sayfasında, diğerleri önce incelemeye dönen taslakta yazılır.',
  'minuta-incompleta': 'Belgede eksik bilgiler var. Göndermeden önce işaretli her boşluğu doldurun.',
  'observaciones-sin-respuesta': 'Yanıtlanmamış notlar var. Belgeyi göndermeden önce her birini yanıtlayın.',
  'minuta-cambiada': 'Okuduğunuz belge, onayınızı bekleyen belge değil. Onaylamadan önce lütfen yeniden okuyun.',
  'correo-en-uso': 'Bu e-posta adresiyle bir kullanıcı zaten var.',
  'sin-conexion':
    'Hizmetle bağlantı kurulamıyor. Yazdıklarınız kaybolmadı; internetinizi kontrol edip yeniden deneyin.',
};
