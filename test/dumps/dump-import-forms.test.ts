/** Every form of a plain pg_dump, imported as the role that owns the tool's database. */
import t from 'tap'
import { forms, roundTrips } from './round-trips.ts'

t.test('as owner', (t) => roundTrips(t, 'owner', forms))
