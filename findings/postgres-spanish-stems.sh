#!/bin/sh
# PostgreSQL's Spanish stemmer gives a word and its plural different roots, so a search for one does not find the other.
#
# Expected: to_tsvector('spanish', 'actas') @@ to_tsquery('spanish', 'acta') is true, as for deuda and deudas.
# Happens: acta and actas, poder and poderes, deber and deberes, interes and intereses have other roots each; deuda and deudas the same.
# The Snowball algorithm takes -er, -es and -as for endings of verbs.
# Version: @electric-sql/pglite 0.5.16. Date: 2026-11-28.
# Why it matters here: the catalogue is searched by those roots; the plural is brought to the singular before the dictionary sees it
# (server/src/catalogo/productos/busqueda/palabras.ts).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16
cat >see.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
const pairs = [['acta', 'actas'], ['poder', 'poderes'], ['deber', 'deberes'], ['interes', 'intereses'], ['deuda', 'deudas']];
const seen = [];
for (const [one, many] of pairs) {
  const { rows } = await db.query("select (ts_lexize('spanish_stem', $1))[1] as one, (ts_lexize('spanish_stem', $2))[1] as many", [one, many]);
  console.log(`${one}: ${rows[0].one}, ${many}: ${rows[0].many}`);
  seen.push(rows[0].one === rows[0].many);
}
if (seen.join() !== 'false,false,false,false,true') process.exitCode = 1;
JS
node see.mjs
