#!/bin/sh
# Libraries that write amounts in Spanish words forget the apocope before mil and millones, and one drops the thousand of a thousand millions.
#
# Expected (Ortografía of the RAE): uno loses its end before mil, millones and a masculine noun: veintiún mil, treinta y un millones, ciento un
# mil, veintiún pesos; a million takes no other form than un millón; and an exact million takes «de» before its noun, another does not.
# Happens: n2words writes «veintiuno mil», «treinta y uno millones», «veintiuno pesos», «un millón pesos»; written-number the same and «uno
# millón cien mil»; numero-a-letras reads 1,000,000,000 as «Millones de Pesos», which is no amount, and 1,100,000 as «Un Millón de Cien Mil
# Pesos».
# Versions: n2words 4.0.0, written-number 0.11.1, numero-a-letras 1.0.6. Date: 2026-11-29.
# Why it matters here: deeds say their amounts in words (domain-gt 2.5). The product writes them by document-engine/src/espanol/numero.ts, whose
# numero.test.ts beside it holds veintiún mil, un millón de, and a reader of its own that reads each number back.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent n2words@4.0.0 written-number@0.11.1 numero-a-letras@1.0.6
cat >see.mjs <<'JS'
import assert from 'node:assert/strict';
import { toCardinal, toCurrency } from 'n2words/es-MX';
import letras from 'numero-a-letras';
import writtenNumber from 'written-number';
const numbers = [21_000, 101_000, 31_000_000];
const seen = {
  'n2words, cardinal': numbers.map((number) => toCardinal(number)),
  'n2words, currency': [21, 1_000_000].map((number) => toCurrency(number)),
  'written-number': [...numbers, 1_100_000].map((number) => writtenNumber(number, { lang: 'es' })),
  'numero-a-letras': [1_000_000_000, 1_100_000].map((number) => letras.NumerosALetras(number)),
};
console.log(seen);
assert.deepEqual(seen, {
  'n2words, cardinal': ['veintiuno mil', 'ciento uno mil', 'treinta y uno millones'],
  'n2words, currency': ['veintiuno pesos', 'un millón pesos'],
  'written-number': ['veintiuno mil', 'ciento uno mil', 'treinta y uno millones', 'uno millón cien mil'],
  'numero-a-letras': ['Millones de Pesos 00/100 M.N.', 'Un Millón de Cien Mil Pesos 00/100 M.N.'],
});
console.log('As it was seen.');
JS
node see.mjs
