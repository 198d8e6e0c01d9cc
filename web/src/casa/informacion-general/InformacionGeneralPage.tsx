import type { InformacionGeneral } from '@fedatario/contract/casa';
import type { ReactNode } from 'react';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Loads the company and renders one part of its settings. */
export function InformacionGeneralPage({ children }: { children: (informacion: InformacionGeneral) => ReactNode }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.informacionGeneral.read, {});
  if (data) return children(data);
  if (error) return <Failure error={error} retry={refetch} />;
  return <Skeleton pieces={[240, 240, 320]} label={t('comun.cargando')} />;
}
