import t from 'tap'
import { decideRetry, quickAttempts } from '../../src/wstg/retry-policy.ts'

const transient = { transient: true, retryAfter: undefined }
const minute = 60_000
const day = 24 * 60 * minute

t.test('quick attempts have growing pauses that vary by a fifth', async (t) => {
  for (const [attempts, delay] of [1000, 2000, 4000, 8000, 16_000].entries()) {
    const attempted = { attempts: attempts + 1, failed: false, age: 0 }
    t.same(decideRetry(transient, attempted, 0.5), { failed: false, delay })
    t.same(decideRetry(transient, attempted, 0), { failed: false, delay: delay * 0.8 })
    t.same(decideRetry(transient, attempted, 1), { failed: false, delay: delay * 1.2 })
  }
})

t.test(
  'after the quick attempts a request is failed, and is tried at long intervals for a day',
  async (t) => {
    t.ok(quickAttempts >= 5, 'at least five attempts')
    t.same(decideRetry(transient, { attempts: quickAttempts, failed: false, age: minute }, 0.5), {
      failed: true,
      delay: 25_000,
    })
    t.same(decideRetry(transient, { attempts: 500, failed: true, age: day - 1 }, 0.5), {
      failed: true,
      delay: 25_000,
    })
    t.same(decideRetry(transient, { attempts: 501, failed: true, age: day + 1 }, 0.5), {
      failed: true,
      delay: undefined,
    })
  },
)

t.test('an old request still has its quick attempts', async (t) => {
  t.same(decideRetry(transient, { attempts: 1, failed: false, age: 9 * day }, 0.5), {
    failed: false,
    delay: 1000,
  })
})

t.test('an error that another attempt cannot fix ends the request at once', async (t) => {
  const refused = { transient: false, retryAfter: undefined }
  t.same(decideRetry(refused, { attempts: 1, failed: false, age: 0 }, 0.5), {
    failed: true,
    delay: undefined,
  })
})

t.test('a longer pause demanded by the tool is kept', async (t) => {
  const limited = { transient: true, retryAfter: 7 }
  t.same(decideRetry(limited, { attempts: 1, failed: false, age: 0 }, 0.5), {
    failed: false,
    delay: 7000,
  })
  t.same(decideRetry(limited, { attempts: 5, failed: false, age: 0 }, 0.5), {
    failed: false,
    delay: 16_000,
  })
})
