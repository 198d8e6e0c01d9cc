import type { casosPropuestos as es } from './es.ts';

export const casosPropuestos: typeof es = {
  titulo: 'Eksik durumlar',
  detalle:
    'Belgenin her dalını bir kez gösteren en az sayıda durum: her koşul sağlandığında ve sağlanmadığında, her seçenek ve her liste. Okunduktan sonra tek tek kaydedilirler.',
  buscar: 'Eksik durumları öner',
  buscando: 'Aranıyor…',
  ninguno: 'Kayıtlı durumlar gösterilebilecek her şeyi zaten gösteriyor.',
  cuantos: '{n, plural, one {# durum öneriliyor.} other {# durum öneriliyor.}}',
  nombre: 'Önerilen durum {n}',
  muestra: 'Henüz başka hiçbirinin göstermediği şeyler',
  leer: '«{nombre}» metnini oku',
  texto: '«{nombre}» metni',
  guardar: 'Okudum: durum olarak kaydet',
  nombreDelCaso: 'Bu durumun adı',
  maximo: 'Kaydedilebilecek kadar durum var. Birini silin.',
  sinCubrir: 'Hiçbir durumun gösteremeyeceği şeyler',
  motivo: {
    nunca: 'hiçbir yanıtla gerçekleşemez',
    prohibida: 'görüşme izin vermiyor: «{mensaje}»',
    sinRespuestas: 'görüşmenin kabul ettiği yanıtlar bulunamadı',
  },
  meta: {
    respuesta: '{pregunta}: {valor}',
    conRespuesta: '{pregunta}: yanıtlı',
    sinRespuesta: '{pregunta}: yanıtsız',
    elementos: '{pregunta}: {n}',
    sePregunta: '{pregunta}: soruluyor',
    noSePregunta: '{pregunta}: sorulmuyor',
    cumple: '{lugar}: {condicion}',
    noCumple: '{lugar}: «{condicion}» sağlanmıyor',
  },
  real: {
    titulo: 'Gerçek bir işlemden',
    detalle:
      'Bu ürünün bir işleminin yanıtları; kişileri, numaraları, yerleri, tarihleri ve metinleri uydurma olanlarla değiştirilmiştir. Satın alan kişi bunlara baktığınızı görür.',
    tramite: 'İşlem',
    opcion: '{numero}, sürüm {version}',
    traer: 'Verileri değiştirilmiş olarak getir',
    ninguno: 'Bu ürünün henüz işlemi yok.',
    nombre: 'Gerçek bir belgeden',
    distinto: 'Uydurma verilerle görüşme başka bir şey soruyor: kaydetmeden önce yanıtlara bakın.',
  },
};
