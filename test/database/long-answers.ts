/**
 * Reads long texts from the database, and prints the growth of the heap in bytes since the first
 * text.
 */
import { sql } from 'kysely'
import { openDatabase } from '../../src/database/database.ts'

const ignore = () => undefined
const db = openDatabase(process.env.DATABASE_URL ?? '', {
  info: ignore,
  warn: ignore,
  error: ignore,
})
const read = async (times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) {
    await sql`select repeat('0123456789', 7000) as plain`.execute(db)
    await sql`select repeat('0123456789', ${7000}) as prepared`.execute(db)
  }
}
await read(10)
const before = process.memoryUsage().heapUsed
await read(90)
console.log(process.memoryUsage().heapUsed - before)
await db.destroy()
