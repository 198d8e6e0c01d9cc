const areas = require('./scripts/areas.cjs');
const { options } = require('./.dependency-cruiser.cjs');

/** The tree of nouns, of the product alone: the support of tests makes things of nouns above its own. */
module.exports = {
  forbidden: [
    {
      name: 'no-module-cycles',
      comment: 'Nouns form a tree of needs: planes may know citas, or citas planes, not both.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^(?:server|web)/src/(?:${areas.join('|')})/[^/]+$` },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|/testing[/.]` } },
};
