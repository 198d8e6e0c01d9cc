// Every decision stands in docs/decisions/README.md with its number, title, date and status, and nothing else does.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../docs/decisions/', import.meta.url);
const STATUS = /^(?:accepted|amended(?: \d{4}-\d\d-\d\d)?|superseded by \[\d+\]\([\w-]+\.md\))(?:[;,] .+)?$/;

const index = new Map(
  [
    ...readFileSync(new URL('README.md', folder), 'utf8').matchAll(
      /^\| \[(\d+)\]\((.+?)\) \| (.+?) \| (.+?) \| (.+?) \|$/gm,
    ),
  ].map(([, number, file, title, date, status]) => [file, { number, title, date, status }]),
);
const files = readdirSync(fileURLToPath(folder)).filter((name) => /^\d{4}-.+\.md$/.test(name));
const problems = [
  ...files.flatMap((file) => problemsOf(file, index.get(file))),
  ...[...index.keys()].filter((file) => !files.includes(file)).map((file) => `${file}: está en el índice y no existe`),
];
if (problems.length > 0) {
  console.error(`docs/decisions/README.md:\n${problems.join('\n')}`);
  process.exitCode = 1;
}

function problemsOf(file, entry) {
  const title = `${Number(file.slice(0, 4))}. `;
  const head = readFileSync(new URL(file, folder), 'utf8').split('\n', 1)[0];
  if (!head.startsWith(`# ${title}`)) return [`${file}: la primera línea no empieza con «# ${title}»`];
  if (!entry) return [`${file}: falta en el índice`];
  const said = head.slice(2 + title.length);
  return [
    ...(entry.title === said ? [] : [`${file}: el índice dice «${entry.title}» y el archivo «${said}»`]),
    ...(`${entry.number}. ` === title ? [] : [`${file}: el índice dice el número ${entry.number}`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(entry.date) ? [] : [`${file}: la fecha «${entry.date}» no es aaaa-mm-dd`]),
    ...(STATUS.test(entry.status)
      ? []
      : [`${file}: el estado «${entry.status}» no es accepted, amended ni superseded by`]),
  ];
}
