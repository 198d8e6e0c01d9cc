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
};
