import { gruposTramite } from '@fedatario/contract/solicitud';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { Strip } from '../../../ui/Strip.tsx';
import { GrupoDeTramites } from '../GrupoDeTramites.tsx';
import css from './oficina.module.css';

/** Filter in the address for what waits for the reader, beside groups and states. */
export const MIOS = 'mios';
const grupos = ['todos', MIOS, ...gruposTramite.filter((grupo) => grupo !== 'todos')] as const;

interface Props {
  /** Address of the page, which the filter is the last part of. */
  path: string;
  filter: string;
  estados: readonly { readonly value: string; readonly label: string }[];
  /** Name of the group of the reader's own, where it is another than for a notary. */
  mios?: string | undefined;
  /** Rest of the address, which goes on to another filter. */
  search?: string;
}

/** The group and the state that a page of expedientes shows; both are in its address. */
export function FiltrosDeExpedientes({ path, filter, estados, mios, search = '' }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const known = estados.some(({ value }) => value === filter);
  return (
    <div className={css.filters}>
      <Strip label={t('expediente.lista.grupos')} open={filter} className={css.groups}>
        {grupos.map((grupo) => (
          <GrupoDeTramites key={grupo} to={`${path}/${grupo}${search}`} actual={grupo === filter}>
            {(grupo === MIOS && mios) || t(`expediente.lista.grupo.${grupo}`)}
          </GrupoDeTramites>
        ))}
      </Strip>
      <NativeSelect
        aria-label={t('expediente.lista.estado')}
        value={known ? filter : ''}
        data={[{ value: '', label: t('expediente.lista.cualquiera') }, ...estados]}
        onChange={({ currentTarget }) => void navigate(`${path}/${currentTarget.value || 'todos'}${search}`)}
      />
    </div>
  );
}
