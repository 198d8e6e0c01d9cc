// The test files that are not like the others, each with its reason.

/** They run in a process of their own. `npm test -- --apart` gives every file its own. */
export const apart = {
  'web/src/i18n/change.test.ts': 'makes a document of a browser, which libraries look for as they load',
  'web/src/lib/ajustes.test.ts': 'makes a storage of a browser',
  'web/src/lib/api.test.ts': 'makes a storage of a browser',
  'web/src/lib/motion.test.ts': 'makes a document of a browser, which libraries look for as they load',
  'server/src/db/wire/prepared.test.ts': 'counts the statements that its process has named, of which there is a most',
  'server/src/services/files/heic.test.ts': 'counts the processes that its own process started',
  'server/src/casa/identidad/mismo-trabajo.test.ts': 'replaces the password hash before the product is loaded',
};

/** They may take longer than the budget. */
export const long = {};
