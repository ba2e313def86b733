/** The calls of scales' programs to a service, from one account at a time. */
import type { Test } from 'tap'
import type { components } from '../../../generated/types.ts'
import { outcome } from '../../support/outcome.ts'
import { type Session, startService, type TestService } from '../../support/service.ts'

export const now = new Date('2026-09-15T10:00:00Z')
const env = { LOG_LEVEL: 'trace', APP_TIMEZONE: 'UTC' }

export type Item = components['schemas']['WeightItem']
const names = ['recorded', 'known', 'changed', 'deleted', 'ignored'] as const

/** A service; each test of the file calls it from a new account. */
export const startDevices = async (t: Test) => {
  const service = await startService(t, { env, now: () => now })
  let account: Session
  /** Takes another account for the calls that follow. */
  const use = async (other?: Session) => {
    account = other ?? (await service.register())
  }
  t.beforeEach(() => use())

  const request = (method: Parameters<TestService['request']>[0], path: string, body?: unknown) =>
    service.request(method, `/api/${path}`, { token: account.token, body })
  const send = (body: unknown, user?: string) => {
    const query = user === undefined ? '' : `?user=${encodeURIComponent(user)}`
    return request('POST', `weights/devices${query}`, body)
  }
  const items = async (): Promise<Item[]> => (await request('GET', 'weights')).json().weights
  return {
    service,
    use,
    id: () => account.id,
    request,
    send,
    /** The answer as a text, such as `recorded 1, 0 weight_out_of_range`. */
    async told(body: unknown, user?: string): Promise<string> {
      const reply = await send(body, user)
      if (reply.status !== 200) return outcome(reply)
      const { refused, ...counts } = reply.json()
      return [
        ...names.filter((name) => counts[name] > 0).map((name) => `${name} ${counts[name]}`),
        ...refused.map(({ index, code }: { index: number; code: string }) => `${index} ${code}`),
      ].join(', ')
    },
    items,
    /** The history as weights and dates, newest first. */
    history: async () =>
      (await items()).map((item) => `${item.peso_kg} ${item.fecha_registro.replace('.000Z', 'Z')}`),
    /** Records a weight as a person does. */
    write: (peso_kg: number, fecha_registro: string) =>
      request('POST', 'weights/batch', { weights: [{ peso_kg, fecha_registro }] }),
  }
}

export type Entry = [kg: unknown, date: unknown, more?: object]
/** A body of openScale-sync. */
export const scale = (event: string, ...entries: Entry[]) => ({
  event,
  measurements: entries.map(([weight, date, more]) => ({ ...more, weight, date })),
})

/** A body of Health Auto Export with metrics of a weight. */
export const exported = (...metrics: [units: unknown, points: unknown][]) => ({
  data: {
    metrics: metrics.map(([units, data]) => ({ name: 'weight_body_mass', units, data })),
  },
})
