import { DAY } from '@fedatario/contract/base';
import { type CertificadoDeNotario, DIAS_PARA_RENOVAR } from '@fedatario/contract/casa';
import { IconAlertTriangle, IconCertificate, IconCircleCheck } from '@tabler/icons-react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './certificado.module.css';
import { Reemplazar } from './Reemplazar.tsx';

/** The signing certificate of a notary: its holder, its expiry, and its replacement. */
export function Certificado({ idNotario }: { idNotario: string }) {
  const t = useT();
  const { data, error } = useCall(calls.certificados.read, { params: { id: idNotario } });
  return (
    <Section title={t('certificado.titulo')} text={t('certificado.detalle')}>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      {data === undefined && !error && <Skeleton pieces={[96]} label={t('comun.cargando')} />}
      {data === null && <Notice tone="info">{t('certificado.ninguno')}</Notice>}
      {data && <Actual certificado={data} />}
      {data !== undefined && <Reemplazar idNotario={idNotario} otro={data !== null} />}
    </Section>
  );
}

function Actual({ certificado }: { certificado: CertificadoDeNotario }) {
  const t = useT();
  const { titular, emisor, hasta, origen, autofirmado } = certificado;
  const dias = Math.floor((Date.parse(hasta) - Date.now()) / DAY);
  // One that nobody outside recognises is not shown as ready, however long it is valid.
  const dePrueba = origen === 'desarrollo' || autofirmado;
  return (
    <Grid gap={4} pad={5} className={css.actual}>
      <IconCertificate size={36} stroke={1.25} aria-hidden="true" />
      <div>
        <strong>{titular}</strong>
        <p>{t('certificado.emisor', { emisor })}</p>
        <p>{t('certificado.hasta', { fecha: fechaHora(hasta) })}</p>
        {dePrueba && (
          <Badge tone="toca" icon={IconAlertTriangle}>
            {t('certificado.dePrueba')}
          </Badge>
        )}
        {(!dePrueba || dias < DIAS_PARA_RENOVAR) && <Vigencia dias={dias} />}
        {origen === 'desarrollo' && <p>{t('certificado.desarrollo')}</p>}
        {autofirmado && <p>{t('certificado.autofirmado')}</p>}
      </div>
    </Grid>
  );
}

function Vigencia({ dias }: { dias: number }) {
  const t = useT();
  if (dias < 0) {
    return (
      <Badge tone="problema" icon={IconAlertTriangle}>
        {t('certificado.vencido')}
      </Badge>
    );
  }
  const pronto = dias < DIAS_PARA_RENOVAR;
  return (
    <Badge tone={pronto ? 'toca' : 'listo'} icon={pronto ? IconAlertTriangle : IconCircleCheck}>
      {pronto ? t('certificado.porVencer', { dias }) : t('certificado.vigente')}
    </Badge>
  );
}
