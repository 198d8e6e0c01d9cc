import { type ClaseDeActo, minutas } from '@fedatario/contract';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { Section } from '../../ui/Page.tsx';
import customer from '../../ui/parts.module.css';
import { EnProtocolo } from '../protocolo/EnProtocolo.tsx';
import { vaEnProtocolo } from './valores.ts';

/** The version that the customer approved, to be printed and signed. Empty when the act has no text to approve. */
export function TextoAprobado({ idSolicitud, clase }: { idSolicitud: string; clase: ClaseDeActo | null }) {
  const t = useT();
  const { data } = useCall(minutas.read, { params: { idSolicitud } });
  const version = data?.versiones.find(({ aprobadaEn }) => aprobadaEn !== null);
  if (!version?.aprobadaEn) return null;
  const { version: numero, aprobadaEn } = version;
  return (
    <Section title={t('firma.texto')} text={t('firma.textoDetalle')}>
      <p>{t('firma.textoAprobado', { version: numero, fecha: fechaHora(aprobadaEn) })}</p>
      <div className={customer.ways}>
        <Descargar
          endpoint={minutas.pdf}
          input={{ params: { idSolicitud, version: String(numero) } }}
          label={t('firma.imprimir')}
        />
        {(clase === null || vaEnProtocolo(clase)) && <EnProtocolo idSolicitud={idSolicitud} />}
      </div>
    </Section>
  );
}
