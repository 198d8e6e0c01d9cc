import { estadosCon } from '@fedatario/contract/base';
import { type BorradorAbierto, maquinaDeBorrador } from '@fedatario/contract/borrador';
import { IconFileAlert } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Say } from '../../../ui/Say.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EntrevistaAbierta } from './EntrevistaAbierta.tsx';
import css from './entrevista.module.css';
import { PerfilContext } from './sesion/perfil.ts';
import { SesionContext, useNuevaSesion } from './sesion/use-sesion.ts';

const SOLD = estadosCon(maquinaDeBorrador, 'fase', 'enCarrito', 'enPedido', 'comprado');

interface Props {
  idBorrador: string;
  indice: number;
  /** Id of the user who writes; unsent answers in this browser are stored under it. */
  quien: string;
  /** Adds the draft of that revision to the cart; true when it is there. */
  onAgregar: (revision: number) => Promise<boolean>;
  /** Screen of a draft that is in the cart or was bought; `reabrir` opens the interview again once it left the cart. */
  enVenta: (borrador: BorradorAbierto, reabrir: () => void) => ReactNode;
}

export function EntrevistaPage({ idBorrador, indice, quien, onAgregar, enVenta }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.borradores.read, { params: { idBorrador } }, { fresh: true });
  if (data && SOLD.includes(data.estado)) {
    return (
      <main id="contenido" tabIndex={-1} className={css.alone}>
        <Titulo pantalla={data.nombre} />
        {enVenta(data, () => void refetch())}
      </main>
    );
  }
  if (data) {
    return (
      <PerfilContext value={data.deSuPerfil}>
        <Titulo pantalla={data.nombre} />
        <Abierta
          key={`${data.idBorrador} ${data.version.idVersion}`}
          borrador={data}
          indice={indice}
          quien={quien}
          onAgregar={onAgregar}
        />
      </PerfilContext>
    );
  }
  return (
    <main id="contenido" tabIndex={-1} className={css.alone}>
      {error ? (
        <Failure
          error={error}
          retry={refetch}
          heading="h1"
          exit={{ to: '/borradores', text: t('entrevista.verBorradores') }}
        />
      ) : (
        <Skeleton pieces={[40, 90, 90, 90]} label={t('comun.cargando')} />
      )}
    </main>
  );
}

type AbiertaProps = Omit<Props, 'idBorrador' | 'enVenta'> & { borrador: BorradorAbierto };

function Abierta({ borrador, indice, quien, onAgregar }: AbiertaProps) {
  const t = useT();
  const sesion = useNuevaSesion(borrador, quien);
  if (!sesion) return <Ilegible />;
  const aviso = borrador.desactualizado && (
    <Notice tone="info">
      <p>{t('entrevista.desactualizado')}</p>
      <ButtonLink to={`/borradores?migrar=${borrador.idBorrador}`} kind="quiet">
        {t('entrevista.verCambios')}
      </ButtonLink>
    </Notice>
  );
  return (
    <SesionContext value={sesion}>
      <EntrevistaAbierta borrador={borrador} indice={indice} aviso={aviso} onAgregar={onAgregar} />
    </SesionContext>
  );
}

/** Shown when the version of the draft cannot be read. This is our fault, and the customer's answers stay untouched. */
function Ilegible() {
  const t = useT();
  return (
    <main id="contenido" tabIndex={-1} className={css.alone}>
      <Say icon={IconFileAlert} title={t('entrevista.ilegible')} lines={[t('entrevista.ilegibleDetalle')]}>
        <ButtonLink to="/borradores">{t('entrevista.salir')}</ButtonLink>
      </Say>
    </main>
  );
}
