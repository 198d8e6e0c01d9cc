import type { CadenaDeRegistro } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconShieldCheck } from '@tabler/icons-react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Pair } from '../../ui/table/Pair.tsx';
import css from './registro.module.css';

interface Props {
  notarios: readonly { idNotario: string; notario: string; asientos: number }[];
}

/** Verifies every chain from its first entry, on request, and reports whether each is intact. */
export function Cadenas({ notarios }: Props) {
  const t = useT();
  const { data, error, isFetching, refetch } = useCall(calls.registro.verificar, {}, { enabled: false });
  const halladas = new Map((data ?? []).map((cadena) => [cadena.idNotario, cadena]));
  return (
    <section aria-label={t('registro.cadena.titulo')} className={css.cadenas}>
      <header>
        <div>
          <h2>{t('registro.cadena.titulo')}</h2>
          <p>{t('registro.cadena.detalle')}</p>
        </div>
        <Button
          variant="default"
          loading={isFetching}
          leftSection={<IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          {t('registro.cadena.comprobar')}
        </Button>
      </header>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <ul aria-live="polite">
        {notarios.map(({ idNotario, notario, asientos }) => (
          <li key={idNotario}>
            <Pair under={t('registro.cadena.asientos', { n: asientos })}>{notario}</Pair>
            <Estado cadena={halladas.get(idNotario)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Estado({ cadena }: { cadena: CadenaDeRegistro | undefined }) {
  const t = useT();
  if (!cadena) return null;
  const { rota, cabezas } = cadena;
  if (!rota) {
    return (
      <Stack as="span" gap={1} align="end" className={css.estado}>
        <Badge tone="listo" icon={IconCircleCheck}>
          {t('registro.cadena.entera')}
        </Badge>
        <small>{t('registro.cadena.cabezas', { n: cabezas })}</small>
      </Stack>
    );
  }
  return (
    <Stack as="span" gap={1} align="end" className={css.estado}>
      <Badge tone="problema" icon={IconAlertTriangle}>
        {t('registro.cadena.rota', { numero: rota.numero })}
      </Badge>
      <small>{t(`registro.rotura.${rota.rotura}`)}</small>
    </Stack>
  );
}
