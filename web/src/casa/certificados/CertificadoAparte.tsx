import { lazy, Suspense } from 'react';
import { loadTexts, useT } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Loaded with its texts on demand: few screens of the office show it. */
const Certificado = lazy(async () => {
  const [module] = await Promise.all([import('./Certificado.tsx'), loadTexts(['certificado', 'reingreso'])]);
  return { default: module.Certificado };
});

export function CertificadoAparte({ idNotario }: { idNotario: string }) {
  const t = useT();
  return (
    <Suspense fallback={<Skeleton pieces={[120]} label={t('comun.cargando')} />}>
      <Certificado idNotario={idNotario} />
    </Suspense>
  );
}
