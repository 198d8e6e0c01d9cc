import { borrarTodo, dato, suyo } from './dato.ts';

const deCita = { columna: 'idCita', en: 'citas' } as const;

/** Tables of appointments. A signing that waits keeps its account open, because its trámite does; nothing else of them need stay. */
export const deCitas = {
  ocupaciones: dato('ocupaciones', {
    de: [deCita],
    copia: { no: 'Es el tiempo que toman sus citas, que están en la copia.' },
    borrado: borrarTodo,
  }),
  equipoDeCitas: dato('equipoDeCitas', {
    de: [deCita],
    copia: { no: 'Dice quiénes de la oficina asisten a sus citas.' },
    borrado: borrarTodo,
  }),
  citaHistorial: dato('citaHistorial', {
    de: [deCita],
    copia: { titulo: 'Historia de sus citas' },
    borrado: borrarTodo,
  }),
  calendariosSecretos: dato('calendariosSecretos', {
    de: [suyo],
    copia: { titulo: 'Dirección secreta de su calendario', sin: ['hash', 'idSesion'] },
    borrado: borrarTodo,
  }),
  esperasDeCitas: dato('esperasDeCitas', {
    de: [suyo],
    copia: { titulo: 'Horas que esperó para sus citas' },
    borrado: borrarTodo,
  }),
  asistencias: dato('asistencias', {
    de: [deCita],
    copia: {
      titulo: 'Quiénes llegaron a sus citas',
      sin: ['revision'],
      abre: ['personasCifradas'],
    },
    borrado: borrarTodo,
  }),
  citas: dato('citas', {
    de: [suyo],
    copia: { titulo: 'Citas', sin: ['secuencia', 'recordatorioEn', 'reclamable'] },
    borrado: borrarTodo,
  }),
};
