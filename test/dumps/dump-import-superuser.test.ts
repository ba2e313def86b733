/** The same as a superuser, which is what the tool's own compose file makes of the role. */
import t from 'tap'
import { forms, roundTrips } from './round-trips.ts'

t.test('as superuser', (t) =>
  roundTrips(
    t,
    'superuser',
    forms.filter(({ name }) => /^(the default|--inserts$|--clean$)/.test(name)),
  ),
)
