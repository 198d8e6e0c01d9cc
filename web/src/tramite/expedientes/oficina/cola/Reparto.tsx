import { IconInbox } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../../../common/Failure.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../../ui/Page.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../../ui/table/EmptyList.tsx';
import { Cola, type EnCola } from './Cola.tsx';
import css from './cola.module.css';
import type { useCola } from './use-cola.ts';

/** Description of the queue of a kind of expediente. */
interface Props<Row extends EnCola> {
  cola: ReturnType<typeof useCola<Row>>;
  textos: Readonly<Record<'titulo' | 'detalle' | 'lista' | 'vacioTitulo' | 'vacio' | 'enProceso', string>>;
  cuantos: (n: number) => string;
  /** Path of the queue, with an id after it. */
  base: string;
  /** Path of what is in process, for when nothing waits. */
  enProceso: string;
  /** Most that are assigned together. */
  maximo: number;
  elegido: string | undefined;
  /** Stands beside the queue: the chosen one, or those that are assigned together. */
  uno: (rows: readonly Row[]) => ReactNode;
  varios: (ids: readonly string[], onDone: () => void) => ReactNode;
}

/** The queue of a kind of expediente, oldest first, beside the candidates for what is chosen. */
export function Reparto<Row extends EnCola>(props: Props<Row>) {
  const { cola, textos, cuantos, base, enProceso, maximo, elegido, uno, varios } = props;
  const t = useT();
  const [marcados, setMarcados] = useState<readonly string[]>([]);
  if (cola.error && !cola.rows) return <Failure error={cola.error} retry={cola.refetch} heading="h1" />;
  const rows = cola.rows ?? [];
  const presentes = marcados.filter((id) => rows.some(({ idSolicitud }) => idSolicitud === id));
  return (
    <>
      <PageHead title={textos.titulo} text={textos.detalle} />
      {!cola.rows && <Skeleton pieces={[72, 72, 72, 72]} label={t('comun.cargando')} />}
      {cola.rows?.length === 0 && elegido === undefined && (
        <EmptyList icon={IconInbox} title={textos.vacioTitulo} text={textos.vacio}>
          <ButtonLink kind="quiet" to={enProceso}>
            {textos.enProceso}
          </ButtonLink>
        </EmptyList>
      )}
      {(rows.length > 0 || (cola.rows && elegido)) && (
        <div className={css.panes} data-open={elegido !== undefined || presentes.length > 0}>
          <Cola
            cola={cola}
            base={base}
            textos={{ lista: textos.lista, cuantos: cuantos(cola.total ?? rows.length) }}
            maximo={maximo}
            rows={rows}
            elegido={elegido}
            marcados={presentes}
            onMarcar={setMarcados}
          />
          <div className={css.beside}>
            {presentes.length > 0 ? varios(presentes, () => setMarcados([])) : uno(rows)}
          </div>
        </div>
      )}
    </>
  );
}
