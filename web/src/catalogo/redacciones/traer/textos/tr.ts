import type { traida as es } from './es.ts';

export const traida: typeof es = {
  titulo: 'Dosyadan belge getir',
  detalle:
    'Başka bir büronun Sürümler sekmesinden kaydettiği dosya. Hiçbir şey yazılmadan önce ne getirdiği ve buraya neyin uymadığı söylenir. Siz yayımlayana kadar satışa çıkmaz.',
  archivo: 'Belgenin dosyası (.json, en çok {maximo} MB)',
  mal: 'Dosya getirilemiyor. Belirtilen yerde düzeltin ya da yeniden kaydedilmesini isteyin:',
  trae: '“{nombre}” belgesini, KDV dahil {precio} fiyatla getiriyor: {preguntas} soru ve {casos} sınama.',
  existe: 'Adresi zaten “{nombre}” belgesine ait. Ne yapılsın?',
  sobre: 'Onun sonraki sürümü olarak yaz',
  otraClase: 'Sonraki sürümü olamaz: yapılış şekli veya işlem türü farklı',
  nuevo: 'Başka bir adresle yeni belge olarak getir',
  sePierde: 'O belgede yayımlanmamış değişiklikler var; bunlar kaybolacak.',
  nombre: 'Ad',
  slug: 'Sayfasının adresi',
  slugAyuda: 'Aksansız harfler, rakamlar ve kısa çizgiler.',
  categoria: 'Burada etkin bir “{categoria}” kategorisi yok. Hangisine girsin?',
  elijaCategoria: 'Bir kategori seçin',
  requisitos:
    'Burada olmayan veya arşivlenmiş türde gereklilikler istiyor. Önce Gereklilik türleri ekranında oluşturun, ya da:',
  omitir: 'Bu gereklilikler olmadan getir',
  clausulas:
    'Bu maddeler başka bir büronun kitaplığından geliyor. Belge metinlerini korur ve ona yeni sürümler önerilmez:',
  casos: 'Bu sınamalar burada başka bir metin veriyor. Yayımlamadan önce okunup kabul edilmeli:',
  faltas: 'Denetim hatalar buluyor. Getirilebilir; yayımlamak için düzeltilmelidir:',
  traer: 'Belgeyi getir',
};
