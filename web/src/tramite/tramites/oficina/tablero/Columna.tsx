import type { Response } from '@fedatario/contract/base';
import { kebabDe } from '@fedatario/contract/solicitud';
import type { asignaciones, TramiteDeOficina } from '@fedatario/contract/tramite';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useT } from '../../../../i18n/i18n.ts';
import { signoDe } from '../../../expedientes/EstadoDeTramite.tsx';
import { MensajesSinLeer } from '../../../expedientes/oficina/MensajesSinLeer.tsx';
import { PlazoDeExpediente } from '../../../expedientes/oficina/PlazoDeExpediente.tsx';
import css from './tablero.module.css';

export type DeTablero = Response<typeof asignaciones.board>[number];

interface Props {
  columna: DeTablero;
  fija: { idNotario?: string };
}

/** One state with its first cards; the rest is in the list. */
export function Columna({ columna: { estado, total, tope, tramites }, fija }: Props) {
  const t = useT();
  const [address] = useSearchParams();
  const { icon: Icon, tone } = signoDe(estado);
  const id = `columna-${estado}`;
  const cuantos = total > tope ? t('tablero.muchos', { n: tope }) : t('tablero.cuantos', { n: total });
  return (
    <section className={css.column} aria-labelledby={id}>
      <header data-tone={tone}>
        <Icon size={18} stroke={1.9} aria-hidden="true" />
        <h2 id={id}>{t(`tramites.estado.${estado}`)}</h2>
        <p className={css.count}>{total === 0 ? t('tablero.nada') : cuantos}</p>
      </header>
      {tramites.length > 0 && (
        <ol data-columna="">
          {tramites.map((tramite) => (
            <Tarjeta key={tramite.idSolicitud} tramite={tramite} />
          ))}
        </ol>
      )}
      {total > tramites.length && (
        <Link className={css.more} to={listaDe(estado, address, fija)} aria-describedby={id}>
          {t('tablero.ver')}
        </Link>
      )}
    </section>
  );
}

function listaDe(estado: DeTablero['estado'], address: URLSearchParams, { idNotario }: Props['fija']): string {
  const next = new URLSearchParams(address);
  next.delete('vista');
  const kebab = kebabDe(estado);
  if (idNotario === undefined) return `/admin/tramites-en-proceso/${kebab}?${next}`;
  next.set('estado', kebab);
  return `/admin/tramites-en-proceso/notario/${idNotario}?${next}`;
}

function Tarjeta({ tramite }: { tramite: TramiteDeOficina }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { idSolicitud, numero, nombre, cliente, turno, notario, leToca, sinLeer } = tramite;
  return (
    <li className={css.card} data-item={idSolicitud} data-toca={leToca || undefined}>
      <Link
        data-tarjeta=""
        aria-describedby="tablero-ayuda"
        to={`/admin/tramites-en-proceso/detalle/${idSolicitud}`}
        state={{ lista: `${pathname}${search}` }}
      >
        {nombre}
      </Link>
      <p>{t('expediente.numeroCliente', { numero, cliente: cliente.nombre })}</p>
      <p>
        {t('tablero.actua', { quien: t(`expediente.turno.${turno ?? 'nadie'}`) })}
        {notario && ` · ${notario.nombre}`}
      </p>
      <p>
        <PlazoDeExpediente tramite={tramite} />
      </p>
      <MensajesSinLeer n={sinLeer} />
    </li>
  );
}
