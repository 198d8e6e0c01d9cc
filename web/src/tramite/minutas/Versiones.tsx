import type { Minuta, VersionDeMinuta } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { show } from '../../ui/snackbar/store.ts';
import { Comparar } from './Comparar.tsx';
import type { Escritura } from './escritura/use-escritura.ts';
import css from './minutas.module.css';
import own from './versiones.module.css';

interface Props {
  minuta: Minuta;
  escritura: Escritura;
  idSolicitud: string;
}

/** Every version, newest first: open as PDF, compare, or restore into the editor. */
export function Versiones({ minuta, escritura, idSolicitud }: Props) {
  const t = useT();
  const [comparada, setComparada] = useState<number>();
  const restore = useSend(calls.minutas.restore, { renews: [calls.minutas.read] });
  const bringBack = async (version: number) => {
    const revision = await escritura.alDia();
    if (revision === undefined) return;
    const done = await restore.mutateAsync({ params: { idSolicitud }, body: { revision, version } }).catch(() => null);
    if (!done?.trabajo) return show('error', t('minuta.noRestaurada'));
    escritura.traer(done.trabajo);
    show('success', t('minuta.restaurada', { n: version }));
  };
  return (
    <section className={css.part} aria-labelledby="versiones">
      <h2 id="versiones">{t('minuta.versiones')}</h2>
      <ol className={css.versions}>
        {minuta.versiones.map((una) => (
          <li key={una.version}>
            <h3>{t('minuta.version', { n: una.version })}</h3>
            <Hechos version={una} />
            <div className={own.ways}>
              <Descargar
                endpoint={calls.minutas.pdf}
                input={{ params: { idSolicitud, version: una.version } }}
                label="PDF"
                what={t('minuta.pdfDe', { n: una.version })}
              />
              <Button variant="default" aria-haspopup="dialog" onClick={() => setComparada(una.version)}>
                {t('minuta.comparar')}
              </Button>
              {minuta.editable && (
                <Button variant="default" loading={restore.isPending} onClick={() => void bringBack(una.version)}>
                  {t('minuta.restaurar')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {comparada !== undefined && (
        <Comparar
          versiones={minuta.versiones.map(({ version }) => version)}
          inicial={comparada}
          hoja={escritura.texto()}
          idSolicitud={idSolicitud}
          onClose={() => setComparada(undefined)}
        />
      )}
    </section>
  );
}

function Hechos({ version }: { version: VersionDeMinuta }) {
  const t = useT();
  const { autor, creadaEn, enviadaEn, aprobadaEn, sha256 } = version;
  return (
    <>
      <p className={css.quiet}>
        {autor ?? t('minuta.deLasRespuestas')} · {fechaHora(creadaEn)}
      </p>
      {enviadaEn && <p className={css.quiet}>{t('minuta.enviadaEl', { fecha: fechaHora(enviadaEn) })}</p>}
      {aprobadaEn && <p className={css.good}>{t('minuta.aprobadaEl', { fecha: fechaHora(aprobadaEn) })}</p>}
      <code className={css.hash} title={sha256}>
        {sha256.slice(0, 16)}…
      </code>
    </>
  );
}
