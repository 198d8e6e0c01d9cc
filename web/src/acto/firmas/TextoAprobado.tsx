import type { ClaseDeActo, DiferenciaDeFirma } from '@fedatario/contract/acto';
import { calls } from '#calls';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { EnProtocolo } from '../protocolo/EnProtocolo.tsx';
import { Diferencias } from './Diferencias.tsx';
import { vaEnProtocolo } from './valores.ts';

interface Props {
  idSolicitud: string;
  clase: ClaseDeActo | null;
  /** Writes the data of the signing into the text; false when they are not right yet. */
  antes: () => Promise<boolean>;
  diferencias: readonly DiferenciaDeFirma[];
}

/** The version that the customer approved, to be printed and signed. Empty when the act has no text to approve. */
export function TextoAprobado({ idSolicitud, clase, antes, diferencias }: Props) {
  const t = useT();
  const { data } = useCall(calls.minutas.read, { params: { idSolicitud } }, { current: true });
  const version = data?.versiones.find(({ aprobadaEn }) => aprobadaEn !== null);
  if (!version?.aprobadaEn) return null;
  const { version: numero, aprobadaEn } = version;
  return (
    <Section title={t('firma.texto')} text={t('firma.textoDetalle')}>
      <p>{t('firma.textoAprobado', { version: numero, fecha: fechaHora(aprobadaEn) })}</p>
      <Row gap={3} wrap>
        <Descargar
          endpoint={calls.minutas.pdf}
          input={{ params: { idSolicitud, version: String(numero) } }}
          label={t('firma.imprimir')}
          before={antes}
        />
        {(clase === null || vaEnProtocolo(clase)) && <EnProtocolo idSolicitud={idSolicitud} before={antes} />}
      </Row>
      <Diferencias diferencias={diferencias} />
    </Section>
  );
}
