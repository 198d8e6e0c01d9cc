#!/bin/sh
# date-holidays puts Guatemala's holiday of 30 June on a day that the law in force does not name.
#
# Expected: Decreto 19-2018 moves 30 June to a Monday: the one before when it is a Tuesday or a Wednesday, the one after from Thursday to Sunday.
# That is 28 June 2027 (a Wednesday), 3 July 2028 (a Friday), 2 July 2029 (a Saturday), 1 July 2030 (a Sunday).
# Happens: of a Wednesday the day is Friday 2 July 2027, which is worked, and Monday 28 June, which is free, is a working day; from Friday to
# Sunday it is not moved. Only a Tuesday, as in 2026, is right, so that this year shows nothing.
# Version: date-holidays 3.37.0. Date: 2026-11-29.
# Why it matters here: terms of the law are counted in working days. document-engine/src/jurisdiccion/gt/calendario.ts has the rule of the
# decree, and calendario.test.ts beside it («solo el 30 de junio se mueve a lunes») holds 2026 to 2028.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent date-holidays@3.37.0
cat >see.mjs <<'JS'
import Holidays from 'date-holidays';
const guatemala = new Holidays('GT');
const armyDay = (year) => guatemala.getHolidays(year).find(({ name }) => name === 'Día de las Fuerzas Armadas').date.slice(0, 10);
const weekday = (day) => new Date(`${day}T12:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
// As Decreto 19-2018 has it.
const law = { 2026: '2026-06-29', 2027: '2027-06-28', 2028: '2028-07-03', 2029: '2029-07-02', 2030: '2030-07-01' };
const known = { 2026: '2026-06-29', 2027: '2027-07-02', 2028: '2028-06-30', 2029: '2029-06-30', 2030: '2030-06-30' };
for (const year of Object.keys(law)) {
  const seen = armyDay(Number(year));
  console.log(`30 June ${year} is a ${weekday(`${year}-06-30`)}: the law ${weekday(law[year])} ${law[year]}, date-holidays ${weekday(seen)} ${seen}`);
  if (seen !== known[year]) process.exitCode = 1;
}
JS
node see.mjs
