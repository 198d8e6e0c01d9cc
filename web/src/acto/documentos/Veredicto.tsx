import {
  IconAlertTriangle,
  IconBan,
  IconFileUnknown,
  IconReplace,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Grid } from '../../ui/layout/layout.tsx';
import type { Comparacion } from './comparacion.ts';
import css from './verificar.module.css';

const icons = {
  autentico: IconRosetteDiscountCheck,
  sustituido: IconReplace,
  anulado: IconBan,
  noComprobado: IconAlertTriangle,
  alterado: IconAlertTriangle,
  otro: IconFileUnknown,
  desconocido: IconFileUnknown,
} as const;

interface Props {
  es: Comparacion;
  titulo: string;
  texto: string;
  children?: ReactNode;
}

/** The result in large type. The icon and the words carry it; the colour is only an addition. */
export function Veredicto({ es, titulo, texto, children }: Props) {
  const Icon = icons[es];
  return (
    <Grid gap={5} pad={6} className={css.veredicto} data-es={es} role="status">
      <Icon size={40} stroke={1.5} aria-hidden="true" />
      <div>
        <h2>{titulo}</h2>
        <p>{texto}</p>
        {children}
      </div>
    </Grid>
  );
}
