import type { valoresDeLey as es } from './es.ts';

export const valoresDeLey: typeof es = {
  detalleDeCambio:
    'Seçeceğiniz, bugünden sonraki bir günden itibaren geçerlidir. Yanıtlananlar ve satın alınanlar kendi günlerinin değerlerini korur.',
  desde: '{dia} tarihinden beri · {fuente}',
  prudencia: 'İhtiyaten',
  proximo: '{dia} tarihinden itibaren: {valor} · {fuente}',
  quitar: 'Kaldır',
  quitarCual: '{nombre}, {dia}: kaldır',
  quitado: 'Kaldırıldı. Önceki değer geçerli kalır.',
  cambiar: 'Değiştir',
  cambiarCual: '{nombre}: değiştir',
  guardar: 'Değeri kaydet',
  ahora: 'Bugün: {valor}',
  limites: '{minimo} ile {maximo} arasında.',
  campo: {
    desde: 'Geçerlilik başlangıcı',
    valor: 'Değer',
    fuente: 'Kaynak',
    clave: 'Veri',
    confirmaBaja: 'Kuralın bu değeri düşürdüğünü onaylıyorum',
  },
  baja: 'Bu değer yürürlüktekinden düşük: {valor}.',
  ayudaFuente: 'Onu belirleyen karar veya madde. Ofisin takdiri ise öyle yazın.',
  unidad: {
    centavos: 'Q',
    porCiento: '%{n}',
    horas: '{n} saat',
    anios: '{n} yıl',
    meses: '{n} ay',
    dias: '{n} gün',
  },
  grupo: {
    salarios: 'Asgari ücret',
    jornada: 'Çalışma süresi ve yaşı',
    plazos: 'Süreler ve uyarılar',
    timbres: 'Noter tutanağı pulları',
    firma: 'İmza tarihi',
  },
  grupoDetalle: {
    salarios: 'Aylık. CE1 Guatemala ilidir; CE2 diğerleri. İş sözleşmesi daha azını kabul etmez.',
    jornada: 'İş sözleşmesi, çalışma saatlerini ve çalışanın yaşını bunlarla denetler.',
    plazos: 'Yanıtların nereye kadar gidebileceği ve müşterinin ne zaman uyarılacağı.',
    timbres: 'Tutanağın taşıdığını yazdığı pullar. Sağlık belgesi mali pul taşımaz.',
    firma: 'Bir belgenin taşıyabileceği tarihler, yanıtlandığı günden sayılır.',
  },
  clave: {
    salarioMinimo: {
      ce1: {
        noAgricola: 'Tarım dışı asgari ücret, CE1',
        agricola: 'Tarım asgari ücreti, CE1',
        exportadora: 'İhracat ve maquila asgari ücreti, CE1',
      },
      ce2: {
        noAgricola: 'Tarım dışı asgari ücret, CE2',
        agricola: 'Tarım asgari ücreti, CE2',
        exportadora: 'İhracat ve maquila asgari ücreti, CE2',
      },
    },
    bonificacionIncentivo: 'Teşvik primi, aylık',
    jornada: {
      diurna: { dia: 'Gündüz çalışması, günlük', semana: 'Gündüz çalışması, haftalık' },
      mixta: { dia: 'Karma çalışma, günlük', semana: 'Karma çalışma, haftalık' },
      nocturna: { dia: 'Gece çalışması, günlük', semana: 'Gece çalışması, haftalık' },
    },
    edadParaTrabajar: 'Çalışma yaşı',
    interesUsual: 'Uyarının başladığı yıllık faiz',
    plazoMaximoMeses: 'Bir borcun en uzun süresi',
    viajeMeses: 'Çocuğun yolculuğunun en geç başlangıcı',
    timbre: {
      notarial: 'Bir tutanağın noter pulu',
      fiscalHoja: 'Her yaprağın mali pulu',
      fiscalNombramiento: 'Bir atamanın mali pulu',
      fiscalLegalizacion: 'Tasdikin mali pulu',
    },
    firma: {
      atras: 'İmza: yanıttan önceki günler',
      adelante: 'İmza: sonraki günler, özel belge',
      actoAdelante: 'İmza: sonraki günler, noter önünde işlem',
    },
  },
};
