import type { Catalogo } from '../../../i18n/catalogo.ts';

export const registro: Catalogo['registro'] = {
  titulo: 'İşlem kayıt defteri',
  detalle: 'Her noterin mühürledikleri, kayıt kayıt. Yalnızca ekleme yapılır: her kayıt bir öncekinin özetini taşır.',
  buscar: 'İşlem, konu veya hazır bulunan',
  todos: 'Tüm noterler',
  desde: 'Başlangıç',
  hasta: 'Bitiş',
  vacioTitulo: 'Henüz kayıt yok',
  vacio: 'İlk kayıt, bir noterin ilk belgesi mühürlendiğinde yazılır.',
  folios: 'Folyo {folios}',
  numero: 'No. {n}',
  columna: {
    asiento: 'Kayıt',
    fecha: 'Kayıt zamanı',
    notario: 'Noter',
    objeto: 'Konu',
    instrumento: 'Senet',
    comparecientes: 'Hazır bulunanlar',
    huella: 'Belgenin özeti',
  },
  actuacion: {
    entrega: 'Belge mühürlendi',
    sustitucion: 'Belgenin yerine yenisi geçti',
    anulacion: 'Belge iptal edildi',
  },
  cadena: {
    titulo: 'Bütünlük',
    detalle: 'Her defteri ilk kaydından başlayarak yeniden okur ve hiçbir şeyin değişmediğini kontrol eder.',
    comprobar: 'Kontrol et',
    asientos: 'Kayıt sayısı: {n}',
    entera: 'Bütün',
    rota: '{numero} numaralı kayıtta bozuk',
    cabezas: 'Kapanışı imzalı gün sayısı: {n}',
  },
  rotura: {
    falta: 'O kayıt eksik.',
    cambiado: 'Yazıldığında söylediğini söylemiyor.',
    fueraDeLugar: 'Yerinde değil.',
    sobra: 'Bu sistem yazmadı.',
    cabeza: 'O günün imzalı kapanışıyla uyuşmuyor.',
  },
  cierre: {
    abrir: 'Kapanış kaydı…',
    titulo: '{anio} protokolünün kapanış kaydı',
    explica:
      'Yılın belgelerini ve yapraklarını mühürlü kâğıt için yazıyla sayar (m. 12). Protokol ilk belgesiyle açılır: yasa açılış kaydı istemez.',
    lugar: 'Yer',
    fecha: 'Kapanış tarihi',
    fechaAyuda: '31 Aralık, ya da görevi bırakırsanız daha önce.',
    observaciones: 'Gözlemler',
    observacionesAyuda: 'Yoksa boş bırakın.',
  },
  indice: {
    titulo: 'Protokol dizini',
    detalle:
      'Bir yılın belgeleri numara sırasıyla: yer ve tarih, taraflar, konu ve yapraklar (m. 15), ve kapanış kaydı.',
    anio: 'Yıl',
    bajar: 'PDF indir',
  },
};
