import { IconArrowLeft, IconInbox, IconUserCheck } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import css from '../../expedientes/oficina/cola/cola.module.css';
import { renews } from '../renews.ts';
import { Gestores } from './Gestores.tsx';

const COLA = '/admin/gestion-tramites-sin-asignar';

/** The chosen gestión with its candidates; without one, an explanation of how to choose. */
export function Elegida({ idSolicitud }: { idSolicitud: string | undefined }) {
  const t = useT();
  if (idSolicitud === undefined)
    return <EmptyList icon={IconInbox} title={t('encargos.cola.elijaTitulo')} text={t('encargos.cola.elija')} />;
  return <Una idSolicitud={idSolicitud} />;
}

function Una({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.gestiones.read, { params: { idSolicitud } });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[60, 72, 72, 72]} label={t('comun.cargando')} />;
  const { numero, nombre, cliente, creadaEn, estado, revision } = data;
  const detalle = `/admin/gestion-tramites-en-proceso/detalle/${idSolicitud}`;
  return (
    <article className={css.chosen} aria-labelledby="elegida">
      <Link className={css.back} to={COLA}>
        <IconArrowLeft className="espejo" size={18} aria-hidden="true" />
        {t('expediente.cola.volver')}
      </Link>
      <header>
        <h2 id="elegida">{nombre}</h2>
        <p>{t('expediente.numeroCliente', { numero, cliente: cliente.nombre })}</p>
        <p>{t('tramites.comprado', { fecha: fechaHora(creadaEn) })}</p>
        <Link to={detalle}>{t('expediente.cola.verDetalle')}</Link>
      </header>
      {estado === 'sinAsignar' ? (
        <Asignar idSolicitud={idSolicitud} numero={numero} revision={revision} />
      ) : (
        <EmptyList
          icon={IconUserCheck}
          title={t('encargos.cola.yaNo')}
          text={t('expediente.cola.yaNoDetalle', { estado: t(`gestiones.estado.${estado}`) })}
        >
          <ButtonLink to={detalle}>{t('expediente.cola.verDetalle')}</ButtonLink>
        </EmptyList>
      )}
    </article>
  );
}

interface Props {
  idSolicitud: string;
  numero: string;
  revision: number;
}

function Asignar({ idSolicitud, numero, revision }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useSend(calls.encargos.assign, { renews });
  const asigna = (idGestor: string | null) =>
    mutate(
      { params: { idSolicitud }, body: { revision, idGestor, motivo: null } },
      {
        onSuccess: ({ gestor }) => {
          show('success', tell('encargos.gestores.hecho', { numero, nombre: gestor?.nombre ?? '' }));
          void navigate(COLA);
        },
      },
    );
  return (
    <>
      <h3>{t('encargos.gestores.titulo')}</h3>
      <div>
        <PlainButton disabled={isPending} onClick={() => asigna(null)}>
          {t('encargos.gestores.automatico')}
        </PlainButton>
      </div>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Gestores idSolicitud={idSolicitud} ocupado={isPending} onElegir={asigna} />
    </>
  );
}

/** Assigns several gestiones: all to one gestor, or each to the most suitable one. */
export function Varias({ idSolicitudes, onDone }: { idSolicitudes: readonly string[]; onDone: () => void }) {
  const t = useT();
  const n = idSolicitudes.length;
  const { mutate, isPending, error } = useSend(calls.encargos.assignMany, { renews });
  const asigna = (idGestor: string | null) =>
    mutate(
      { body: { idSolicitudes: [...idSolicitudes], idGestor } },
      {
        onSuccess: (hechas) => {
          const dadas = hechas.filter((una) => una.idGestor !== null).length;
          if (dadas > 0) show('success', tell('encargos.gestores.asignadas', { n: dadas }));
          if (dadas < n) show('error', tell('encargos.gestores.sinNadie', { n: n - dadas }));
          onDone();
        },
      },
    );
  return (
    <section className={css.chosen} aria-labelledby="varias">
      <header>
        <h2 id="varias">{t('encargos.gestores.varias', { n })}</h2>
        <p>{t('encargos.gestores.variasDetalle')}</p>
      </header>
      <div>
        <PlainButton disabled={isPending} onClick={() => asigna(null)}>
          {t('encargos.gestores.automatico')}
        </PlainButton>
      </div>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Gestores idSolicitud={idSolicitudes[0] ?? ''} ocupado={isPending} onElegir={asigna} />
    </section>
  );
}
