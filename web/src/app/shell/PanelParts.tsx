import type { PanelRapido } from '@fedatario/contract/casa';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Aviso } from '../../casa/notificaciones/Aviso.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { fechaHora, hora } from '../../lib/format.ts';
import { Card } from '../../ui/layout/layout.tsx';
import css from './menu.module.css';

interface Go {
  /** Called when the person follows a link, so that the panel closes. */
  onGo: () => void;
}

/** Work that waits for the person, and since when; kinds with nothing waiting are not listed. */
export function Esperan({ esperan, onGo }: Pick<PanelRapido, 'esperan'> & Go) {
  const t = useT();
  const waiting = esperan.filter(({ cantidad }) => cantidad > 0);
  return (
    <Part title={t('oficina.panel.esperan')} empty={waiting.length === 0 && t('oficina.panel.nadaEspera')}>
      {waiting.map(({ que, cantidad, desde, enlace }) => (
        <Row key={que} to={enlace} onGo={onGo}>
          <strong className={css.count}>{cantidad}</strong>
          <span>
            {t(`oficina.panel.espera.${que}`)}
            {desde && <small>{t('oficina.panel.desde', { fecha: fechaHora(desde) })}</small>}
          </span>
        </Row>
      ))}
    </Part>
  );
}

export function Agenda({ agenda, onGo }: Pick<PanelRapido, 'agenda'> & Go) {
  const t = useT();
  return (
    <Part title={t('oficina.panel.agenda')} empty={agenda.length === 0 && t('oficina.panel.sinCitas')}>
      {agenda.map(({ idCita, inicio, fin, titulo, enlace }) => (
        <Row key={idCita} to={enlace} onGo={onGo}>
          <time dateTime={inicio}>{hora(inicio)}</time>
          <span>
            {titulo}
            <small>{t('oficina.panel.hasta', { hora: hora(fin) })}</small>
          </span>
        </Row>
      ))}
    </Part>
  );
}

export function AvisosDePanel({ avisos, onGo }: Pick<PanelRapido, 'avisos'> & Go) {
  const t = useT();
  const read = useSend(calls.notificaciones.markRead, {
    renews: [calls.notificaciones.list, calls.notificaciones.unread, calls.panel.data],
  });
  return (
    <Part title={t('oficina.panel.avisos')} empty={avisos.length === 0 && t('oficina.panel.sinAvisos')}>
      {avisos.map((aviso) => (
        <Aviso
          key={aviso.idNotificacion}
          aviso={aviso}
          onOpen={(leaves) => {
            if (!aviso.leidaEn) read.mutate({ params: { idNotificacion: aviso.idNotificacion } });
            if (leaves) onGo();
          }}
        />
      ))}
    </Part>
  );
}

function Part({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {empty ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <Card as="ul" className={css.rows}>
          {children}
        </Card>
      )}
    </section>
  );
}

function Row({ to, onGo, children }: { to: string | null; children: ReactNode } & Go) {
  return (
    <li>
      {to ? (
        <Link to={to} className={css.panelRow} onClick={onGo}>
          {children}
        </Link>
      ) : (
        <div className={css.panelRow}>{children}</div>
      )}
    </li>
  );
}
