import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import css from './textos-legales.module.css';

/** Links to the legal texts, and where one pays to the refund rules, beside the form, in a new tab, so that nothing typed is lost. */
export function EnlacesLegales({ conReembolsos = false }: { conReembolsos?: boolean }) {
  const t = useT();
  const textos = ['terminos', 'privacidad', ...(conReembolsos ? (['reembolsos'] as const) : [])] as const;
  return (
    <Row as="p" gap={4} rowGap={1} wrap className={css.enlaces}>
      {textos.map((clase) => (
        <a key={clase} href={`/${clase}`} target="_blank" rel="noreferrer">
          {t(`comun.pie.${clase}`)}
        </a>
      ))}
    </Row>
  );
}
