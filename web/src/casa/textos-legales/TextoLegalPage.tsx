import type { ClaseDeTextoLegal } from '@fedatario/contract/casa';
import { useLocation } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Parte, partesDe } from './partes.ts';
import css from './textos-legales.module.css';

/** Public page of a legal text: the version in force, in the language it was written in. */
export function TextoLegalPage() {
  const t = useT();
  const clase: ClaseDeTextoLegal = useLocation().pathname.startsWith('/privacidad') ? 'privacidad' : 'terminos';
  const { data, error, refetch } = useCall(calls.textosLegales.list, {});
  const texto = data?.find((one) => one.clase === clase);
  const titulo = t(`textosLegales.${clase}`);
  const vigente = texto && t('textosLegales.vigente', { version: texto.version, fecha: fechaHora(texto.publicadoEn) });
  return (
    <article className={css.text}>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} {...(vigente && { text: vigente })} />
      {texto && (
        <div lang="es" dir="ltr">
          {partesDe(texto.texto).map((parte, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is whole and never changes place.
            <Pieza key={place} parte={parte} />
          ))}
        </div>
      )}
      {data && !texto && <p>{t('textosLegales.ninguno')}</p>}
      {!data && error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[400]} label={t('comun.cargando')} />}
    </article>
  );
}

function Pieza({ parte: { tipo, textos } }: { parte: Parte }) {
  if (tipo === 'titulo') return <h2>{textos[0]}</h2>;
  if (tipo === 'parrafo') return <p>{textos[0]}</p>;
  return (
    <ul>
      {textos.map((texto) => (
        <li key={texto}>{texto}</li>
      ))}
    </ul>
  );
}
