import {
  type ClaseDeTextoLegal,
  clasesDeTextoLegal,
  PublicacionDeTextoLegal,
  type TextoLegal,
} from '@fedatario/contract/casa';
import { Link, useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { RowForm } from '../../common/RowForm.tsx';
import { useLoadedRow } from '../../common/use-loaded-row.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { AreaField } from '../../ui/form/quantities.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './textos-legales.module.css';

/** The legal texts that visitors accept, edited one at a time. */
export function TextosLegalesPage() {
  const t = useT();
  const [search] = useSearchParams();
  const clase = clasesDeTextoLegal.find((one) => one === search.get('texto')) ?? 'terminos';
  const { data, error, refetch } = useCall(calls.textosLegales.list, {});
  return (
    <>
      <Row as="nav" aria-label={t('textosLegales.titulo')} gap={6} rowGap={2} wrap bottom={2} className={css.which}>
        {clasesDeTextoLegal.map((one) => (
          <Link key={one} to={`?seccion=legales&texto=${one}`} aria-current={one === clase ? 'page' : undefined}>
            {t(`textosLegales.${one}`)}
          </Link>
        ))}
      </Row>
      {data && <TextoForm key={clase} clase={clase} vigente={data.find((texto) => texto.clase === clase)} />}
      {!data && error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[400]} label={t('comun.cargando')} />}
    </>
  );
}

type Vigente = Pick<TextoLegal, 'texto' | 'version'>;
const NADA: Vigente = { texto: '', version: 0 };

function TextoForm({ clase, vigente }: { clase: ClaseDeTextoLegal; vigente: TextoLegal | undefined }) {
  const t = useT();
  const sending = useSend(calls.textosLegales.publish, {
    renews: [calls.textosLegales.list, calls.textosLegales.versiones],
  });
  const row = useLoadedRow<Valores, Valores, Valores, Vigente>(
    {
      schema: PublicacionDeTextoLegal,
      prepare: (values) => values,
      send: (body) => sending.mutateAsync({ params: { clase }, body }),
      valuesOf: valoresOf,
      draft: `borrador:texto-legal:${clase}`,
    },
    vigente ?? NADA,
  );
  const { form } = row;
  const label = t(`textosLegales.${clase}`);
  return (
    <RowForm row={row} sending={sending} panel="seccion" labels={{ texto: label }} action={t('textosLegales.publicar')}>
      <Section title={label} text={t('textosLegales.detalle')}>
        {vigente && (
          <Text tone="tinta-2">
            {t('textosLegales.vigente', { version: vigente.version, fecha: fechaHora(vigente.publicadoEn) })}{' '}
            <Link to={`/${clase}`}>{t('textosLegales.ver')}</Link>
          </Text>
        )}
        <AreaField
          label={t('textosLegales.texto')}
          help={t('textosLegales.ayuda')}
          rows={20}
          field={form.register('texto')}
          error={form.formState.errors.texto}
        />
        <Versiones clase={clase} />
      </Section>
    </RowForm>
  );
}

interface Valores {
  texto: string;
  revision: number;
}

function valoresOf({ texto, version }: Vigente): Valores {
  return { texto, revision: version };
}

function Versiones({ clase }: { clase: ClaseDeTextoLegal }) {
  const t = useT();
  const { data } = useCall(calls.textosLegales.versiones, { params: { clase } });
  if (!data?.length) return null;
  return (
    <section className={css.versions}>
      <h3>{t('textosLegales.versiones')}</h3>
      <ul>
        {data.map(({ version, publicadoEn, publicadoPor, aceptaciones }) => (
          <li key={version}>
            <strong>{t('textosLegales.version', { version })}</strong>
            <span>
              {fechaHora(publicadoEn)}
              {publicadoPor && ` · ${publicadoPor}`}
            </span>
            <small>{t('textosLegales.aceptaciones', { n: aceptaciones })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
