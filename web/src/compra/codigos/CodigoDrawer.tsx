import type { CodigoPromocional } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CodigoForm } from './CodigoForm.tsx';
import css from './codigos.module.css';

/** Id in the address while a new code is being made. */
export const NUEVO = 'nuevo';

interface Props {
  idCodigo: string;
  onClose: () => void;
}

/** Panel with one code, or a new one, beside the list: its usage and its form. */
export function CodigoDrawer({ idCodigo, onClose }: Props) {
  const t = useT();
  const making = idCodigo === NUEVO;
  const { data, error, refetch } = useCall(
    calls.codigos.read,
    { params: { idCodigo } },
    { enabled: !making, fresh: true },
  );
  const objetos = useCall(calls.codigos.objetos, {});
  const failed = error ?? objetos.error;
  const ready = objetos.data && (making || data);
  return (
    <Drawer title={data?.codigo ?? t('codigos.nuevo')} close={t('comun.cerrar')} onClose={onClose}>
      {!ready && failed && <Failure error={failed} retry={() => Promise.all([refetch(), objetos.refetch()])} />}
      {!ready && !failed && <Skeleton pieces={[96, 72, 72, 72, 160]} label={t('comun.cargando')} />}
      {ready && data && <Uso codigo={data} />}
      {ready && <CodigoForm codigo={data} objetos={objetos.data} onClose={onClose} />}
    </Drawer>
  );
}

function Uso({ codigo: { reservados, usados, liberados, descontado, ingresos } }: { codigo: CodigoPromocional }) {
  const t = useT();
  const figures = [
    [t('codigos.ingresos'), dinero(ingresos)],
    [t('codigos.descontado'), dinero(descontado)],
    [t('codigos.usados'), usados],
    [t('codigos.reservados'), reservados],
    [t('codigos.liberados'), liberados],
  ] as const;
  return (
    <section aria-label={t('codigos.uso')}>
      <Grid as="dl" gap={4} bottom={2} className={css.uso}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Grid>
      <Text bottom={6} size={2} tone="tinta-2">
        {t('codigos.usoTexto')}
      </Text>
    </section>
  );
}
