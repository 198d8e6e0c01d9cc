import type { CierrePrevisto } from '@fedatario/contract/control';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dia } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConfirmarCierre } from './ConfirmarCierre.tsx';
import { dondeSeTermina } from './cierre.ts';
import css from './privacidad.module.css';

interface Props {
  email: string;
  onClosed: (dias: number) => void;
}

/** Shows first what would happen; then a dialog asks the person to confirm. */
export function Cierre({ email, onClosed }: Props) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useCall(calls.privacidad.closing, undefined);
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[160]} label={t('comun.cargando')} />;
  const { impedimentos, esPersonal } = data;
  return (
    <Stack gap={4}>
      {impedimentos.length > 0 && <Impedimentos previsto={data} />}
      <Consecuencias previsto={data} />
      {esPersonal && <p>{t('privacidad.personal')}</p>}
      <div>
        <Button variant="default" disabled={impedimentos.length > 0} onClick={() => setAsking(true)}>
          {t(esPersonal ? 'privacidad.pedirla' : 'privacidad.cerrar')}
        </Button>
      </div>
      {asking && (
        <ConfirmarCierre email={email} esPersonal={esPersonal} onClosed={onClosed} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}

function Impedimentos({ previsto: { impedimentos } }: { previsto: CierrePrevisto }) {
  const t = useT();
  return (
    <Notice tone="warning">
      <div>
        <p>{t('privacidad.impide')}</p>
        <ul className={css.lista}>
          {impedimentos.map(({ tipo, id, nombre }) => (
            <li key={`${tipo}${id}`}>
              <Link to={dondeSeTermina(tipo, id)}>{t(`privacidad.imp.${tipo}`, { nombre })}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

function Consecuencias({ previsto: { conserva, borra } }: { previsto: CierrePrevisto }) {
  const t = useT();
  return (
    <Grid gap={6} least={230} className={css.dos}>
      <div>
        <h3>{t('privacidad.borra')}</h3>
        <ul className={css.lista}>
          <li>{t('privacidad.nada')}</li>
          {borra.map(({ cosa, cuantos: n }) => (
            <li key={cosa}>{t(`privacidad.cosa.${cosa}`, { n })}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('privacidad.conserva')}</h3>
        {conserva.length === 0 && <p>{t('privacidad.sinConservar')}</p>}
        <ul className={css.lista}>
          {conserva.map(({ clase, cuantos: n, norma, hasta }) => (
            <li key={clase}>
              {t(`privacidad.clase.${clase}`, { n })},{' '}
              {hasta ? t('privacidad.hasta', { fecha: dia(hasta) }) : t('privacidad.siempre')}
              <small>
                <bdi>{norma}</bdi>
              </small>
            </li>
          ))}
        </ul>
      </div>
    </Grid>
  );
}
