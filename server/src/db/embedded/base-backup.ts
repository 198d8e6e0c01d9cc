import pg from 'pg';

/** A base backup under way, by PostgreSQL's low-level interface (manual, section 25.3.4). */
export interface BaseBackup {
  /** The data directory, whose files are copied as they are. */
  readonly folder: string;
  /** Ends it; answers the label that goes into the copy, and which files of `pg_wal` make the copy whole. */
  readonly finish: () => Promise<{ readonly label: Buffer; readonly isLog: (name: string) => boolean }>;
  /** Lets go of its connection, and with it of a backup that was not finished. */
  readonly release: () => Promise<void>;
}

/** A file of the log: timeline, number and segment in hexadecimal. */
const SEGMENT = /^[0-9A-F]{24}$/;

/** Begins a base backup. A slot that goes with its connection keeps the log of the copy from being recycled. */
export async function beginBaseBackup(url: string): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: url, application_name: 'fedatario-respaldo' });
  client.on('error', () => undefined);
  await client.connect();
  const [{ data_directory: folder }] = (await client.query('show data_directory')).rows;
  await client.query("select pg_create_physical_replication_slot('respaldo_' || pg_backend_pid(), true, true)");
  const [{ first }] = (await client.query("select pg_walfile_name(pg_backup_start('respaldo', true)) as first")).rows;
  return {
    folder,
    finish: async () => {
      const [{ last, labelfile, spcmapfile }] = (
        await client.query('select pg_walfile_name(lsn) as last, labelfile, spcmapfile from pg_backup_stop(false)')
      ).rows;
      if (spcmapfile.trim()) throw new Error('El respaldo no conoce espacios de tablas fuera de la base.');
      const isLog = (name: string) => SEGMENT.test(name) && name >= first && name <= last;
      return { label: Buffer.from(labelfile), isLog };
    },
    release: () => client.end().catch(() => undefined),
  };
}
