import type { ValorDeLaOficina } from '@fedatario/contract/casa';
import { type ParametroDeLey, PRUDENCIA, type ValorDeLey, vigentesEn } from '@fedatario/document-engine';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useAdministra } from '../../lib/administra.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { hoy } from '../../lib/escribir.ts';
import { diaLargo } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { usePanel } from '../../ui/use-panel.ts';
import { ValorDrawer } from './ValorDrawer.tsx';
import { grupos, mostrarValor, nombreDe, parametrosDe } from './valores.ts';
import css from './valores-de-ley.module.css';

/** The legal parameters: in force today, coming, and a way to write the next value of each. */
export function ValoresDeLeyPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.valoresDeLey.list, {});
  const panel = usePanel('dato');
  const writes = useAdministra();
  if (error) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[320, 320]} label={t('comun.cargando')} />;
  const vigentes = vigentesEn(hoy(), data);
  return (
    <>
      {grupos.map((grupo) => (
        <Section key={grupo} title={t(`valoresDeLey.grupo.${grupo}`)} text={t(`valoresDeLey.grupoDetalle.${grupo}`)}>
          <ul className={css.list}>
            {parametrosDe(grupo).map((parametro) => (
              <Parametro
                key={parametro.clave}
                parametro={parametro}
                vigente={vigentes.get(parametro.clave)}
                proximos={data.filter(({ clave, desde }) => clave === parametro.clave && desde > hoy())}
                linkTo={panel.linkTo}
              />
            ))}
          </ul>
        </Section>
      ))}
      {writes && panel.open && <ValorDrawer clave={panel.open} vigentes={vigentes} onClose={panel.close} />}
    </>
  );
}

interface Props {
  parametro: ParametroDeLey;
  vigente: ValorDeLey | undefined;
  proximos: readonly ValorDeLaOficina[];
  linkTo: ReturnType<typeof usePanel>['linkTo'];
}

function Parametro({ parametro: { clave, unidad }, vigente, proximos, linkTo }: Props) {
  const t = useT();
  const writes = useAdministra();
  const nombre = nombreDe(t, clave);
  return (
    <li>
      <Text as="span" weight={600}>
        {nombre}
      </Text>
      {writes && (
        <ButtonLink kind="quiet" {...linkTo(clave)} aria-label={t('valoresDeLey.cambiarCual', { nombre })}>
          {t('valoresDeLey.cambiar')}
        </ButtonLink>
      )}
      {vigente && (
        <p className={css.value}>
          <strong>{mostrarValor(t, unidad, vigente.valor)}</strong> <Origen vigente={vigente} />
        </p>
      )}
      {proximos.map((proximo) => (
        <Proximo
          key={proximo.idValor}
          proximo={proximo}
          nombre={nombre}
          valor={mostrarValor(t, unidad, proximo.valor)}
        />
      ))}
    </li>
  );
}

/** The first day and the source of a value; only that it is ours, of those that no law sets. */
function Origen({ vigente: { desde, fuente } }: { vigente: ValorDeLey }) {
  const t = useT();
  const dia = diaLargo(desde);
  return <small>{fuente === PRUDENCIA ? t('valoresDeLey.prudencia') : t('valoresDeLey.desde', { dia, fuente })}</small>;
}

interface ProximoProps {
  proximo: ValorDeLaOficina;
  nombre: string;
  valor: string;
}

function Proximo({ proximo: { idValor, desde, fuente }, nombre, valor }: ProximoProps) {
  const t = useT();
  const writes = useAdministra();
  const { mutate, isPending } = useSend(calls.valoresDeLey.remove, { renews: [calls.valoresDeLey.list] });
  const dia = diaLargo(desde);
  const quitar = () => mutate({ params: { idValor } }, { onSuccess: () => show('success', t('valoresDeLey.quitado')) });
  return (
    <p className={css.next}>
      {t('valoresDeLey.proximo', { dia, valor, fuente })}
      {writes && (
        <PlainButton
          kind="plain"
          disabled={isPending}
          aria-label={t('valoresDeLey.quitarCual', { nombre, dia })}
          onClick={quitar}
        >
          {t('valoresDeLey.quitar')}
        </PlainButton>
      )}
    </p>
  );
}
