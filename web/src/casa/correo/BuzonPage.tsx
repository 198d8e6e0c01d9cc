import type { CorreoDeBuzon } from '@fedatario/contract/casa';
import { TextInput } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Card, Grid } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './buzon.module.css';
import { Carta } from './Carta.tsx';

/** Milliseconds between refreshes of the mailbox. */
const PAUSE = 3000;

/** Mailbox of development, which receives every mail instead of sending it. */
export function BuzonPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const para = search.get('para') ?? '';
  return (
    <>
      <Titulo pantalla={t('correo.titulo')} />
      <PageHead title={t('correo.titulo')} text={t('correo.detalle')} />
      <TextInput
        className={css.filter}
        label={t('correo.filtro')}
        description={t('correo.filtroAyuda')}
        type="email"
        value={para}
        onChange={({ currentTarget: { value } }) => setSearch(value ? { para: value } : {}, { replace: true })}
      />
      <Correos para={para.trim().toLowerCase()} />
    </>
  );
}

function Correos({ para }: { para: string }) {
  const t = useT();
  const query = para.includes('@') ? { para } : {};
  const { data, error, refetch } = useCall(calls.correo.buzon, { query }, { every: PAUSE });
  const [chosen, setChosen] = useState<string>();
  if (error?.codigo === 'ruta-inexistente') return <Notice tone="warning">{t('correo.apagado')}</Notice>;
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[72, 72, 72]} label={t('comun.cargando')} />;
  const open = data.find(({ idCorreo }) => idCorreo === chosen) ?? data[0];
  if (!open) {
    const why = 'para' in query ? t('correo.vacioFiltro', { para }) : t('correo.vacio');
    return <Say heading="h2" icon={IconInbox} title={t('correo.vacioTitulo')} lines={[why]} />;
  }
  return (
    <Grid gap={6} align="start" className={css.box}>
      <Card as="ul" className={css.list} aria-label={t('correo.lista')}>
        {data.map((carta) => (
          <Entrada key={carta.idCorreo} carta={carta} current={carta === open} onOpen={setChosen} />
        ))}
      </Card>
      <Carta key={open.idCorreo} carta={open} />
    </Grid>
  );
}

interface EntradaProps {
  carta: CorreoDeBuzon;
  current: boolean;
  onOpen: (idCorreo: string) => void;
}

function Entrada({ carta, current, onOpen }: EntradaProps) {
  const t = useT();
  return (
    <li>
      <button type="button" aria-current={current} onClick={() => onOpen(carta.idCorreo)}>
        <strong>{carta.asunto}</strong>
        <span>{t('correo.para', { para: carta.para })}</span>
        <time dateTime={carta.recibidoEn}>{fechaHora(carta.recibidoEn)}</time>
      </button>
    </li>
  );
}
