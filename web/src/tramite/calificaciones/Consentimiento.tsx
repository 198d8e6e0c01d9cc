import type { Calificacion } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { show } from '../../ui/snackbar/store.ts';
import css from './calificacion.module.css';
import { COMENTARIO_MAXIMO } from './puntos.ts';

interface Props {
  idSolicitud: string;
  calificacion: Calificacion;
}

/** Whether the words of a rating may be shown to everybody: given, or taken back, at any time. */
export function Consentimiento({ idSolicitud, calificacion: { comentario, testimonio } }: Props) {
  const t = useT();
  const { mutate, isPending } = useSend(calls.calificaciones.consent, { renews: [calls.calificaciones.read] });
  if (comentario === null || comentario.length > COMENTARIO_MAXIMO) return null;
  const send = () =>
    mutate(
      { params: { idSolicitud }, body: { publica: !testimonio } },
      {
        onSuccess: () => show('success', tell(`tramites.calificacion.${testimonio ? 'retirada' : 'permitidaGracias'}`)),
        onError: (failure) => show('error', tell(`error.${failure.codigo}`, failure.params)),
      },
    );
  return (
    <p className={css.change}>
      {testimonio &&
        t(`tramites.calificacion.${testimonio.elegido ? 'mostrada' : 'permitida'}`, { firma: testimonio.firma })}
      <Button variant="subtle" size="compact-sm" loading={isPending} onClick={send}>
        {t(`tramites.calificacion.${testimonio ? 'retirar' : 'permitir'}`)}
      </Button>
    </p>
  );
}
