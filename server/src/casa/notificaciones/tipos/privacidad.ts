import { tipo } from './tipo.ts';

const hasta = { dice: 'Hasta qué día', ejemplo: '29/01/2026' } as const;
const porque = { dice: 'Lo que lo impide', ejemplo: 'el pedido «P-2026-000012»', obligatoria: true } as const;
const enPrivacidad = { para: 'todos', enlace: '/perfil-usuario/privacidad' } as const;

/** Notices about a person's own data: the copy of it, and the closing of the account. */
export const dePrivacidad = {
  copiaLista: tipo({
    ...enPrivacidad,
    nombre: 'La copia de sus datos está lista',
    variables: { hasta },
    asunto: 'La copia de sus datos está lista',
    cuerpo: '{{nombre}}, ya puede descargar la copia de todos sus datos. La guardamos hasta el {{hasta}}.',
    boton: 'Descargar mis datos',
    pie: 'Si no la pidió usted, cambie su contraseña y elija «No fui yo» en la seguridad de su cuenta.',
    aviso: 'Puede descargarla hasta el {{hasta}}.',
  }),
  copiaFallida: tipo({
    ...enPrivacidad,
    nombre: 'No se pudo hacer la copia de sus datos',
    asunto: 'No pudimos hacer la copia de sus datos',
    cuerpo: '{{nombre}}, algo falló al reunir sus datos. No se perdió nada: pídala otra vez.',
    boton: 'Pedirla otra vez',
    pie: 'Si vuelve a fallar, responda a este correo.',
    aviso: 'No se perdió nada. Pídala otra vez.',
  }),
  cierrePedido: tipo({
    nombre: 'Se pidió cerrar la cuenta',
    para: 'todos',
    variables: { hasta },
    enlace: '/login',
    enlaceObligatorio: true,
    asunto: 'Cerraremos su cuenta el {{hasta}}',
    cuerpo:
      '{{nombre}}, recibimos su pedido de cerrar la cuenta y cerramos todas sus sesiones. El {{hasta}} borraremos sus datos, menos los que la ley obliga a conservar.\n\nSi cambia de opinión, o si no fue usted, inicie sesión antes de ese día: con eso basta para que la cuenta siga.',
    boton: 'Conservar mi cuenta',
    pie: 'Al cerrarla le enviaremos una constancia de lo que se borró.',
  }),
  cierreDeshecho: tipo({
    ...enPrivacidad,
    nombre: 'La cuenta ya no se cierra',
    asunto: 'Su cuenta sigue abierta',
    cuerpo: '{{nombre}}, inició sesión y por eso ya no cerraremos su cuenta. No se borró nada.',
    boton: 'Ver mis datos',
    pie: 'Si todavía quiere cerrarla, pídalo de nuevo.',
    aviso: 'Inició sesión y por eso ya no la cerraremos. No se borró nada.',
  }),
  cierreDetenido: tipo({
    nombre: 'No se pudo cerrar la cuenta todavía',
    para: 'todos',
    variables: { porque },
    enlace: '/login',
    asunto: 'Todavía no pudimos cerrar su cuenta',
    cuerpo:
      '{{nombre}}, hoy íbamos a borrar sus datos y no se puede todavía, porque sigue en curso: {{porque}}.\n\nNo tiene que hacer nada: la oficina ya lo sabe, y la cuenta se cerrará sola cuando eso termine. Si inicia sesión, entendemos que quiere conservarla y ya no se cierra.',
    boton: 'Conservar mi cuenta',
    pie: 'Al cerrarla le enviaremos una constancia de lo que se borró.',
  }),
  cierreDetenidoOficina: tipo({
    nombre: 'Una cuenta no se pudo cerrar',
    para: 'oficina',
    variables: { quien: { dice: 'De quién es la cuenta', ejemplo: 'Ana Ruiz', obligatoria: true }, porque },
    enlace: '/admin/seguridad/usuarios/todos',
    asunto: 'La cuenta de {{quien}} no se pudo cerrar',
    cuerpo:
      '{{nombre}}, venció el plazo para borrar los datos de {{quien}} y algo lo impide: {{porque}}. Termine o cancele eso: la cuenta se cierra sola después.',
    boton: 'Ver la cuenta',
    pie: 'Se intenta cada hora.',
    aviso: 'Lo impide: {{porque}}. Al terminar eso se cierra sola.',
  }),
  cuentaCerrada: tipo({
    nombre: 'Constancia de cierre de cuenta',
    para: 'visitante',
    variables: {
      folio: { dice: 'Número de la constancia', ejemplo: '0198c0de-0000-7000-8000-000000000000', obligatoria: true },
      fecha: { dice: 'Día y hora del cierre', ejemplo: '2026-01-29 03:00' },
      borrado: { dice: 'Cuánto se borró', ejemplo: '120 registros de 14 clases' },
      conserva: {
        dice: 'Qué se conserva, por qué ley y hasta cuándo',
        ejemplo: 'Facturas (2): hasta el 31/12/2030.',
        obligatoria: true,
      },
      huella: { dice: 'SHA-256 de la constancia', ejemplo: 'a3f5…', obligatoria: true },
    },
    enlace: null,
    asunto: 'Constancia: su cuenta de {{empresa}} quedó cerrada',
    cuerpo:
      'Cerramos su cuenta el {{fecha}} y borramos {{borrado}}.\n\nSe conserva, porque la ley obliga:\n\n{{conserva}}\n\nConstancia {{folio}}.\n\nSHA-256: {{huella}}',
    boton: '',
    pie: 'Este es el último correo que le enviamos: su dirección ya no está con nosotros. Puede abrir otra cuenta con ella cuando quiera.',
  }),
  cierreDePersonal: tipo({
    nombre: 'Alguien de la oficina pide cerrar su cuenta',
    para: 'oficina',
    variables: { quien: { dice: 'Quién lo pide', ejemplo: 'Luz Paz', obligatoria: true } },
    enlace: '/admin/seguridad/usuarios/todos',
    asunto: '{{quien}} pide cerrar su cuenta',
    cuerpo:
      '{{nombre}}, {{quien}} pide que se cierre su cuenta. Lo decide otra persona que administra: ábrala en Usuarios y elija «Cerrar cuenta».',
    boton: 'Ver los usuarios',
    pie: 'Un notario con actos en su registro no puede borrarse; su cuenta se bloquea.',
    aviso: 'Lo decide otra persona que administra, en Usuarios.',
  }),
};
