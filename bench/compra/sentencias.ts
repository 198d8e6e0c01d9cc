import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Counts in PostgreSQL's log the statements executed during the work, begin and commit of transactions included. */
export async function countStatements(url: string, dataDir: string, work: () => Promise<void>): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const log = join(dataDir, 'postgres.log');
  const log_statement = async (value: string) => {
    await client.query(`alter system set log_statement = '${value}'`);
    await client.query('select pg_reload_conf()');
    await new Promise((rest) => setTimeout(rest, 500));
  };
  await work();
  await log_statement('all');
  const before = readFileSync(log, 'utf8').length;
  await work();
  const said = readFileSync(log, 'utf8').slice(before);
  await log_statement('none');
  await client.end();
  return said.split('\n').filter((line) => /(?:execute|statement)[^:]*: /.test(line) && !/pgboss|listen /i.test(line))
    .length;
}
