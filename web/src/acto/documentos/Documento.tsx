import { codigoImpreso, type DocumentoVerificado } from '@fedatario/contract/acto';
import { jurisdiccion } from '@fedatario/document-engine';
import { Link } from 'react-router';
import { useMarca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { fechaHoraDe } from '../../lib/format.ts';
import { Veredicto } from './Veredicto.tsx';
import css from './verificar.module.css';

/** The result for a known document: whether it still holds, and its public data. */
export function Documento({ documento }: { documento: DocumentoVerificado }) {
  const t = useT();
  const { estado, sustituto } = documento;
  return (
    <section aria-label={t('verificar.documento')} className={css.hoja}>
      <Veredicto es={estado} titulo={t(`verificar.estado.${estado}`)} texto={t(`verificar.explica.${estado}`)}>
        {sustituto && (
          <p>
            {t('verificar.sustituidoPor')} <Link to={`/verificar/${sustituto.codigo}`}>{sustituto.numero}</Link>
          </p>
        )}
      </Veredicto>
      <DatosDeDocumento documento={documento} />
    </section>
  );
}

/** The data stay in Spanish and left to right in every language, as printed on the document. */
export function DatosDeDocumento({ documento }: { documento: DocumentoVerificado }) {
  const t = useT();
  const { nombre: marca } = useMarca();
  const { clase, nombre, numero, selladoEn, notario, codigo, sha256 } = documento;
  return (
    <dl className={css.datos}>
      <dt>{t('verificar.dato.nombre')}</dt>
      <dd lang="es">{nombre}</dd>
      {clase !== 'documento' && (
        <>
          <dt>{t('verificar.dato.clase')}</dt>
          <dd>{t(`verificar.clase.${clase}`)}</dd>
        </>
      )}
      <dt>{t('verificar.dato.numero')}</dt>
      <dd>
        <bdi>{numero}</bdi>
      </dd>
      <dt>{t('verificar.dato.fecha')}</dt>
      <dd>{fechaHoraDe(selladoEn, jurisdiccion.zonaHoraria)}</dd>
      <dt>{t('verificar.dato.notario')}</dt>
      <dd>{notario ?? t('verificar.dato.plataforma', { marca })}</dd>
      <dt>{t('verificar.dato.codigo')}</dt>
      <dd>
        <code dir="ltr">{codigoImpreso(codigo)}</code>
      </dd>
      <dt>{t('verificar.dato.huella')}</dt>
      <dd>
        <code dir="ltr">{sha256}</code>
      </dd>
    </dl>
  );
}
