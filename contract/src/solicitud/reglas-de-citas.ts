import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { enlaceHasta, entero, m, revision } from '../base/campos.ts';

const minutosPropios = z.nullable(entero('minutosCita', 10, 240));

const reglas = {
  minutosFirma: entero('minutosCita', 10, 240),
  minutosAsesoria: minutosPropios,
  minutosVideollamada: minutosPropios,
  minutosTelefono: minutosPropios,
  paso: z.literal([10, 15, 20, 30, 60], m('opcion')),
  holguraAntes: entero('holgura', 0, 120),
  holguraDespues: entero('holgura', 0, 120),
  anticipacionHoras: entero('horasDeAviso', 0, 720),
  diasMaximos: entero('diasDeCita', 1, 365),
  horasParaCambiar: entero('horasDeAviso', 0, 720),
  cambiosMaximos: entero('cambiosDeCita', 0, 20),
  /** Appointments for advice that a plan without limit lets its customer have ahead at once. */
  asesoriasPorVenir: entero('citasALaVez', 1, 20),
  confirmaSola: z.boolean(m('opcion')),
  /** The service where video calls meet; null when there are none. */
  urlVideo: enlaceHasta(200),
};

/** How the office gives appointments. A length that is null is the notary's own. */
export const ReglasDeCitas = z.object({ ...reglas, revision: z.int() });
export type ReglasDeCitas = z.output<typeof ReglasDeCitas>;
export const CambioDeReglas = z.strictObject({ ...reglas, revision });

export const reglasDeCitas = {
  read: lectura({
    path: '/private/citas/reglas',
    access: 'staff',
    summary: 'Cómo da citas la oficina: duración, holgura, anticipación y límites',
    response: ReglasDeCitas,
  }),
  update: acto('PUT', {
    path: '/private/citas/reglas',
    access: 'admin',
    acto: 'reglasDeCitas.cambiar',
    summary: 'Cambia cómo da citas la oficina; las citas que hay no cambian',
    body: CambioDeReglas,
    response: ReglasDeCitas,
  }),
};
