// Starts the embedded server with the options in its argument (JSON), prints its URL, and waits.
import { type EmbeddedPostgresOptions, startPostgres } from '../../embedded/postgres/postgres.ts'

const options: EmbeddedPostgresOptions = JSON.parse(process.argv[2] ?? '{}')
try {
  const { url } = await startPostgres(options)
  console.log(JSON.stringify({ url }))
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 1
}
