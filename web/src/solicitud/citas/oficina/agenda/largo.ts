import { type Agenda, type Cita, minutosDeCita } from '@fedatario/contract/solicitud';

/** Minutes of a cita as the rules are now, with that notary. */
export function largoDe({ largos, notarios }: Agenda, { clase, modalidad }: Cita, idNotario: string): number {
  const suyos = notarios.find(({ idUsuario }) => idUsuario === idNotario)?.minutosCita;
  return minutosDeCita(largos, { clase, modalidad }, suyos ?? largos.minutosFirma);
}
