import t from 'tap'
import { startService } from './support/service.ts'

t.test('a person records weights and reads them back, newest first', async (t) => {
  const service = await startService(t)
  const { token } = await service.register()
  const api = service.client(token)
  t.same((await api.GET('/api/weights')).data, { weights: [] })
  for (const peso_kg of [70, 70.5]) {
    const { response, data } = await api.POST('/api/weight', { body: { peso_kg } })
    t.equal(response.status, 201)
    t.same(data, { message: 'Peso registrado' })
  }
  const { data } = await api.GET('/api/weights')
  t.same(
    data?.weights.map((weight) => weight.peso_kg),
    [70.5, 70],
  )
})
