import type { Cuenta } from '@fedatario/contract/casa';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from './cuentas.module.css';

const ULTIMOS = 5;

/** The latest acts by this person as staff, and the latest on this account. */
export function ActosDeCuenta({ cuenta: { idUsuario, rol } }: { cuenta: Cuenta }) {
  return (
    <>
      {rol.nombre !== 'cliente' && <Ultimos de="hechos" query={{ quien: idUsuario }} />}
      <Ultimos de="recibidos" query={{ idObjeto: idUsuario }} />
    </>
  );
}

function Ultimos({ de, query }: { de: 'hechos' | 'recibidos'; query: { quien: string } | { idObjeto: string } }) {
  const t = useT();
  const { data, error, refetch } = usePage(calls.auditoria.list, { query: { ...query, limite: ULTIMOS } });
  return (
    <section className={css.parte}>
      <h3>{t(`cuentas.actos.${de}`)}</h3>
      {error && !data && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[56]} label={t('comun.cargando')} />}
      {data?.data.length === 0 && <p className={css.nota}>{t('cuentas.actos.ninguno')}</p>}
      {data && data.data.length > 0 && (
        <ul className={css.lista}>
          {data.data.map(({ idRegistro, accion, objeto, nombreObjeto, actor, hechoEn }) => (
            <li key={idRegistro}>
              <div>
                <Link to={`/admin/seguridad/auditoria?registro=${idRegistro}`}>
                  {t(`auditoria.accion.${accion}`)}:{' '}
                  {(de === 'hechos' && nombreObjeto) || t(`auditoria.objeto.${objeto}`)}
                </Link>
                <small>
                  {fechaHora(hechoEn)}
                  {de === 'recibidos' && ` · ${actor?.nombre ?? t('auditoria.sistema')}`}
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
      {data?.siguiente && 'quien' in query && (
        <Link to={`/admin/seguridad/auditoria?quien=${query.quien}`}>{t('cuentas.actos.todos')}</Link>
      )}
    </section>
  );
}
