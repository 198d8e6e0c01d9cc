import { useT } from '../i18n/i18n.ts';
import { UnsavedGuard } from '../ui/UnsavedGuard.tsx';

export function SinGuardar({ dirty, panel }: { dirty: boolean; panel?: string | undefined }) {
  const t = useT();
  const words = {
    title: t('comun.formulario.sinGuardarTitulo'),
    text: t('comun.formulario.sinGuardar'),
    stay: t('comun.formulario.quedarse'),
    leave: t('comun.formulario.salir'),
    close: t('comun.cerrar'),
  };
  return <UnsavedGuard dirty={dirty} panel={panel} words={words} />;
}
