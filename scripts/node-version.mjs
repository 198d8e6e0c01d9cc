const NEEDED = 24;

/** Ends with a clear text under a Node that cannot run us. The project brings its own for Linux on x64 and arm64. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return;
  console.error(
    `Fedatario necesita Node ${NEEDED} o posterior y esto es Node ${process.versions.node}.\n` +
      `En Linux «npm install» lo trae consigo: ejecútelo de nuevo sin --omit=optional y use «npm start».\n` +
      `En otros sistemas instale Node ${NEEDED} desde https://nodejs.org.`,
  );
  process.exit(1);
}
