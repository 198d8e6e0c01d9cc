import { decirHorario } from '../../casa/informacion-general/horario.ts';
import { useMarca } from '../../common/marca.tsx';
import { useIdioma, useT } from '../../i18n/i18n.ts';
import css from './footer.module.css';

/** Opening hours and invoicing data, as far as the company entered them; nothing has a default. */
export default function DatosDeEmpresa() {
  const t = useT();
  const idioma = useIdioma();
  const { empresa } = useMarca();
  const horario = empresa && decirHorario(empresa.horario, idioma);
  const fiscal = [empresa?.razonSocial, empresa?.nit && `NIT ${empresa.nit}`].filter(Boolean).join(' · ');
  return (
    <>
      {horario && (
        <p className={css.company}>
          {t('comun.pie.horario')}: {horario}
        </p>
      )}
      {fiscal && <p className={css.company}>{fiscal}</p>}
    </>
  );
}
