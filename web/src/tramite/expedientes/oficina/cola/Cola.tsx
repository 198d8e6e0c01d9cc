import type { TramiteDeOficina } from '@fedatario/contract/tramite';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../../i18n/i18n.ts';
import { PlainButton } from '../../../../ui/PlainButton.tsx';
import { PlazoDeExpediente } from '../PlazoDeExpediente.tsx';
import css from './cola.module.css';
import type { useCola } from './use-cola.ts';

/** A trámite or a gestión that waits to be assigned. */
export type EnCola = ComponentProps<typeof PlazoDeExpediente>['tramite'] &
  Pick<TramiteDeOficina, 'idSolicitud' | 'numero' | 'nombre' | 'cliente' | 'categoria'>;

interface Props {
  cola: Pick<ReturnType<typeof useCola>, 'around' | 'mas'>;
  /** Name of the list, and how many wait. */
  textos: { readonly lista: string; readonly cuantos: string };
  /** Path of the queue, with an id after it. */
  base: string;
  /** Most that are assigned together. */
  maximo: number;
  rows: readonly EnCola[];
  elegido: string | undefined;
  marcados: readonly string[];
  onMarcar: (ids: readonly string[]) => void;
}

/** The queue of trámites, or of gestiones. A click opens one beside the list; its checkbox selects it for a joint assignment. */
export function Cola({ cola, textos, base, maximo, rows, elegido, marcados, onMarcar }: Props) {
  const t = useT();
  const todos = rows.slice(0, maximo).map(({ idSolicitud }) => idSolicitud);
  const marca = (id: string, si: boolean) => onMarcar(si ? [...marcados, id] : marcados.filter((one) => one !== id));
  return (
    <section className={css.queue} aria-label={textos.lista}>
      <header>
        <label>
          <input
            type="checkbox"
            checked={marcados.length > 0 && marcados.length === todos.length}
            onChange={({ currentTarget }) => onMarcar(currentTarget.checked ? todos : [])}
          />
          {t('expediente.cola.elegirTodos')}
        </label>
        <span role="status">{textos.cuantos}</span>
      </header>
      <ol {...cola.around}>
        {rows.map((tramite) => (
          <Renglon
            key={tramite.idSolicitud}
            tramite={tramite}
            to={`${base}/${tramite.idSolicitud}`}
            abierto={tramite.idSolicitud === elegido}
            marcado={marcados.includes(tramite.idSolicitud)}
            lleno={marcados.length >= maximo}
            onMarcar={(si) => marca(tramite.idSolicitud, si)}
          />
        ))}
      </ol>
      {cola.mas && (
        <PlainButton kind="quiet" disabled={cola.mas.pidiendo} onClick={cola.mas.pide}>
          {t('expediente.cola.mas')}
        </PlainButton>
      )}
    </section>
  );
}

interface RenglonProps {
  tramite: EnCola;
  to: string;
  abierto: boolean;
  marcado: boolean;
  /** Whether the limit of selected rows is reached. */
  lleno: boolean;
  onMarcar: (si: boolean) => void;
}

function Renglon({ tramite, to, abierto, marcado, lleno, onMarcar }: RenglonProps) {
  const t = useT();
  const { numero, nombre, cliente, categoria } = tramite;
  return (
    <li data-abierto={abierto || undefined} data-item="">
      <input
        type="checkbox"
        aria-label={t('expediente.cola.elegir', { numero })}
        checked={marcado}
        disabled={lleno && !marcado}
        onChange={({ currentTarget }) => onMarcar(currentTarget.checked)}
      />
      <div>
        <Link to={to} aria-current={abierto || undefined}>
          {nombre}
        </Link>
        <p>
          {t('expediente.numeroCliente', { numero, cliente: cliente.nombre })} · {categoria.nombre}
        </p>
        <p>
          <PlazoDeExpediente tramite={tramite} />
        </p>
      </div>
    </li>
  );
}
