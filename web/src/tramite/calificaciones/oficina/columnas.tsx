import type { Testimonio } from '@fedatario/contract/tramite';
import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import type { T } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { Estrellas } from '../Estrellas.tsx';
import css from './oficina.module.css';

const signos = {
  elegido: { icon: IconCircleCheck, tone: 'listo' },
  porElegir: { icon: IconCircleMinus, tone: 'detenido' },
} as const;

export function columnasOf(t: T): Column<Testimonio>[] {
  return [
    {
      name: 'producto',
      label: t('testimoniosOficina.columna.producto'),
      sortable: true,
      cell: ({ producto, firma, cliente }) => (
        <Pair under={<bdi>{`${firma} (${cliente})`}</bdi>}>
          <span lang="es">{producto}</span>
        </Pair>
      ),
    },
    {
      name: 'comentario',
      label: t('testimoniosOficina.columna.comentario'),
      cell: ({ comentario }) => (
        <p className={css.comentario} dir="auto">
          {comentario}
        </p>
      ),
    },
    {
      name: 'puntos',
      label: t('testimoniosOficina.columna.puntos'),
      sortable: true,
      cell: ({ puntos }) => <Estrellas puntos={puntos} />,
    },
    {
      name: 'situacion',
      label: t('testimoniosOficina.columna.situacion'),
      cell: ({ elegido }) => {
        const situacion = elegido ? 'elegido' : 'porElegir';
        return <Badge {...signos[situacion]}>{t(`testimoniosOficina.situacion.${situacion}`)}</Badge>;
      },
    },
    {
      name: 'fecha',
      label: t('testimoniosOficina.columna.fecha'),
      sortable: true,
      cell: ({ consentidoEn }) => fechaHora(consentidoEn),
    },
  ];
}
