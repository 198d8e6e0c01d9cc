import { codigoImpreso, type MarcasDeTramite } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { Descargar } from '../../common/Descargar.tsx';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { useLive } from '../../lib/use-live.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import customer from '../../ui/parts.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './marcas.module.css';
import { Proponer } from './Proponer.tsx';
import { Propuesta } from './Propuesta.tsx';

/** The sealed document, whether it still holds, and the marks proposed for it. */
export function Sellado({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useCall(calls.marcas.ofTramite, { params: { idSolicitud } });
  useLive('tramites', [calls.marcas.ofTramite], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h2" />;
  if (!data) return <Skeleton pieces={[96]} label={t('comun.cargando')} />;
  const { documento, marca, propuestas, puedeProponer } = data;
  if (!documento) return null;
  return (
    <section aria-labelledby="sellado" className={customer.part}>
      <h2 id="sellado">{t('expedienteDetalle.sellado.titulo')}</h2>
      {marca && <Dicha marca={marca} />}
      <p className={css.code}>
        {t('expedienteDetalle.sellado.codigo')}{' '}
        <Link to={`/verificar/${documento.codigo}`}>
          <code dir="ltr">{codigoImpreso(documento.codigo)}</code>
        </Link>
      </p>
      <Row gap={3} wrap>
        <Descargar
          endpoint={calls.documentos.ofTramite}
          input={{ params: { idSolicitud } }}
          label={t('expedienteDetalle.sellado.descargar')}
          what={t('expedienteDetalle.sellado.descargarQue', { numero: documento.numero })}
        />
        {puedeProponer && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('expedienteDetalle.sellado.proponer')}
          </Button>
        )}
      </Row>
      {propuestas.length > 0 && (
        <ul className={css.list}>
          {propuestas.map((propuesta) => (
            <Propuesta key={propuesta.idPropuesta} propuesta={propuesta} />
          ))}
        </ul>
      )}
      {asking && <Proponer idSolicitud={idSolicitud} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Dicha({
  marca: { marca, motivo, sustituto, confirmadaEn },
}: {
  marca: NonNullable<MarcasDeTramite['marca']>;
}) {
  const t = useT();
  return (
    <Text as="div" bottom={4}>
      <Notice tone="warning">
        <p>
          <strong>{t(`expedienteDetalle.sellado.dicho.${marca}`, { fecha: fechaHora(confirmadaEn) })}</strong>
        </p>
        <p>{t('expedienteDetalle.sellado.motivo', { motivo })}</p>
        {sustituto && (
          <p>
            {t('expedienteDetalle.sellado.enSuLugar')}{' '}
            <Link to={`/verificar/${sustituto.codigo}`}>{sustituto.numero}</Link>
          </p>
        )}
      </Notice>
    </Text>
  );
}
