import { motivo, producto, tipo } from './tipo.ts';

const deProducto = {
  para: 'oficina',
  enlace: '/admin/catalogos/producto/…',
  boton: 'Ver el producto',
} as const;
const quien = { dice: 'Quien lo hizo', ejemplo: 'Elena Paz' } as const;

/** Notices to the administration about what is published of its products. */
export const deCatalogo = {
  publicacionPorAprobar: tipo({
    ...deProducto,
    nombre: 'Publicación por aprobar',
    variables: { producto, quien, cuando: { dice: 'Cuándo saldría', ejemplo: 'en cuanto se apruebe' } },
    asunto: '{{quien}} pide publicar «{{producto}}»',
    cuerpo:
      '{{nombre}}, {{quien}} pide que se publique lo escrito de «{{producto}}»: saldría {{cuando}}.\n\nMire lo que cambia y apruébelo, o diga por qué no.',
    pie: 'Debe decidirlo una persona distinta de quien lo pide.',
    aviso: '{{quien}} pide que salga {{cuando}}.',
  }),
  publicacionNegada: tipo({
    ...deProducto,
    nombre: 'Publicación negada',
    variables: { producto, quien, motivo },
    asunto: 'No se publicará «{{producto}}»',
    cuerpo: '{{nombre}}, {{quien}} no aprobó lo que usted pidió publicar de «{{producto}}».\n\nMotivo: {{motivo}}',
    pie: 'Lo escrito queda como está: puede corregirlo y pedirlo otra vez.',
    aviso: '{{quien}}: {{motivo}}',
  }),
  publicacionHecha: tipo({
    ...deProducto,
    nombre: 'Publicación hecha',
    variables: { producto },
    asunto: 'Se publicó «{{producto}}»',
    cuerpo: '{{nombre}}, lo que usted pidió publicar de «{{producto}}» ya lo ve el público.',
    pie: 'Los borradores abiertos conservan su texto.',
    aviso: 'Lo que usted pidió ya lo ve el público.',
  }),
  publicacionFallida: tipo({
    ...deProducto,
    nombre: 'Publicación que no se pudo hacer',
    variables: { producto, motivo: { ...motivo, ejemplo: 'Alguien cambió lo escrito después de programarlo.' } },
    asunto: 'No se publicó «{{producto}}»',
    cuerpo:
      '{{nombre}}, llegó el momento de publicar lo escrito de «{{producto}}» y no se pudo.\n\n{{motivo}}\n\nNada cambió para el público. Corríjalo y publíquelo, o prográmelo otra vez.',
    pie: 'No se intenta de nuevo por sí solo.',
    aviso: '{{motivo}}',
  }),
  reglaDePublicacion: tipo({
    para: 'oficina',
    enlace: '/admin/catalogos/productos/todos',
    boton: 'Ver los productos',
    nombre: 'Cambió la regla para publicar',
    variables: {
      quien,
      regla: { dice: 'La regla desde ahora', ejemplo: 'Otra persona debe aprobar lo que se publica.' },
    },
    asunto: 'Cambió la regla para publicar productos',
    cuerpo: '{{nombre}}, {{quien}} cambió la regla para publicar productos.\n\n{{regla}}',
    pie: 'Lo recibe toda la administración.',
    aviso: '{{quien}}: {{regla}}',
  }),
};
