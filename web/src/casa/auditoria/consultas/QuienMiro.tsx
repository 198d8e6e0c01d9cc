import type { Consulta } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from './consultas.module.css';

/** The times the office opened the reader's data, newest first, of one trámite or of all. */
export function QuienMiro({ idSolicitud }: { idSolicitud?: string }) {
  const t = useT();
  const list = usePages(calls.consultas.list, { query: { limite: 10, ...(idSolicitud && { idSolicitud }) } });
  const { data, error, refetch } = list;
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[52, 52]} label={t('comun.cargando')} />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0)
    return <p className={css.none}>{t(idSolicitud ? 'consultas.ningunaTramite' : 'consultas.ninguna')}</p>;
  return (
    <>
      <ol className={css.list}>
        {rows.map((consulta) => (
          <Mirada key={consulta.idConsulta} consulta={consulta} conTramite={!idSolicitud} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button variant="subtle" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('consultas.mas')}
        </Button>
      )}
    </>
  );
}

function Mirada({ consulta, conTramite }: { consulta: Consulta; conTramite: boolean }) {
  const t = useT();
  const { quien, rol, que, sobre, motivo, en } = consulta;
  const deQue = conTramite && que !== 'usuario' && que !== 'identidad' ? sobre : null;
  return (
    <li>
      <p>
        <strong>{t(`consultas.que.${que}`)}</strong>
        {deQue && <span lang="es"> · {deQue}</span>}
      </p>
      <p className={css.who}>
        <bdi>{quien}</bdi> ({t(`consultas.rol.${rol}`)}) · <bdi>{fechaHora(en)}</bdi>
      </p>
      {motivo && <p className={css.who}>{t('consultas.motivo', { motivo })}</p>}
    </li>
  );
}
