#!/bin/sh
# A pattern of XML Schema that ends in $ wants that character, and a validator refuses every valid value without saying why.
#
# Expected by whoever writes regular expressions elsewhere: `(CF|[1-9][0-9]*K)$` takes CF, since $ is the end of the text.
# Happens: XML Schema Part 2, appendix F: a pattern is always of the whole text, and ^ and $ are ordinary characters. libxml2 follows it:
# CF is refused and CF$ is taken. The patterns of NIT and receiver in SAT's public GT_Documento 0.2.1 are written with $ at the end.
# Version: libxml2-wasm 0.7.2 (libxml2). Date: 2026-11-28.
# Why it matters here: to hold our invoices against that schema, ^ and $ are taken out first; by the letter no invoice is valid.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent libxml2-wasm@0.7.2
cat >see.mjs <<'JS'
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
const schema = (pattern) => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="Receptor"><xs:simpleType>
  <xs:restriction base="xs:string"><xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType></xs:element></xs:schema>`;
const takes = (pattern, value) => {
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema(pattern)));
  try {
    validator.validate(XmlDocument.fromString(`<Receptor>${value}</Receptor>`));
    return true;
  } catch {
    return false;
  }
};
const [dollar, plain] = ['(CF|[1-9][0-9]*K)$', 'CF|[1-9][0-9]*K'];
const seen = [takes(dollar, 'CF'), takes(dollar, 'CF$'), takes(plain, 'CF')];
console.log({ 'with $, CF': seen[0], 'with $, CF$': seen[1], 'without, CF': seen[2] });
if (seen.join() !== 'false,true,true') process.exitCode = 1;
JS
node see.mjs
