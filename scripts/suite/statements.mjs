// The statements that a run of the tests sends, kept so that another PostgreSQL can be asked whether it takes each of them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The statements that PostgreSQL prepares; the others (transactions, settings, tables) are run by the tests of the database itself. */
const PREPARED = /^\s*(?:\/\*.*?\*\/\s*)*(?:select|insert|update|delete|merge|values|with)\b/is;

/** Writes to the folder, as this process ends, the statements that it sent. */
export function recordStatements(folder) {
  const texts = new Set();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (sent, ...rest) {
    const text = typeof sent === 'string' ? sent : sent?.text;
    if (text && PREPARED.test(text)) texts.add(text);
    return query.call(this, sent, ...rest);
  };
  process.on('exit', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...texts]));
  });
}

export function readStatements(folder) {
  return new Set(readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/** Keeps in the folder only the statements that this database takes: some tests send theirs to tables of their own, or wrong ones. */
export async function keepTaken(folder, url) {
  const texts = readStatements(folder);
  for (const { text } of await refusedBy(url, texts)) texts.delete(text);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'taken.json'), JSON.stringify([...texts]));
}

/** Prepares each statement on a database; answers `[{ text, message }]` of those that it refuses. */
export async function refusedBy(url, texts) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const refused = [];
  for (const text of texts) {
    try {
      await client.query(`prepare probado as ${text}`);
      await client.query('deallocate probado');
    } catch ({ message }) {
      refused.push({ text, message });
    }
  }
  await client.end();
  return refused;
}
