import type { BorradorAbierto } from '@fedatario/contract';
import { IconFileAlert } from '@tabler/icons-react';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { abrir } from '../calls.ts';
import { Entrevista } from './Entrevista.tsx';
import css from './entrevista.module.css';
import { PerfilContext } from './perfil.ts';
import { SesionContext, useNuevaSesion } from './use-sesion.ts';

interface Props {
  idBorrador: string;
  indice: number;
  /** The user who writes: what waits in this browser is hers alone. */
  quien: string;
}

export function EntrevistaPage({ idBorrador, indice, quien }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(abrir, { params: { idBorrador } }, { fresh: true });
  if (data) {
    return (
      <PerfilContext value={data.deSuPerfil}>
        <Titulo pantalla={data.nombre} />
        <Abierta key={`${data.idBorrador} ${data.version.idVersion}`} borrador={data} indice={indice} quien={quien} />
      </PerfilContext>
    );
  }
  return (
    <main id="contenido" tabIndex={-1} className={css.alone}>
      {error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <Skeleton pieces={[40, 90, 90, 90]} label={t('comun.cargando')} />
      )}
    </main>
  );
}

function Abierta({ borrador, indice, quien }: Omit<Props, 'idBorrador'> & { borrador: BorradorAbierto }) {
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
      <Entrevista borrador={borrador} indice={indice} aviso={aviso} />
    </SesionContext>
  );
}

/** The version that the draft is pinned to cannot be read: a fault of ours, and nothing of hers is touched. */
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
