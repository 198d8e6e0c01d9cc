import type { Requisito } from '@fedatario/contract/tramite';
import { useT } from '../../i18n/i18n.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';

/** Leads to the requisitos that are missing, by name where one is. */
export function SubirLoQueFalta({ requisitos }: { requisitos: readonly Requisito[] }) {
  const t = useT();
  const faltan = requisitos.filter(
    ({ obligatorio, estado, acciones }) => obligatorio && estado !== 'subido' && acciones.includes('entregar'),
  );
  const [primero, ...otros] = faltan;
  if (!primero) return null;
  return (
    <ButtonAnchor to="#requisitos">
      {otros.length === 0
        ? t('tramites.requisitos.subir', { nombre: primero.nombre })
        : t('tramites.requisitos.subirFaltan', { n: faltan.length })}
    </ButtonAnchor>
  );
}
