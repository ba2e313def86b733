const areas = '^src/(platform|people|checklist)/'
const pure = [
  '^src/platform/calendar\\.ts$',
  '^src/people/measurements/(bmi|limits|profile)\\.ts$',
  '^src/people/accounts/(username|tokens)\\.ts$',
  '^src/checklist/wstg/(status|catalogue|checklist|identifier|webhook-delivery)\\.ts$',
]
const impure = [
  '^src/(platform/(http|process|database|environment)|context|app)',
  '^db/',
  '^node_modules/(kysely|pg|fastify|@fastify)/',
  '^node:(fs|http|net|process)',
]
const sqlPlaces = [
  '(repository|revocation)\\.ts$',
  '^src/(context|start/schema|checklist/wstg/outcome)\\.ts$',
  '^src/(platform/(database|queue)|checklist/dumps)/',
]
const webWithoutBrowser = [
  '^web/admin/(guide|spreadsheet-rows)\\.ts$',
  '^web/(texts/|(format|units|zone|ui/(choices|tables))\\.ts$)',
  '^web/person/(consistent|csv|dates|measures|opening|programs|reading|sheet)\\.ts$',
]
const typesOnly = { dependencyTypesNot: ['type-only'] }
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/** The areas, their modules and their directions: docs/architecture.md. */
module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }),
    forbid(
      'product-imports-no-test',
      { path: '^(src|db|api|embedded)/' },
      { path: '^(test|bench)/' },
    ),
    forbid('only-start-imports-start', { path: '^src/(?!start/)' }, { path: '^src/start/' }),
    forbid(
      'areas-import-no-composition-root',
      { path: areas },
      { path: '^src/(app|context|platform/environment/config)\\.ts$' },
    ),
    forbid(
      'platform-imports-no-other-area',
      { path: '^src/platform/' },
      { path: '^src/(people|check)' },
    ),
    forbid('people-imports-no-checklist', { path: '^src/people/' }, { path: '^src/checklist/' }),
    forbid('checklist-imports-no-people', { path: '^src/checklist/' }, { path: '^src/people/' }),
    forbid(
      'modules-import-no-other-module',
      { path: '^src/(people|checklist)/([^/]+)/', pathNot: '^src/checklist/(wstg|report)/' },
      { path: '^src/$1/', pathNot: '^src/$1/$2/' },
    ),
    forbid(
      'wstg-imports-only-defectdojo',
      { path: '^src/checklist/wstg/' },
      { path: '^src/checklist/', pathNot: '^src/checklist/(wstg|defectdojo)/' },
    ),
    forbid(
      'report-imports-only-wstg',
      { path: '^src/checklist/report/' },
      { path: '^src/checklist/', pathNot: '^src/checklist/(report|wstg)/' },
    ),
    forbid('rules-are-pure', { path: pure.join('|') }, { path: impure.join('|'), ...typesOnly }),
    forbid(
      'sql-stands-in-repositories',
      { path: '^src/', pathNot: sqlPlaces.join('|') },
      { path: '^node_modules/(kysely|pg|pg-[a-z-]+)/', ...typesOnly },
    ),
    forbid(
      'embedded-is-imported-dynamically',
      { path: '^src/' },
      { path: '^embedded/', dynamic: false, ...typesOnly },
    ),
    forbid(
      'programs-are-started-in-few-places',
      {
        path: '^(src|embedded)/',
        pathNot: [
          '^embedded/(node/install|postgres/(directory|programs|server))',
          '^src/(platform/process/child|checklist/dumps/.*dump|start/database-command)',
        ],
      },
      { path: '^(node:)?child_process$' },
    ),
    forbid('no-code-is-made-at-run-time', { path: '^(src|embedded)/' }, { path: '^(node:)?vm$' }),
    forbid(
      'embedded-imports-types-only',
      { path: '^embedded/', pathNot: '^embedded/start-demo\\.ts$' },
      { path: '^src/', ...typesOnly },
    ),
    forbid(
      'web-imports-only-the-client-and-its-libraries',
      { path: '^web/' },
      {
        pathNot: [
          '^(web|generated/client)/',
          '^src/checklist/wstg/(names|identifier)\\.ts$',
          '^src/people/measurements/limits\\.ts$',
          '^node_modules/preact/',
        ],
      },
    ),
    forbid('only-web-and-tests-import-web', { pathNot: '^(web|test)/' }, { path: '^web/' }),
    // tsconfig.json lists them: the type check sees no change of other files of `web/`.
    forbid(
      'tests-reach-listed-web-files',
      { path: '^test/.*\\.ts$' },
      { path: '^web/.*\\.tsx?$', pathNot: webWithoutBrowser, reachable: true },
    ),
    forbid('db-and-generated-import-no-source', { path: '^(db|generated)/' }, { path: '^src/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json', '.cjs', '.mjs'] },
  },
}
