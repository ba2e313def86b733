// A small process that starts the embedded server as told by its argument (JSON), says where it is, and waits.
import { type EmbeddedPostgresOptions, startPostgres } from '../../embedded/postgres/postgres.ts'

const options: EmbeddedPostgresOptions = JSON.parse(process.argv[2] ?? '{}')
try {
  const postgres = await startPostgres({ ...options, log: (message) => console.error(message) })
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
  console.log(JSON.stringify({ url: postgres.url, owned: postgres.owned }))
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 1
}
