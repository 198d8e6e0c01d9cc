import { type Agenda, diaDe } from '@fedatario/contract/solicitud';
import { IconCalendarOff } from '@tabler/icons-react';
import { currentIdioma, useT } from '../../../../i18n/i18n.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import css from '../../citas.module.css';
import { FichaDeCita } from '../../FichaDeCita.tsx';
import { AbrirTramite } from '../ficha/AbrirTramite.tsx';
import { Apartadas } from './Apartadas.tsx';

/** The days of the calendar as a list, for phones and for screen readers. */
export function ListaDeAgenda({ agenda: { citas: dadas, bloqueos, zona, dias: especiales } }: { agenda: Agenda }) {
  const t = useT();
  const dia = (instante: string) => diaDe(instante, zona, currentIdioma());
  const dias = [
    ...new Set(
      [...dadas, ...bloqueos]
        .map(({ inicio }) => inicio)
        .sort()
        .map(dia),
    ),
  ];
  if (dias.length === 0)
    return <Empty icon={IconCalendarOff} title={t('citas.lista.nadaTitulo')} text={t('citas.lista.nada')} />;
  const nombreDe = (escrito: string) =>
    especiales.find((especial) => dia(`${especial.dia}T18:00:00Z`) === escrito)?.nombre;
  return (
    <div className={css.list}>
      {dias.map((escrito) => (
        <section key={escrito} className={css.dayOf} aria-label={escrito}>
          <h2>
            {escrito}
            {nombreDe(escrito) && <small> · {nombreDe(escrito)}</small>}
          </h2>
          <ul className={css.list}>
            {bloqueos.map((bloqueo) =>
              dia(bloqueo.inicio) === escrito ? (
                <li key={bloqueo.idBloqueo}>
                  <Apartadas bloqueo={bloqueo} zona={zona} />
                </li>
              ) : null,
            )}
            {dadas.map((cita) =>
              dia(cita.inicio) === escrito ? (
                <li key={cita.idCita}>
                  <FichaDeCita cita={cita} oficina />
                  <AbrirTramite cita={cita} />
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
