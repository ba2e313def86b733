const room = (name) => `^src/${name}/`
const rooms = '^src/(accounts|measurements|public|wstg|defectdojo|dumps|report|queue)/'

/** The rooms and who may import whom: docs/architecture.md. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans-of-tests',
      severity: 'error',
      from: { path: '^(src|db|api|embedded)' },
      to: { path: '^(test|bench)' },
    },
    {
      name: 'start-is-the-outermost',
      comment: 'Only a process starts processes.',
      severity: 'error',
      from: { pathNot: '^(src|test)/start/' },
      to: { path: '^src/start/', pathNot: '^src/start/all\\.ts$' },
    },
    {
      name: 'composition-only-from-outside',
      comment: 'Rooms are handed what they need; they do not look for it.',
      severity: 'error',
      from: { path: rooms },
      to: { path: '^src/(app|context|config)\\.ts$' },
    },
    {
      name: 'http-knows-no-room',
      comment:
        'Types of contexts and the text catalogue apart, the web layer serves whatever rooms there are.',
      severity: 'error',
      from: { path: room('http') },
      to: { path: rooms, pathNot: '^src/accounts/(account|tokens)\\.ts$' },
    },
    {
      name: 'foreign-repositories',
      comment:
        "A room never imports another room's repository: the context hands in the function that is needed.",
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/.*repository\\.ts$', pathNot: '^src/$1/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules know no web, no database, no environment.',
      severity: 'error',
      from: {
        path: '^src/(measurements/(bmi|calendar|limits|profile)|accounts/(username|tokens)|wstg/(status|wstg-id|catalogue|webhook-delivery|retry-policy))\\.ts$',
      },
      to: {
        path: '^src/(http|database|config|context|app)|^db/(?!types)|^node_modules/(kysely|pg|fastify|@fastify)/|^node:(fs|http|net|process)',
      },
    },
    {
      name: 'handlers-do-not-query',
      comment: 'SQL lives in repositories.',
      severity: 'error',
      from: { path: 'handlers\\.ts$' },
      to: { path: '^node_modules/(kysely|pg)/|^src/database/database\\.ts$' },
    },
    {
      name: 'sql-lives-in-repositories',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '(repository|revocation)\\.ts$|^src/(context|start/schema)\\.ts$|^src/(database|queue|dumps)/',
      },
      to: { path: '^node_modules/(kysely|pg|pg-[a-z-]+)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'embedded-is-loaded-where-it-is-used',
      comment: 'By dynamic import only: the production image does not hold it.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^embedded/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'embedded-knows-types-only',
      severity: 'error',
      from: { path: '^embedded/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'foundations-know-nothing-above',
      severity: 'error',
      from: { path: '^(db|generated)/' },
      to: { path: '^src/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json', '.cjs', '.mjs'] },
  },
}
