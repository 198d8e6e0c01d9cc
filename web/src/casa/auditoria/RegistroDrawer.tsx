import type { CambioAuditado, RegistroDeAuditoria } from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHoraDe } from '../../lib/format.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Card, Grid } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './auditoria.module.css';
import { nombreDeCampo, valorDe } from './valores.ts';

interface Props {
  idRegistro: string;
  onClose: () => void;
}

/** One act beside the list: who, when, on which object, and each change. */
export function RegistroDrawer({ idRegistro, onClose }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.auditoria.read, { params: { idRegistro } });
  const absent = error?.codigo === 'no-encontrado' || error?.codigo === 'datos-invalidos';
  const title = data ? `${t(`auditoria.accion.${data.accion}`)}: ${t(`auditoria.objeto.${data.objeto}`)}` : undefined;
  return (
    <Drawer title={title ?? t('auditoria.registro.titulo')} close={t('comun.cerrar')} onClose={onClose}>
      {absent && <Notice tone="error">{t('auditoria.registro.inexistente')}</Notice>}
      {error && !absent && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[160, 40, 120]} label={t('comun.cargando')} />}
      {data && <Datos registro={data} />}
      {data && (data.accion !== 'ver' || data.vistos.length > 0) && <Cambios registro={data} />}
    </Drawer>
  );
}

function Datos({ registro }: Registro) {
  const t = useT();
  const { hechoEn, actor, nombreObjeto, idObjeto, objeto, motivo, idPeticion, origen } = registro;
  const facts = [
    ['cuando', fechaHoraDe(hechoEn, jurisdiccion.zonaHoraria)],
    ['quien', actor ? `${actor.nombre} (${t(`auditoria.rol.${actor.rol}`)})` : t('auditoria.sistema')],
    ['objeto', nombreObjeto ?? t(`auditoria.objeto.${objeto}`)],
    ['motivo', motivo],
  ] as const;
  const codes = [
    ['identificador', idObjeto],
    ['peticion', idPeticion],
    ['origen', origen],
  ] as const;
  return (
    <Grid as="dl" gap={6} rowGap={4} least={240} className={css.datos}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`auditoria.registro.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {codes.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`auditoria.registro.${name}`)}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ),
      )}
    </Grid>
  );
}

interface Registro {
  registro: RegistroDeAuditoria;
}

function Cambios({ registro: { cambios, vistos } }: Registro) {
  const t = useT();
  const seen = vistos.length > 0;
  return (
    <section className={css.cambios}>
      <h3>{t(seen ? 'auditoria.registro.vistos' : 'auditoria.registro.cambios')}</h3>
      {seen && (
        <ul>
          {vistos.map((id) => (
            <li key={id}>
              <code>{id}</code>
            </li>
          ))}
        </ul>
      )}
      {!seen && cambios.length === 0 && <p>{t('auditoria.registro.sinCambios')}</p>}
      {cambios.map((cambio) => (
        <Cambio key={cambio.campo} cambio={cambio} t={t} />
      ))}
    </section>
  );
}

function Cambio({ cambio: { campo, antes, despues, reservado }, t }: { cambio: CambioAuditado; t: T }) {
  return (
    <Card className={css.cambio}>
      <h4>{nombreDeCampo(t, campo)}</h4>
      {reservado ? (
        <p>{t('auditoria.registro.reservado')}</p>
      ) : (
        <dl>
          <div>
            <dt>{t('auditoria.registro.antes')}</dt>
            <dd>{valorDe(t, campo, antes)}</dd>
          </div>
          <div>
            <dt>{t('auditoria.registro.despues')}</dt>
            <dd>{valorDe(t, campo, despues)}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
