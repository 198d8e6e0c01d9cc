import { TRAMITES_POR_ASIGNACION, type TramiteDeOficina } from '@fedatario/contract';
import { Link } from 'react-router';
import { useT } from '../../../../i18n/i18n.ts';
import { PlainButton } from '../../../../ui/PlainButton.tsx';
import { PlazoDeExpediente } from '../PlazoDeExpediente.tsx';
import css from './cola.module.css';
import type { useCola } from './use-cola.ts';

interface Props {
  cola: ReturnType<typeof useCola>;
  rows: readonly TramiteDeOficina[];
  elegido: string | undefined;
  marcados: readonly string[];
  onMarcar: (ids: readonly string[]) => void;
}

/** The queue of trámites. A click opens one beside the list; its checkbox selects it for a joint assignment. */
export function Cola({ cola, rows, elegido, marcados, onMarcar }: Props) {
  const t = useT();
  const todos = rows.slice(0, TRAMITES_POR_ASIGNACION).map(({ idSolicitud }) => idSolicitud);
  const marca = (id: string, si: boolean) => onMarcar(si ? [...marcados, id] : marcados.filter((one) => one !== id));
  return (
    <section className={css.queue} aria-label={t('expediente.cola.lista')}>
      <header>
        <label>
          <input
            type="checkbox"
            checked={marcados.length > 0 && marcados.length === todos.length}
            onChange={({ currentTarget }) => onMarcar(currentTarget.checked ? todos : [])}
          />
          {t('expediente.cola.elegirTodos')}
        </label>
        <span role="status">{t('expediente.cola.cuantos', { n: cola.total ?? rows.length })}</span>
      </header>
      <ol {...cola.around}>
        {rows.map((tramite) => (
          <Renglon
            key={tramite.idSolicitud}
            tramite={tramite}
            abierto={tramite.idSolicitud === elegido}
            marcado={marcados.includes(tramite.idSolicitud)}
            lleno={marcados.length >= TRAMITES_POR_ASIGNACION}
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
  tramite: TramiteDeOficina;
  abierto: boolean;
  marcado: boolean;
  /** Whether the limit of selected rows is reached. */
  lleno: boolean;
  onMarcar: (si: boolean) => void;
}

function Renglon({ tramite, abierto, marcado, lleno, onMarcar }: RenglonProps) {
  const t = useT();
  const { idSolicitud, numero, nombre, cliente, categoria } = tramite;
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
        <Link to={`/admin/tramites-sin-asignar/${idSolicitud}`} aria-current={abierto || undefined}>
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
