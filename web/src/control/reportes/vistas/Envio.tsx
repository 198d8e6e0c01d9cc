import type { Programacion } from '@fedatario/contract/control';
import { jurisdiccion } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { fechaHoraDe } from '../../../lib/format.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { reglaEscrita } from './regla.ts';

const renews = [calls.programaciones.list];
const cuando = (instante: string) => fechaHoraDe(instante, jurisdiccion.zonaHoraria);

/** One schedule: its rule, whom it writes to, how it went, and what may be done with it. */
export function Envio({ programacion, onEdit }: { programacion: Programacion; onEdit: () => void }) {
  const t = useT();
  const { vista, deQuien, destinatarios, proximaEn, ultimaEn, falloEn, fallo, pausada } = programacion;
  const nombres = destinatarios.map(({ nombre, baja, puede }) => {
    if (baja) return t('vistas.envio.deBaja', { nombre });
    return puede ? nombre : t('vistas.envio.noPuede', { nombre });
  });
  return (
    <li data-pausada={pausada || undefined}>
      <strong>{vista}</strong>
      <p>
        {reglaEscrita(programacion)} · {t(`vistas.formato.${programacion.formato}`)}
      </p>
      <p>{t('vistas.envio.para', { nombres: nombres.join(', ') })}</p>
      <Text size={3} tone="tinta-2">
        {t('vistas.envio.hizo', { nombre: deQuien })}
        {' · '}
        {pausada ? t('vistas.envio.enPausa') : t('vistas.envio.proximo', { fecha: cuando(proximaEn) })}
        {' · '}
        {ultimaEn ? t('vistas.envio.ultimo', { fecha: cuando(ultimaEn) }) : t('vistas.envio.nunca')}
      </Text>
      {fallo && falloEn && (
        <Text tone="problema">
          {cuando(falloEn)}: {t(`vistas.fallo.${fallo}`)}
        </Text>
      )}
      <Acciones programacion={programacion} onEdit={onEdit} />
    </li>
  );
}

function Acciones({ programacion, onEdit }: { programacion: Programacion; onEdit: () => void }) {
  const t = useT();
  const { idProgramacion, pausada, cambia, recibe, vista } = programacion;
  const changing = useSend(calls.programaciones.update, { renews });
  const sending = useSend(calls.programaciones.sendNow, { renews });
  const removing = useSend(calls.programaciones.remove, { renews });
  const leaving = useSend(calls.programaciones.leave, { renews });
  const params = { idProgramacion };
  const done = (clave: 'vistas.envio.enviado' | 'vistas.envio.borrado' | 'vistas.envio.salio') => ({
    onSuccess: () => show('success', tell(clave)),
  });
  const pause = () => {
    const { cada, dia, hora, formato, revision } = programacion;
    const destinatarios = programacion.destinatarios.map(({ idUsuario }) => idUsuario);
    changing.mutate({ params, body: { cada, dia, hora, formato, destinatarios, revision, pausada: !pausada } });
  };
  const busy = [changing, sending, removing, leaving].some(({ isPending }) => isPending);
  const failed = [changing, sending, removing, leaving].find(({ error }) => error)?.error;
  const boton = (label: string, run: () => void) => (
    <Button variant="default" size="compact-md" disabled={busy} aria-label={`${label}: ${vista}`} onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      {failed && <Text tone="problema">{t(`error.${failed.codigo}`, failed.params)}</Text>}
      <Row gap={2} wrap>
        {cambia && boton(t('vistas.envio.ahora'), () => sending.mutate({ params }, done('vistas.envio.enviado')))}
        {cambia && boton(t(pausada ? 'vistas.envio.reanudar' : 'vistas.envio.pausar'), pause)}
        {cambia && boton(t('vistas.envio.cambiar'), onEdit)}
        {recibe && boton(t('vistas.envio.dejar'), () => leaving.mutate({ params }, done('vistas.envio.salio')))}
        {cambia && boton(t('vistas.envio.borrar'), () => removing.mutate({ params }, done('vistas.envio.borrado')))}
      </Row>
    </>
  );
}
