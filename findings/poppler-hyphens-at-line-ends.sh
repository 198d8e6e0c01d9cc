#!/bin/sh
# pdftotext takes away every hyphen at the end of a line, also the one of a number or of a double surname; other readers keep a soft one too.
#
# Expected: «Escritura 12-» and «2026» on the next line are «Escritura 12-2026» or stay apart, and so are «Ruiz-» and «Paz»: only a soft
# hyphen (U+00AD), with which a program that divides words says so, is taken away.
# Happens: pdftotext in its reading order gives «Escritura 122026» and «RuizPaz»; with -raw it gives a hyphen for a soft one. mutool gives a
# soft hyphen as a hyphen, so that nobody can tell a divided word from a double name; PDFBox alone gives each as it is, and joins nothing.
# ActualText, which tells what a sign stands for, is followed by pdftotext and by neither of the others.
# Versions: poppler 22.12.0, mutool 1.21.1, PDFBox 2.0.27 (Debian 12). Date: 2026-11-29. Needs poppler-utils, mupdf-tools, libpdfbox2-java and node.
# Why it matters here: numbers and names of a delivered PDF are found by such readers. Typst marks the hyphens of words that it divides as soft
# ones by ActualText; the tests of the product read with -raw and take away those alone (bodyOf in server/src/services/pdf/testing/tools.ts).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >make.mjs <<'JS'
import { writeFileSync } from 'node:fs';
const make = (name, words) => {
  const content = `BT /F1 12 Tf 50 300 Td 14 TL ${words} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  writeFileSync(`${name}.pdf`, file + table, 'latin1');
};
make('number', '(Escritura 12-) Tj T* (2026 de hoy) Tj');
make('surname', '(Ana Ruiz-) Tj T* (Paz otorga) Tj');
// \255 is U+00AD in the encoding of the font.
make('soft', '(la compra\\255) Tj T* (venta de hoy) Tj');
make('actual', '(paga ) Tj /Span <</ActualText (quetzales)>> BDC (Q) Tj EMC ( cien) Tj');
JS
node make.mjs
jars=$(ls /usr/share/java/pdfbox2.jar /usr/share/java/pdfbox2-tools.jar /usr/share/java/fontbox2.jar /usr/share/java/commons-logging.jar | tr '\n' ':')
one_line() { tr -d '\f\r' | tr '\n' '|' | sed 's/|*$//; s/\xc2\xad/<SHY>/g'; }
for name in number surname soft actual; do
  printf '%s\n  pdftotext %s\n' "$name" "$(pdftotext "$name.pdf" - | one_line)"
  printf '  -raw      %s\n' "$(pdftotext -raw "$name.pdf" - | one_line)"
  printf '  mutool    %s\n' "$(mutool draw -q -F txt "$name.pdf" 2>/dev/null | one_line)"
  printf '  PDFBox    %s\n' "$(java -cp "$jars" org.apache.pdfbox.tools.ExtractText -console "$name.pdf" 2>/dev/null | one_line)"
done | tee seen.txt
cat >known.txt <<'TXT'
number
  pdftotext Escritura 122026 de hoy
  -raw      Escritura 12-|2026 de hoy
  mutool    Escritura 12-|2026 de hoy
  PDFBox    Escritura 12-|2026 de hoy
surname
  pdftotext Ana RuizPaz otorga
  -raw      Ana Ruiz-|Paz otorga
  mutool    Ana Ruiz-|Paz otorga
  PDFBox    Ana Ruiz-|Paz otorga
soft
  pdftotext la compraventa de hoy
  -raw      la compra-|venta de hoy
  mutool    la compra-|venta de hoy
  PDFBox    la compra<SHY>|venta de hoy
actual
  pdftotext paga quetzales cien
  -raw      paga quetzales cien
  mutool    paga Q cien
  PDFBox    paga Q cien
TXT
diff known.txt seen.txt
