/**
 * What the password library alone does: so many verifications under way all the time, nothing else. */
import { argon2id, hash, verify } from 'argon2'
import { argon2Defaults, loginsUnderWay, password } from './hashing.ts'

/** Milliseconds. */
const duration = 3000

const stored = await hash(password, { type: argon2id, ...argon2Defaults })
let done = 0
const before = process.cpuUsage()
const start = performance.now()
const loop = async () => {
  while (performance.now() - start < duration) {
    await verify(stored, password)
    done += 1
  }
}
await Promise.all(Array.from({ length: loginsUnderWay }, loop))
const { user, system } = process.cpuUsage(before)
const perSecond = done / ((performance.now() - start) / 1000)
console.log(JSON.stringify({ perSecond, cpu: (user + system) / done }))
