import { type Borrador, DIAS_PARA_RESTAURAR, type ListaDeBorradores } from '@fedatario/contract/borrador';
import { IconFilePencil, IconShoppingBag, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from '../borradores.module.css';
import { tirarLoViejo } from '../entrevista/sesion/cajon.ts';
import { Libreta } from '../libreta/Libreta.tsx';
import { enfocarListas, useRestaurar } from '../use-acciones.ts';
import { Migrar } from './Migrar.tsx';
import { TarjetaDeBorrador } from './TarjetaDeBorrador.tsx';

const listas = ['vivos', 'comprados', 'descartados', 'libreta'] as const;

/** The drafts of the customer: resume, rename, copy, or discard them for thirty days. */
export function BorradoresPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const cual = listas.find((one) => one === search.get('lista')) ?? 'vivos';
  const migrando = search.get('migrar');
  const [descartado, setDescartado] = useState<Borrador>();
  useEffect(() => tirarLoViejo(), []);
  return (
    <>
      <Titulo pantalla={t('borradores.titulo')} />
      <PageHead title={t('borradores.titulo')} text={t('borradores.detalle')} />
      <fieldset className={css.lists} data-listas>
        <legend className="visualmente-oculto">{t('borradores.cuales')}</legend>
        {listas.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === cual}
            onClick={() => {
              setDescartado(undefined);
              setSearch(one === 'vivos' ? {} : { lista: one }, { replace: true });
            }}
          >
            {t(`borradores.lista.${one}`)}
          </button>
        ))}
      </fieldset>
      {descartado && (
        <Descartado key={descartado.idBorrador} borrador={descartado} onCerrar={() => setDescartado(undefined)} />
      )}
      {cual === 'libreta' ? (
        <Libreta />
      ) : (
        <Lista cual={cual} onDescartado={setDescartado} onMigrar={(migrar) => setSearch({ migrar })} />
      )}
      {migrando && <Migrar idBorrador={migrando} onCerrar={() => setSearch({}, { replace: true })} />}
    </>
  );
}

interface ListaProps {
  cual: ListaDeBorradores;
  onDescartado: (borrador: Borrador) => void;
  onMigrar: (idBorrador: string) => void;
}

function Lista({ cual, onDescartado, onMigrar }: ListaProps) {
  const t = useT();
  const list = usePages(calls.borradores.list, { query: { lista: cual } });
  const { data, error, refetch } = list;
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[180, 180]} label={t('comun.cargando')} />;
  const drafts: Borrador[] = data.pages.flatMap((page) => page.data);
  if (drafts.length === 0) return <Nada cual={cual} />;
  return (
    <>
      <ul className={css.grid}>
        {drafts.map((borrador) => (
          <TarjetaDeBorrador
            key={borrador.idBorrador}
            borrador={borrador}
            onDescartado={onDescartado}
            onMigrar={onMigrar}
          />
        ))}
      </ul>
      <SeeMore list={list}>{t('borradores.verMas')}</SeeMore>
    </>
  );
}

function Nada({ cual }: { cual: ListaDeBorradores }) {
  const t = useT();
  if (cual === 'descartados') return <Empty icon={IconTrash} title={t('borradores.sinDescartados')} />;
  const [title, text] =
    cual === 'comprados'
      ? [t('borradores.sinComprados'), t('borradores.sinCompradosDetalle')]
      : [t('borradores.vacio'), t('borradores.vacioDetalle')];
  return (
    <Empty icon={cual === 'comprados' ? IconShoppingBag : IconFilePencil} title={title} text={text}>
      <ButtonLink to="/#documentos">{t('borradores.elegir')}</ButtonLink>
    </Empty>
  );
}

/** Notice after a draft was discarded, with the button that restores it. */
function Descartado({ borrador, onCerrar }: { borrador: Borrador; onCerrar: () => void }) {
  const t = useT();
  const restaurar = useRestaurar();
  const place = useRef<HTMLDivElement>(null);
  // The focused card is gone, so the focus goes to the button that restores it.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  const undo = () =>
    void restaurar(borrador).then(() => {
      enfocarListas();
      onCerrar();
    });
  return (
    <Text as="div" ref={place} bottom={5}>
      <Notice tone="info">
        <p>{t('borradores.descartado', { nombre: borrador.nombre, dias: DIAS_PARA_RESTAURAR })}</p>
        <PlainButton kind="quiet" onClick={undo}>
          {t('borradores.deshacer')}
        </PlainButton>
      </Notice>
    </Text>
  );
}
