import type { Cobranza, ModoDeServicio } from '@fedatario/contract/control';
import { IconCircleCheck, IconFlask, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { PageHead, Section } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './cobranza.module.css';
import { Habilidades } from './Habilidades.tsx';
import { nombreDe } from './nombres.ts';

const signos = {
  simulado: { icon: IconPlugConnectedX, tone: 'detenido' },
  prueba: { icon: IconFlask, tone: 'proceso' },
  produccion: { icon: IconCircleCheck, tone: 'listo' },
} as const satisfies Record<ModoDeServicio, unknown>;

/** With whom the office charges and who certifies its invoices. It is read here and changed in the settings of the server. */
export function CobranzaPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.cobranza.read, {});
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 320]} label={t('comun.cargando')} />;
  return (
    <>
      <Titulo pantalla={t('cobranza.titulo')} />
      <PageHead title={t('cobranza.titulo')} text={t('cobranza.detalle')} />
      <Pagos pagos={data.pagos} />
      <Facturas facturas={data.facturas} />
    </>
  );
}

function Pagos({ pagos }: Pick<Cobranza, 'pagos'>) {
  const t = useT();
  const { proveedor, modo, avisoEn, fallo, llaves } = pagos;
  return (
    <Section title={t('cobranza.pagos.titulo')} text={t(`cobranza.modo.${modo}.pagos`)}>
      <Cabeza nombre={nombreDe(t, proveedor)} modo={modo} />
      {fallo && (
        <Notice tone="warning">
          {t(`cobranza.fallo.${fallo.cual}`)} {t('cobranza.falloEn', { fecha: fechaHora(fallo.en) })}
        </Notice>
      )}
      <dl className={css.facts}>
        <Hecho titulo={t('cobranza.aviso')}>{avisoEn ? fechaHora(avisoEn) : t('cobranza.sinAviso')}</Hecho>
        {!fallo && <Hecho titulo={t('cobranza.ultimoFallo')}>{t('cobranza.sinFallo')}</Hecho>}
        <Hecho titulo={t('cobranza.llaves')}>
          {llaves.length > 0 ? <Llaves llaves={llaves} /> : t('cobranza.sinLlaves')}
        </Hecho>
      </dl>
      <Habilidades pagos={pagos} />
    </Section>
  );
}

function Llaves({ llaves }: { llaves: readonly string[] }) {
  const t = useT();
  return (
    <>
      {llaves.map((llave) => (
        <code key={llave} className={css.key}>
          {llave}
        </code>
      ))}
      <span className={css.note}>{t('cobranza.llavesNota')}</span>
    </>
  );
}

function Facturas({
  facturas: { certificador, modo, porCertificar, rechazadas, certificadaEn },
}: Pick<Cobranza, 'facturas'>) {
  const t = useT();
  return (
    <Section title={t('cobranza.facturas.titulo')} text={t(`cobranza.modo.${modo}.facturas`)}>
      <Cabeza nombre={nombreDe(t, certificador)} modo={modo} />
      <dl className={css.facts}>
        <Hecho titulo={t('cobranza.facturas.ultima')}>
          {certificadaEn ? fechaHora(certificadaEn) : t('cobranza.facturas.ninguna')}
        </Hecho>
        <Hecho titulo={t('cobranza.facturas.porCertificar')}>{porCertificar}</Hecho>
        <Hecho titulo={t('cobranza.facturas.rechazadas')}>{rechazadas}</Hecho>
      </dl>
    </Section>
  );
}

function Cabeza({ nombre, modo }: { nombre: string; modo: ModoDeServicio }) {
  const t = useT();
  return (
    <p className={css.head}>
      <strong>{nombre}</strong>
      <Badge {...signos[modo]}>{t(`cobranza.modo.${modo}.nombre`)}</Badge>
    </p>
  );
}

function Hecho({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <div>
      <dt>{titulo}</dt>
      <dd>{children}</dd>
    </div>
  );
}
