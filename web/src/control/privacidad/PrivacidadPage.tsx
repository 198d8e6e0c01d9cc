import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Section } from '../../ui/Page.tsx';
import { Cierre } from './Cierre.tsx';
import { MiCopia } from './MiCopia.tsx';

interface Props {
  email: string;
  /** Called when the closing is scheduled in `dias` days and every session is closed. */
  onClosed: (dias: number) => void;
  /** Further sections about the person's own data. */
  children?: ReactNode;
}

/** The screen on which a person downloads their data or closes their account. */
export function PrivacidadPage({ email, onClosed, children }: Props) {
  const t = useT();
  return (
    <>
      <Section title={t('privacidad.copia')} text={t('privacidad.copiaDetalle')}>
        <MiCopia />
      </Section>
      {children}
      <Section title={t('privacidad.cierre')} text={t('privacidad.cierreDetalle')}>
        <Cierre email={email} onClosed={onClosed} />
      </Section>
    </>
  );
}
