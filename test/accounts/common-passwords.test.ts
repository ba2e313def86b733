import t from 'tap'
import { commonPasswords } from '../../src/accounts/common-passwords.ts'
import { passwordProblem } from '../../src/accounts/passwords.ts'

t.test('the list has at least 3,000 passwords that the length rule admits', async (t) => {
  const passwords = await commonPasswords()
  t.ok(passwords.size >= 3000, `${passwords.size} passwords`)
  t.same(
    [...passwords].filter((password) => passwordProblem(password) !== undefined).slice(0, 5),
    [],
  )
})

t.test('the list matches known common passwords exactly', async (t) => {
  const passwords = await commonPasswords()
  for (const password of [
    'password',
    '12345678',
    '1234567890',
    'qwertyuiop',
    'iloveyou',
    'password1',
    'football',
  ])
    t.ok(passwords.has(password), password)
  for (const password of [
    'PASSWORD',
    ' password',
    'password ',
    'pa\u017f\u017fword',
    'correct tower lamp 58',
    '',
  ])
    t.notOk(passwords.has(password), JSON.stringify(password))
})

t.test('the list is loaded once', async (t) => {
  t.equal(await commonPasswords(), await commonPasswords())
})
