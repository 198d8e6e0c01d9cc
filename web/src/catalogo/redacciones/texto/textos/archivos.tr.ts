import type { archivos as es } from './archivos.es.ts';

export const archivos: typeof es = {
  word: {
    titulo: 'Word dosyasından başla',
    detalle:
      'Dosyanın metni belgenin yerini alır. Boşluklar, köşeli ayraçlar, tarihler ve yinelenen adlar soru olarak önerilir. Görüşme sekmesinde geri alınabilir.',
    archivo: '5 MB’a kadar .docx dosyası',
    leyendo: 'Dosya okunuyor…',
    usar: 'Bu metni kullan',
    conserva: 'Var olan soruları ve çevrelerindeki sözcükler metinde duran değişkenleri koru',
    quedan:
      '{n, plural, one {# değişken ya da koşul yerinde kalıyor.} other {# değişken ve koşul yerinde kalıyor.}}',
    movidas: 'Bunlar paragraflarıyla yer değiştirdi; aynı şeyi söylediklerini denetleyin:',
    sinLugar: 'Bunların yeri bulunamadı; gerekiyorsa yeniden koyun:',
    pieza: {
      variable: '«{ruta}» değişkeni',
      condicional: 'koşul',
      repetir: 'yineleme',
      parcial: 'ortak metin',
      referencia: 'bir maddenin numarası',
      table: 'tablo',
      firmas: 'imzalar',
    },
    seccion: 'Datos del documento',
    fallo: {
      cifrado: "Dosyanın parolası var. Word'de açın, parolayı kaldırın ve yeniden kaydedin.",
      antiguo: "2007 öncesi bir Word dosyası (.doc). Word'de açıp .docx olarak kaydedin.",
      macros: "Makro içeriyor; makrolar açılmaz. Word'de makrosuz «Word Belgesi (.docx)» olarak kaydedin.",
      noEsWord: 'Okunamıyor: Word’ün .docx dosyasını seçin. .doc ise Word’de açıp .docx olarak kaydedin.',
      grande: 'Çok büyük. Word’de resimlerini çıkarıp yeniden deneyin.',
      vacio: 'Metni yok: bir resim ya da boş sayfa gibi görünüyor.',
    },
    perdidas: 'Dosyanın şunları şablona geçmez:',
    perdida: {
      imagenes: 'Resimler',
      cambios: 'İzlenen değişiklikler: metin hepsi kabul edilmiş gibi alınır',
      cuadros: 'Metin kutuları',
      notas: 'Dipnotlar: metnin sonunda kalır',
      comentarios: 'Yorumlar',
      encabezados: 'Üst ve alt bilgiler',
    },
    ninguna: 'Belgeden belgeye değişen bir şey bulunamadı. Değişkenleri elle koyabilirsiniz.',
    propuestas: 'Belgeden belgeye değişebilecek {n, plural, one {# yer} other {# yer}} bulundu.',
    aceptar: '«{muestra}» bir değişkendir',
    veces: '{n, plural, one {# kez} other {# kez}}',
    pregunta: '{n}. soru',
    tipo: '{n}. sorunun türü',
  },
  archivo: {
    guardar: 'Dosyaya kaydet',
    traer: 'Dosyadan getir',
    detalle:
      'Bu belgenin burada ya da başka bir kurulumda kaydedilen görüşmesi, şablonu ve örnek yanıtları. Kullanılmadan önce neyin değişeceği söylenir.',
    archivo: '2 MB’a kadar .json dosyası',
    ilegible: 'Kullanılamaz:',
    trae: 'Getirdikleri: {partes}.',
    faltas: 'Kullanılabilir ama şunlar varken yayımlanamaz:',
    parte: { entrevista: 'görüşme', plantilla: 'şablon', respuestas: 'örnek yanıtlar' },
  },
  casos: {
    titulo: 'Kayıtlı durumlar',
    detalle:
      'Vermeleri gereken metinle birlikte yanıtlar. Bir değişiklik birinin metnini değiştirirse, biri okuyup kabul edene dek yayımlanmaz.',
    ninguno: 'Henüz yok. Yukarıdaki görüşmeyi yanıtlayın ve durumu bir adla kaydedin.',
    nombre: 'Durumun adı',
    guardar: 'Bu yanıtları durum olarak kaydet',
    pasa: 'Beklenen metni veriyor',
    cambio: 'Metni değişti',
    aceptar: 'Yeni metni kabul et',
    usar: '«{nombre}» yanıtlarını gör',
    borrar: '«{nombre}» durumunu sil',
  },
};
