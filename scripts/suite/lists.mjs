// The test files that are not like the others, each with its reason.

/** They run in a process of their own. `npm test -- --apart` gives every file its own. */
export const apart = {
  'server/src/services/files/heic.test.ts': 'counts the processes that its own process started',
  'server/src/casa/identidad/mismo-trabajo.test.ts': 'replaces the password hash before the product is loaded',
};

/** They may take longer than the budget. */
export const long = {};
