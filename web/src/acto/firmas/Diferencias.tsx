import type { DiferenciaDeFirma } from '@fedatario/contract/acto';
import { useT } from '../../i18n/i18n.ts';
import { Notice } from '../../ui/form/Notice.tsx';

/** The data that the text to be signed and the form do not say alike. Empty when they agree. */
export function Diferencias({ diferencias }: { diferencias: readonly DiferenciaDeFirma[] }) {
  const t = useT();
  if (diferencias.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('firma.diferencia.titulo')}</strong>
      </p>
      <ul>
        {diferencias.map(({ campo, texto, firma }) => (
          <li key={[campo, texto, firma].join()}>
            {t(`firma.diferencia.campo.${campo}`)}: {texto !== null && t('firma.diferencia.texto', { texto })}
            {texto !== null && firma !== null && '; '}
            {firma !== null && t('firma.diferencia.firma', { firma })}
            {firma === null && `; ${t('firma.diferencia.sinFirma')}`}
            {texto === null && `; ${t('firma.diferencia.sinTexto')}`}
          </li>
        ))}
      </ul>
      <p>{t('firma.diferencia.detalle')}</p>
    </Notice>
  );
}
