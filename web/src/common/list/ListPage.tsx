import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Capitulo, Catalogo } from '../../i18n/catalogo.ts';
import { useT } from '../../i18n/i18n.ts';
import type { Palabra } from '../../i18n/palabra.ts';
import type { ListShape } from '../../lib/list-state.ts';
import { PageHead } from '../../ui/Page.tsx';
import { EmptyList, type EmptyListProps } from '../../ui/table/EmptyList.tsx';
import { type FilterWords, filtersOf } from '../../ui/table/filters.ts';
import { ListView } from '../../ui/table/ListView.tsx';
import type { RowsProps } from '../../ui/table/table.ts';
import { Titulo } from '../marca.tsx';
import type { OfficeList } from './use-list-page.ts';

const words = ['titulo', 'detalle', 'buscar', 'vacioTitulo', 'vacio'] as const;
type ListWords = Readonly<Record<(typeof words)[number], string>>;
/** Path of a group of texts with the words of a list, such as `codigos.lista`. */
type ListTexts = { [C in Capitulo]: `${C}.${GroupsOf<Catalogo[C]>}` }[Capitulo];
type GroupsOf<C> = {
  [K in keyof C & string]: C[K] extends Readonly<Record<keyof ListWords, Palabra>> ? K : never;
}[keyof C & string];

interface Props<Row, S extends ListShape> extends Pick<RowsProps<Row>, 'lead' | 'columns' | 'keyOf' | 'actionsOf'> {
  of: OfficeList<Row, S>;
  texts: ListTexts | ListWords;
  icon: EmptyListProps['icon'];
  filters: FilterWords<S>;
  /** Address of a row; without one the row opens the panel beside the list. */
  linkTo?: (row: Row) => string | undefined;
  /** Buttons beside the title. */
  head?: ReactNode;
  /** Button that makes the first row, shown where there is none. */
  begin?: ReactNode;
  /** Stands between the title and the list. */
  above?: ReactNode;
  /** Stands below the list; panels and dialogs. */
  children?: ReactNode;
}

/**
 * A page of the back office that is one list. A page that a row leads to finds the address of the list in its state
 * (`lista`), in order to lead back.
 */
export function ListPage<Row, S extends ListShape>(props: Props<Row, S>) {
  const { of, texts, icon, filters, linkTo, head, begin, above, children, ...rows } = props;
  const { titulo, detalle, buscar, vacioTitulo, vacio } = useWords(texts);
  const { pathname, search } = useLocation();
  const state = { lista: `${pathname}${search}` };
  const linkOf = (row: Row) => {
    const to = linkTo?.(row);
    return to === undefined ? of.panel.linkTo(rows.keyOf(row)) : { to, state };
  };
  return (
    <>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} text={detalle}>
        {head}
      </PageHead>
      {above}
      <ListView
        {...rows}
        caption={titulo}
        list={of.list}
        page={of.page}
        filters={filtersOf(of.shape, filters)}
        searchLabel={buscar}
        exporting={of.exporting}
        linkTo={linkOf}
        empty={
          <EmptyList icon={icon} title={vacioTitulo} text={vacio}>
            {begin}
          </EmptyList>
        }
      />
      {children}
    </>
  );
}

function useWords(texts: ListTexts | ListWords): ListWords {
  const t = useT();
  if (typeof texts !== 'string') return texts;
  return Object.fromEntries(words.map((word) => [word, t(`${texts}.${word}`)])) as unknown as ListWords;
}
