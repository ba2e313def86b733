/** Content that a service has after some weeks of use. */
import { dayMs } from '../../web/zone.ts'
import { profile, type Session } from '../support/service.ts'
import type { WstgTestService } from '../support/wstg.ts'

/** Weights of every second day in the last year, with a falling trend. */
const weights = () =>
  Array.from({ length: 182 }, (_, index) => ({
    fecha_registro: new Date(Date.now() - (364 - index * 2) * dayMs).toISOString().slice(0, 10),
    peso_kg:
      Math.round(
        (74.6 - index * 0.04 + Math.sin(index / 9) * 0.9 + Math.sin(index * 7) * 0.3) * 10,
      ) / 10,
  }))

const states = ['Done', 'In Progress', 'Done', 'Not Applicable', 'Done', 'Blocked'] as const
const categories = { INFO: 8, CONF: 7, IDNT: 4, ATHN: 9, ATHZ: 3, SESS: 5, INPV: 9, CRYP: 2 }

/** Gives a person weights, the checklist items with findings, and the service more accounts. */
export const fillService = async (service: WstgTestService, { token }: Session): Promise<void> => {
  const { request, sync, settled } = service
  for (const [path, body] of [
    ['/api/user', profile],
    ['/api/weights/batch', { weights: weights() }],
  ] as const) {
    const { status, text } = await request('POST', path, { token, body })
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  }
  for (const name of ['bruno.ortiz', 'carmen.vidal', 'diego.santos', 'elena.mora'])
    await service.register(name)
  let index = 0
  for (const [category, count] of Object.entries(categories))
    for (let number = 1; number <= count; number++)
      await sync({
        wstg_id: `WSTG-${category}-${String(number).padStart(2, '0')}`,
        status: states[index++ % states.length],
        notes: 'Checked in the staging environment.',
        user: 'carmen.vidal',
      })
  await settled()
}
