import { useMemo } from 'preact/hooks'
import {
  type BmiBand,
  bmiBands,
  bmiClassOf,
  describeBmi,
  orNull,
  type WeightItem,
} from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf, replaceRoute, useRoute } from '../route.ts'
import { saveFile } from '../save.ts'
import { client, usePage } from '../session.ts'
import { Facts, Table } from '../ui/data.tsx'
import { Button } from '../ui/feedback.tsx'
import { Ask, asNumber, Form } from '../ui/forms.tsx'
import { Card, View } from '../ui/view.tsx'
import { Chart, type Period } from './chart.tsx'
import { writeCsv } from './csv.ts'
import { ImportView } from './import.tsx'

const read = async (signal: AbortSignal) => {
  const [profile, bmi, stats, { weights }] = await Promise.all([
    orNull(client.getProfile({ signal })),
    orNull(client.getBmi({ signal })),
    client.getWeightStats({ signal }),
    client.listWeights({ signal }),
  ])
  return { profile, bmi, stats, weights }
}

type Data = Awaited<ReturnType<typeof read>>
type WithBands = Data & { bands: BmiBand[] }

/** The field of a weight. */
const useKg = () => {
  const { t } = usePage()
  const codes = ['weight_out_of_range', 'weight_change_too_large']
  return { ...asNumber(t.notANumber), label: t.weightKg, codes }
}

const BmiCard = ({ profile, bmi, bands }: WithBands) => {
  const { t, messages, plain, tenths } = usePage()
  const normal = bands.find((band) => band.class === 'normal')
  return (
    <Card title={t.bmi}>
      {bmi && (
        <p class="figure">
          <strong>{plain(bmi.imc)}</strong> {describeBmi(bmi, messages)}
        </p>
      )}
      {!bmi && <p>{profile ? t.bmiNeedsWeight : t.bmiNeedsProfile}</p>}
      {normal && <p class="hint">{t.normalRange(tenths(normal.from), tenths(normal.to))}</p>}
      {!profile && <a href={hrefOf('profile')}>{t.toProfile}</a>}
    </Card>
  )
}

const RecordCard = ({ latest }: { latest: WeightItem | undefined }) => {
  const { t, messages, kg, day } = usePage()
  const hint = latest && t.lastWeight(kg(latest.peso_kg), day(latest.fecha_registro))
  return (
    <Card title={t.today}>
      <Form
        submit={t.record}
        fields={{ peso_kg: { ...useKg(), hint } }}
        act={async (body) => {
          await client.recordWeight({ body })
          return messages.texts.weight_recorded
        }}
      />
    </Card>
  )
}

const periods: readonly Period[] = ['month', 'year', 'all']

const ChartCard = ({ weights, stats, bands }: WithBands) => {
  const { t, kg, integer } = usePage()
  const { parameters } = useRoute()
  const period = periods.find((one) => one === parameters.period) ?? 'month'
  const choose = (one: Period) => replaceRoute(hrefOf('weight', { period: one }))
  const segments = (
    <fieldset>
      <legend>{t.period}</legend>
      {periods.map((one) => (
        <Button key={one} text={t[one]} aria-pressed={one === period} onClick={() => choose(one)} />
      ))}
    </fieldset>
  )
  return (
    <Card title={t.course} tools={segments}>
      <Chart weights={weights} period={period} bands={bands} />
      <Facts
        facts={{
          [t.minimum]: kg(stats.peso_min),
          [t.maximum]: kg(stats.peso_max),
          [t.count]: integer(stats.num_pesajes),
        }}
      />
    </Card>
  )
}

/** The moment as the input of date and time has it, in the browser's zone. */
const inputTime = (iso: string): string => {
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The instant of such an input; the service refuses an invalid one. */
const instantOf = (time: string): string => {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? time : date.toISOString()
}

/** Corrects or deletes a record. */
const RecordActions = ({ item }: { item: WeightItem }) => {
  const { t, kg, plain, instant } = usePage()
  const path = { weight_id: item.id }
  const name = `${kg(item.peso_kg)}, ${instant(item.fecha_registro)}`
  const before = inputTime(item.fecha_registro)
  const time = {
    type: 'datetime-local' as const,
    label: t.dateTime,
    codes: ['weight_date_invalid'],
    defaultValue: before,
  }
  const remove = () => client.deleteWeight({ path })
  return (
    <div class="actions">
      <Ask
        text={t.correct}
        of={name}
        title={t.correctTitle}
        submit={t.save}
        kind="primary"
        fields={{ peso_kg: { ...useKg(), defaultValue: plain(item.peso_kg) }, time }}
        act={({ peso_kg, time }) => {
          const changed = time === before ? {} : { fecha_registro: instantOf(time) }
          return client.correctWeight({ path, body: { peso_kg, ...changed } })
        }}
      />
      <Ask text={t.remove} of={name} title={t.removeTitle} question={name} act={remove} />
    </div>
  )
}

const RecordsCard = ({ weights }: { weights: WeightItem[] }) => {
  const { t, kg, instant } = usePage()
  const save = () => saveFile(new Blob([writeCsv(weights)], { type: 'text/csv' }), 'weights.csv')
  const tools = (
    <>
      <a class="button plain" href={hrefOf('weight', {}, 'import')}>
        {t.importCsv}
      </a>
      {weights.length > 0 && <Button text={t.exportCsv} onClick={save} />}
    </>
  )
  return (
    <Card title={t.records} tools={tools}>
      <Table
        caption={t.newestFirst}
        rows={weights}
        keyOf={({ id }) => id}
        columns={[
          [t.date, (item) => instant(item.fecha_registro)],
          [t.weight, (item) => kg(item.peso_kg), 'numeric'],
          [t.actions, (item) => <RecordActions item={item} />, 'numeric'],
        ]}
      />
    </Card>
  )
}

const Overview = (data: Data) => {
  const { t } = usePage()
  const { profile, bmi, weights } = data
  const bands = useMemo(
    // The classes are for adults.
    () => (profile && !(bmi && bmiClassOf(bmi) === 'minor') ? bmiBands(profile.talla_m) : []),
    [profile, bmi],
  )
  return (
    <>
      <div class="columns">
        <BmiCard {...data} bands={bands} />
        <RecordCard latest={weights[0]} />
      </div>
      {weights.length > 0 && <ChartCard {...data} bands={bands} />}
      {weights.length === 0 && <p class="empty">{t.noWeights}</p>}
      <RecordsCard weights={weights} />
    </>
  )
}

const History = () => (
  <View title={usePage().t.weight} load={useLoad(read)}>
    {(data) => <Overview {...data} />}
  </View>
)

/** The person's weights; at `#/weight/import` those of a file. */
export const WeightView = () => (useRoute().id === 'import' ? <ImportView /> : <History />)
