import { tipo } from './tipo.ts';

/** Notices about the figures of the office. */
export const deCifras = {
  reporteProgramado: tipo({
    nombre: 'Reporte programado',
    para: 'oficina',
    variables: {
      reporte: { dice: 'El reporte', ejemplo: 'Ventas mensuales' },
      vista: { dice: 'El nombre de la vista guardada', ejemplo: 'Cierre de mes' },
      periodo: { dice: 'Los días que abarca', ejemplo: 'Del 01/10/2026 al 31/10/2026' },
      dia: { dice: 'El día para el que se programó', ejemplo: '01/11/2026' },
    },
    enlace: '/admin/reporte/ventas-mensuales?vistas=si',
    asunto: '{{reporte}}: {{vista}}, {{dia}}',
    cuerpo: '{{nombre}}, este es el reporte «{{reporte}}» como lo guarda la vista «{{vista}}».\n\n{{periodo}}',
    boton: 'Ver el reporte',
    pie: 'Si no quiere recibirlo más, ábralo y elija «Dejar de recibirlo» entre sus envíos.',
  }),
  sumasQueDifieren: tipo({
    nombre: 'Sumas de ventas que no coinciden',
    para: 'oficina',
    variables: {
      dias: { dice: 'Los días que no coinciden', ejemplo: '03/11/2026, 04/11/2026' },
      cuantos: { dice: 'Cuántos días son', ejemplo: '2' },
    },
    enlace: '/admin/dashboards/venta#diferencias',
    asunto: 'Las cifras de ventas de {{cuantos}} días no coinciden con sus facturas',
    cuerpo:
      '{{nombre}}, lo que se guardó de unos días ya cerrados no es la suma de sus facturas y notas de crédito: {{dias}}.\n\nMientras siga así, el tablero y los reportes de ventas no son confiables. Con «npm run cierres» se hacen de nuevo desde las filas.',
    boton: 'Ver qué difiere',
    pie: 'Le avisamos una vez por cada día y diferencia.',
    aviso: 'No coinciden con sus facturas: {{dias}}.',
  }),
  tramitesQueDifieren: tipo({
    nombre: 'Cuentas de trámites que no coinciden',
    para: 'oficina',
    variables: {
      periodos: { dice: 'Los días, meses o años que no coinciden', ejemplo: '03/11/2026, 10/2026' },
      cuantos: { dice: 'Cuántos son', ejemplo: '2' },
    },
    enlace: '/admin/dashboards/tramites-notariales#diferencias',
    asunto: 'Las cuentas de trámites de {{cuantos}} períodos no coinciden con sus historias',
    cuerpo:
      '{{nombre}}, lo que se guardó de unos períodos ya cerrados no es lo que dicen las historias de los trámites: {{periodos}}.\n\nMientras siga así, el tablero de trámites no es confiable. Con «npm run cierres» se hace de nuevo desde las filas.',
    boton: 'Ver qué difiere',
    pie: 'Le avisamos una vez por cada período y diferencia.',
    aviso: 'No coinciden con sus historias: {{periodos}}.',
  }),
  planesQueDifieren: tipo({
    nombre: 'Movimientos de planes que no coinciden',
    para: 'oficina',
    variables: {
      dias: { dice: 'Los días que no coinciden', ejemplo: '03/11/2026, 04/11/2026' },
      cuantos: { dice: 'Cuántos días son', ejemplo: '2' },
    },
    enlace: '/admin/dashboards/suscripciones#diferencias',
    asunto: 'Los movimientos de planes de {{cuantos}} días no coinciden con sus pagos y cancelaciones',
    cuerpo:
      '{{nombre}}, lo que se guardó de unos días ya cerrados no es lo que dicen los pagos y las cancelaciones de los planes: {{dias}}.\n\nMientras siga así, el tablero de suscripciones no es confiable. Con «npm run cierres» se hace de nuevo desde las filas.',
    boton: 'Ver qué difiere',
    pie: 'Le avisamos una vez por cada día y diferencia.',
    aviso: 'No coinciden con sus pagos y cancelaciones: {{dias}}.',
  }),
};
