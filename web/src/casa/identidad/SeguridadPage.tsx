import { useT } from '../../i18n/i18n.ts';
import { Section } from '../../ui/Page.tsx';
import { QuienMiro } from '../auditoria/consultas/QuienMiro.tsx';
import { ClaveForm } from './ClaveForm.tsx';
import { DosPasos } from './dos-pasos/DosPasos.tsx';
import { Intrusion } from './Intrusion.tsx';
import { SesionesPropias } from './SesionesPropias.tsx';

interface Props {
  email: string;
  idUsuario: string;
  /** Called after every session was closed, this one included; `codeSent` says whether a code was mailed. */
  onExpelled: (email: string, codeSent: boolean) => void;
}

export function SeguridadPage({ email, idUsuario, onExpelled }: Props) {
  const t = useT();
  return (
    <>
      <Section title={t('identidad.seguridad.clave')} text={t('identidad.seguridad.claveDetalle')}>
        <ClaveForm email={email} idUsuario={idUsuario} />
      </Section>
      <Section title={t('dosPasos.titulo')} text={t('dosPasos.detalle')}>
        <DosPasos />
      </Section>
      <Section title={t('identidad.seguridad.sesiones')} text={t('identidad.seguridad.sesionesDetalle')}>
        <SesionesPropias />
      </Section>
      <Section title={t('consultas.titulo')} text={t('consultas.detalle')}>
        <QuienMiro />
      </Section>
      <Section title={t('identidad.seguridad.intrusion')} text={t('identidad.seguridad.intrusionDetalle')}>
        <Intrusion email={email} onExpelled={onExpelled} />
      </Section>
    </>
  );
}
