import { DIAS_DE_AVISO_DE_DEBER } from '@fedatario/contract/acto';
import { DIAS_DE_AVISO_DE_CERTIFICADO } from '@fedatario/contract/casa';
import { enSerie, producto, tipo, tramite } from './tipo.ts';

const deDeber = {
  para: 'oficina',
  enlace: '/admin/tramites-en-proceso/detalle/…',
  boton: 'Ver el trámite',
  variables: {
    tramite,
    producto,
    deber: { dice: 'El deber', ejemplo: 'Testimonio especial al Archivo General de Protocolos' },
    vence: { dice: 'Su último día', ejemplo: '30/12/2026' },
    notario: { dice: 'El notario a quien corresponde', ejemplo: 'Lic. Marta Solís' },
  },
} as const;

/** Notices to the staff about duties after an act, and about the certificates with which acts are sealed. */
export const deDeberes = {
  certificadoCambiado: tipo({
    para: 'oficina',
    nombre: 'Certificado cambiado',
    variables: {
      titular: { dice: 'De quién es el certificado', ejemplo: 'Marta Solís' },
      emisor: { dice: 'Quién lo emitió', ejemplo: 'Prestador de Certificación, S. A.' },
      quien: { dice: 'Quién lo puso', ejemplo: 'Elena Paz' },
    },
    enlace: '/admin/perfil-usuario/seguridad',
    boton: 'Ver el certificado',
    asunto: 'Sus documentos se sellan con otro certificado',
    cuerpo:
      '{{nombre}}, desde ahora los documentos que usted autoriza se sellan con el certificado de {{titular}}, emitido por {{emisor}}. Lo puso {{quien}}.\n\nSi usted no lo esperaba, avise a la administración y ponga el suyo.',
    pie: 'Lo que ya se selló sigue valiendo.',
    aviso: 'Es de {{titular}}, emitido por {{emisor}}. Lo puso {{quien}}.',
  }),
  certificadoPorVencer: tipo({
    para: 'oficina',
    nombre: 'Certificado por vencer',
    variables: {
      titular: { dice: 'De quién es el certificado', ejemplo: 'Marta Solís' },
      vence: { dice: 'Su último día', ejemplo: '30/12/2026' },
    },
    enlace: '/admin/perfil-usuario/seguridad',
    boton: 'Ver el certificado',
    asunto: 'El certificado de {{titular}} vence el {{vence}}',
    cuerpo:
      '{{nombre}}, el certificado con que se sellan los documentos de {{titular}} vence el {{vence}}.\n\nPida uno nuevo y póngalo antes: lo sellado sigue valiendo, y con uno vencido no se puede sellar.',
    pie: `Le avisamos ${enSerie(DIAS_DE_AVISO_DE_CERTIFICADO)} días antes.`,
    aviso: 'Vence el {{vence}}: con uno vencido no se puede sellar.',
  }),
  deberPorVencer: tipo({
    ...deDeber,
    nombre: 'Deber posterior por vencer',
    asunto: '{{tramite}}: {{deber}} vence el {{vence}}',
    cuerpo:
      '{{nombre}}, en «{{producto}}» ({{tramite}}) está pendiente: {{deber}}.\n\nSu último día es el {{vence}}. Cuando lo cumpla, anote su constancia en el trámite.',
    pie: `Le avisamos ${enSerie(DIAS_DE_AVISO_DE_DEBER)} días antes, y el día siguiente si queda pendiente.`,
    aviso: '{{deber}} vence el {{vence}}.',
  }),
  deberVencido: tipo({
    ...deDeber,
    nombre: 'Deber posterior vencido',
    asunto: '{{tramite}}: venció {{deber}}',
    cuerpo:
      '{{nombre}}, en «{{producto}}» ({{tramite}}) venció el {{vence}} y sigue pendiente: {{deber}}. Corresponde a {{notario}}.\n\nCuando se cumpla, aunque sea tarde, anote su constancia en el trámite.',
    pie: 'Lo reciben el notario y la administración, una sola vez.',
    aviso: 'Venció el {{vence}} y sigue pendiente: {{deber}}. Corresponde a {{notario}}.',
  }),
};
