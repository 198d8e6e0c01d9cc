import type { TipoDePapel } from '@fedatario/contract/acto';
import { calls } from '#calls';
import { Descargar } from '../../common/Descargar.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { HacerPapel } from './HacerPapel.tsx';

/** The paper by which a duty is done: a way to make it, or to download the one that was made. */
export function PapelDeDeber({ idSolicitud, tipo }: { idSolicitud: string; tipo: TipoDePapel }) {
  const t = useT();
  const { data } = useCall(calls.papeles.ofTramite, { params: { idSolicitud } });
  const hecho = data?.papeles.find((papel) => papel.tipo === tipo);
  if (hecho)
    return (
      <Descargar
        endpoint={calls.papeles.pdf}
        input={{ params: { idPapel: hecho.idPapel } }}
        label={t('papeles.descargarDe', { papel: t(`papeles.tipo.${tipo}`) })}
      />
    );
  if (!data?.caben.includes(tipo)) return null;
  return <HacerPapel idSolicitud={idSolicitud} tipo={tipo} propuesta={data.propuesta} />;
}
