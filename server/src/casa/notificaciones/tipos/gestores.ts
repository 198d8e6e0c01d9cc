import { DIAS_DEL_ENLACE_DE_GESTOR } from '@fedatario/contract/casa';
import { tipo, tramite } from './tipo.ts';

const codigo = { dice: 'Código de seis dígitos', ejemplo: '123456', obligatoria: true } as const;
const producto = { dice: 'Nombre de la gestión', ejemplo: 'Certificación del RENAP' } as const;
const conEnlace = { para: 'visitante', enlace: '/gestor#…', enlaceObligatorio: true } as const;
const pie = `El enlace es suyo: al abrirlo enviamos un código a este correo, y sin él nadie entra. No lo comparta; vence a los ${DIAS_DEL_ENLACE_DE_GESTOR} días.`;

/** Notices to gestores, who have no account, and to the office about what they write. */
export const deGestores = {
  codigoDeGestor: tipo({
    nombre: 'Código para el enlace de un gestor',
    para: 'visitante',
    variables: { codigo, minutos: { dice: 'Minutos que vale el código', ejemplo: '10' } },
    enlace: null,
    asunto: '{{codigo}} es su código para ver sus casos',
    titulo: 'Su código',
    cuerpo:
      '{{nombre}}, escriba este código en la página donde abrió su enlace. Vence en {{minutos}} minutos.\n\n{{codigo}}',
    boton: '',
    pie: 'Si no fue usted, no lo comparta y avise a la oficina: alguien más tiene su enlace, y sin el código no puede entrar.',
  }),
  encargoDeGestor: tipo({
    ...conEnlace,
    nombre: 'Aviso de un caso a su gestor',
    variables: {
      tramite: { ...tramite, dice: 'Número de la gestión', ejemplo: 'G-2026-000123' },
      producto,
      novedad: { dice: 'Qué pasó', ejemplo: 'La oficina le encargó este caso.' },
    },
    asunto: '{{tramite}}: {{producto}}',
    cuerpo:
      '{{nombre}}, {{novedad}}\n\nAbra el caso para ver los datos, anotar los pasos, subir las constancias o preguntar a la oficina.',
    boton: 'Abrir el caso',
    pie,
  }),
  enlaceDeGestor: tipo({
    ...conEnlace,
    nombre: 'Enlace de un gestor',
    asunto: 'Su enlace para ver sus casos en {{empresa}}',
    cuerpo: '{{nombre}}, con este enlace ve los casos que la oficina le encargó y anota lo que avanza.',
    boton: 'Ver mis casos',
    pie,
  }),
  recadoDeGestor: tipo({
    nombre: 'Un gestor escribe a la oficina',
    para: 'oficina',
    variables: {
      tramite: { ...tramite, dice: 'Número de la gestión', ejemplo: 'G-2026-000123' },
      producto,
      gestor: { dice: 'Nombre del gestor', ejemplo: 'Óscar Pineda' },
      mensaje: { dice: 'Lo que escribió', ejemplo: '¿El cliente puede firmar mañana?' },
    },
    enlace: '/admin/gestion-tramites-en-proceso/detalle/…',
    asunto: '{{gestor}} pregunta por {{tramite}}',
    cuerpo: '{{nombre}}, {{gestor}} escribió sobre «{{producto}}» ({{tramite}}):\n\n{{mensaje}}',
    boton: 'Leer y responder',
    pie: 'Su cliente no lee lo que la oficina y el gestor se escriben.',
    aviso: '{{gestor}}: {{mensaje}}',
  }),
};
