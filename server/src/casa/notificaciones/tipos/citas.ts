import { DIAS_CON_BENEFICIOS } from '@fedatario/contract/compra';
import { HORAS_DE_RECLAMO } from '@fedatario/contract/solicitud';
import { monto, motivo, tipo } from './tipo.ts';

const cuando = { dice: 'Día y hora', ejemplo: 'martes 20 de enero de 2026, 10:00 a. m.' } as const;
const lugar = { dice: 'Dónde es, o por qué medio', ejemplo: '12 calle 1-25, zona 10, oficina 402' } as const;
const con = { dice: 'Con quién es', ejemplo: 'Lic. Marta Solís' } as const;
const deCita = { para: 'todos', enlace: '/mis-planes/citas', boton: 'Ver la cita' } as const;
const plan = { dice: 'Nombre del plan', ejemplo: 'Plan Familiar' } as const;
const fecha = { dice: 'Día', ejemplo: '15 de febrero de 2026' } as const;
const detalle = {
  dice: 'El cambio, con su fecha',
  ejemplo: 'tiene 2 documentos más para usar hasta el 15/02/2026.',
  obligatoria: true,
} as const;
const dePlan = { para: 'cliente', enlace: '/mis-planes/resumen', boton: 'Ver mi plan' } as const;

/** Notices about appointments. */
export const deCitas = {
  citaPropuesta: tipo({
    ...deCita,
    nombre: 'Cita propuesta',
    variables: { cuando, lugar, con },
    asunto: 'Le proponen una cita: {{cuando}}',
    cuerpo: '{{nombre}}, {{con}} le propone una cita el {{cuando}}.\n\nLugar: {{lugar}}',
    pie: 'Confírmela o elija otra hora.',
    aviso: 'Con {{con}}, en {{lugar}}. Confírmela o elija otra hora.',
  }),
  citaConfirmada: tipo({
    ...deCita,
    nombre: 'Cita confirmada',
    variables: { cuando, lugar, con },
    asunto: 'Su cita está confirmada: {{cuando}}',
    cuerpo: '{{nombre}}, su cita con {{con}} quedó confirmada para el {{cuando}}.\n\nLugar: {{lugar}}',
    pie: 'Si no puede llegar, cámbiela con tiempo en la página de la cita.',
    aviso: 'Con {{con}}, en {{lugar}}.',
  }),
  citaMovida: tipo({
    ...deCita,
    nombre: 'Cita movida',
    variables: { cuando, lugar, con },
    asunto: 'Su cita cambió: {{cuando}}',
    cuerpo: '{{nombre}}, su cita con {{con}} ahora es el {{cuando}}.\n\nLugar: {{lugar}}',
    pie: 'Si no puede a esa hora, elija otra en la página de la cita.',
    aviso: 'Con {{con}}, en {{lugar}}.',
  }),
  citaCancelada: tipo({
    ...deCita,
    nombre: 'Cita cancelada',
    variables: { cuando, con, motivo: { ...motivo, ejemplo: 'Surgió una audiencia a la misma hora.' } },
    asunto: 'Se canceló su cita del {{cuando}}',
    cuerpo: '{{nombre}}, se canceló su cita con {{con}} del {{cuando}}.\n\nMotivo: {{motivo}}',
    pie: 'Puede pedir otra cuando quiera.',
    aviso: 'Era con {{con}}. Puede pedir otra cuando quiera.',
  }),
  citaReclamada: tipo({
    ...deCita,
    para: 'oficina',
    nombre: 'Cita que el notario no habría dado',
    enlace: '/admin/planes/citas-pendientes',
    variables: {
      cuando,
      cliente: { dice: 'Cliente', ejemplo: 'Ana Ruiz' },
      notario: { dice: 'Notario', ejemplo: 'Lic. Marta Solís' },
      motivo: { ...motivo, ejemplo: 'Esperé en la sala y nadie llegó.' },
    },
    asunto: '{{cliente}} dice que el notario no llegó',
    cuerpo: '{{nombre}}, {{cliente}} dice que {{notario}} no llegó a la cita del {{cuando}}.\n\nMotivo: {{motivo}}',
    pie: `La administración contesta en ${HORAS_DE_RECLAMO} horas; si no, se le da la razón y la cita vuelve a su plan.`,
    aviso: `Con {{notario}}, el {{cuando}}. Conteste en ${HORAS_DE_RECLAMO} horas; si no, se le da la razón.`,
  }),
  citaReclamoDecidido: tipo({
    ...deCita,
    para: 'cliente',
    nombre: 'Respuesta sobre una cita no dada',
    variables: {
      cuando,
      respuesta: { dice: 'La respuesta', ejemplo: 'Tiene razón: si la pagó con su plan, la recupera.' },
      motivo: { ...motivo, ejemplo: 'El notario estuvo en la llamada hasta las 10:30.' },
    },
    asunto: 'Sobre su cita del {{cuando}}',
    cuerpo: '{{nombre}}, revisamos lo que nos dijo de su cita del {{cuando}}. {{respuesta}}\n\nMotivo: {{motivo}}',
    pie: 'Si no está de acuerdo, escríbanos.',
    aviso: '{{respuesta}}',
  }),
  citaOfrecida: tipo({
    ...deCita,
    para: 'cliente',
    nombre: 'Hora libre para quien la esperaba',
    variables: { cuando, lugar, con },
    asunto: 'Hay una hora para usted: {{cuando}}',
    cuerpo:
      '{{nombre}}, se liberó la hora que esperaba: {{cuando}}, con {{con}}. Se la guardamos una hora; pídala antes en su página.\n\nLugar: {{lugar}}',
    boton: 'Pedir esta hora',
    pie: 'Si no la pide, se la ofrecemos a quien sigue y usted conserva su lugar para otra.',
    aviso: 'Con {{con}}, en {{lugar}}. Se la guardamos una hora.',
  }),
  citaMasTemprana: tipo({
    ...deCita,
    para: 'cliente',
    nombre: 'Hora más temprana para quien la esperaba',
    variables: { cuando, lugar, con, antes: { dice: 'La hora que tiene', ejemplo: cuando.ejemplo } },
    asunto: 'Se liberó una hora antes: {{cuando}}',
    cuerpo:
      '{{nombre}}, se liberó una hora antes de la que tiene: {{cuando}}, con {{con}}. Se la guardamos una hora; acéptela antes en su página y su cita pasa a esa hora.\n\nLugar: {{lugar}}\n\nSu cita de ahora: {{antes}}',
    pie: 'Si no la acepta, su cita sigue como está y le avisamos de otra que se libere.',
    aviso: 'Con {{con}}, en {{lugar}}. Se la guardamos una hora; si no la acepta, su cita sigue como está.',
  }),
  citaAnotada: tipo({
    ...deCita,
    para: 'cliente',
    nombre: 'Lo que la oficina anotó de una cita',
    variables: {
      cuando,
      con,
      anotado: { dice: 'Lo que se anotó', ejemplo: 'La oficina anotó que usted no llegó.', obligatoria: true },
    },
    asunto: 'Sobre su cita del {{cuando}}',
    cuerpo: '{{nombre}}, sobre su cita con {{con}} del {{cuando}}: {{anotado}}',
    pie: 'Si no fue así, escríbanos.',
    aviso: '{{anotado}}',
  }),
  citaRecordatorio: tipo({
    ...deCita,
    nombre: 'Recordatorio de cita',
    variables: { cuando, lugar, con, falta: { dice: 'Cuánto falta', ejemplo: '24 horas' } },
    asunto: 'Su cita es en {{falta}}',
    cuerpo: '{{nombre}}, le recordamos su cita con {{con}}, el {{cuando}}.\n\nLugar: {{lugar}}',
    pie: 'Si no puede llegar, avise en la página de la cita.',
    aviso: '{{cuando}}, con {{con}}, en {{lugar}}.',
  }),
};

/** Notices about subscriptions to a plan. */
export const deSuscripciones = {
  suscripcionPorRenovar: tipo({
    ...dePlan,
    nombre: 'Suscripción por renovarse',
    variables: { plan, monto, fecha },
    asunto: 'Su {{plan}} se renueva el {{fecha}}',
    cuerpo:
      '{{nombre}}, el {{fecha}} cobraremos {{monto}} por su {{plan}}. Si no quiere renovarlo, cancélelo antes en su página: son dos pasos y conserva lo suyo hasta ese día.',
    boton: 'Ver o cancelar mi plan',
    pie: 'Si quiere seguir, no tiene que hacer nada.',
    aviso: 'Cobraremos {{monto}}. Si no quiere renovarlo, cancélelo antes.',
  }),
  suscripcionSuspendida: tipo({
    ...dePlan,
    nombre: 'Suscripción suspendida',
    variables: { plan, fecha },
    asunto: 'Suspendimos su {{plan}}',
    cuerpo:
      '{{nombre}}, no pudimos cobrar la renovación y su {{plan}} dejó de dar sus beneficios. Vuelve en cuanto la pague; si no, termina el {{fecha}}.',
    boton: 'Pagar y recuperarlo',
    pie: 'No se le cobrará nada por los días en que estuvo suspendido.',
    aviso: 'Vuelve en cuanto lo pague. Si no, termina el {{fecha}}.',
  }),
  suscripcionTerminada: tipo({
    ...dePlan,
    nombre: 'Suscripción terminada',
    variables: { plan },
    asunto: 'Su {{plan}} terminó',
    cuerpo: '{{nombre}}, su {{plan}} terminó. No se le cobrará nada más, y lo que compró con él sigue siendo suyo.',
    boton: 'Ver los planes',
    enlace: '/nuestros-planes',
    pie: 'Puede suscribirse de nuevo cuando quiera.',
    aviso: 'No se le cobrará nada más.',
  }),
  suscripcionCambia: tipo({
    ...dePlan,
    nombre: 'Cambian las condiciones de una suscripción',
    variables: { plan, monto, fecha },
    asunto: 'Su {{plan}} cambia el {{fecha}}',
    cuerpo:
      '{{nombre}}, desde la renovación del {{fecha}} su {{plan}} costará {{monto}}. Hasta entonces conserva lo que tiene, y puede cancelarlo sin costo.',
    boton: 'Ver mi plan',
    pie: 'Si está de acuerdo, no tiene que hacer nada.',
    aviso: 'Desde el {{fecha}} costará {{monto}}. Hasta entonces conserva lo que tiene.',
  }),
  suscripcionAjustada: tipo({
    ...dePlan,
    nombre: 'La oficina mejoró una suscripción',
    variables: { plan, detalle },
    asunto: 'Un cambio a su favor en su {{plan}}',
    cuerpo: '{{nombre}}, en su {{plan}}: {{detalle}} No se le cobra nada.',
    boton: 'Ver mi plan',
    pie: 'No tiene que hacer nada.',
    aviso: '{{detalle}} No se le cobra nada.',
  }),
  suscripcionRenovada: tipo({
    ...dePlan,
    nombre: 'Suscripción renovada',
    variables: { plan, monto, fecha },
    asunto: 'Renovamos su {{plan}}',
    cuerpo: '{{nombre}}, renovamos su {{plan}} por {{monto}}. Vale hasta el {{fecha}}.',
    pie: 'Su factura llega en otro correo.',
    aviso: 'Vale hasta el {{fecha}}.',
  }),
  suscripcionFallida: tipo({
    ...dePlan,
    nombre: 'No se pudo cobrar una suscripción',
    variables: { plan, monto, fecha },
    asunto: 'No pudimos cobrar su {{plan}}',
    enlace: '/detalle-pago/…',
    cuerpo: `{{nombre}}, no pudimos cobrar {{monto}} de su {{plan}}. Páguelo ahora con esta tarjeta o con otra; si no, la próxima fecha es el {{fecha}}. Sus beneficios siguen ${DIAS_CON_BENEFICIOS} días.`,
    boton: 'Pagar ahora',
    pie: 'Si cambió de tarjeta, regístrela en su perfil y cobraremos a la nueva.',
    aviso: 'Páguelo ahora con esta tarjeta o con otra. La próxima fecha es el {{fecha}}.',
  }),
  suscripcionPorTerminar: tipo({
    ...dePlan,
    nombre: 'Suscripción por terminar',
    variables: { plan, fecha },
    asunto: 'Su {{plan}} termina el {{fecha}}',
    cuerpo: '{{nombre}}, su {{plan}} termina el {{fecha}} y no se renueva solo.',
    boton: 'Renovar mi plan',
    pie: 'Lo que ya compró sigue siendo suyo. Las citas de su plan después de ese día se cancelan entonces.',
    aviso: 'No se renueva solo. Renuévelo si quiere conservarlo.',
  }),
};
