import { useMemo, useState } from 'preact/hooks'
import {
  bmiClassOf,
  describeBmi,
  type ImcResponse,
  type Profile,
  type StatsResponse,
  type WeightItem,
} from '../../generated/client/index.js'
import { readNumber } from '../format.ts'
import { useLoad } from '../load.ts'
import { hrefOf, replaceRoute, useRoute } from '../route.ts'
import { saveFile } from '../save.ts'
import { client, orNull, useFormat, usePage, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import {
  Button,
  Confirm,
  Dialog,
  Empty,
  FieldError,
  FieldForm,
  Heading,
  LoadState,
  Table,
} from '../ui.tsx'
import { Chart, type Period } from './chart.tsx'
import { writeCsv } from './csv.ts'
import { ImportView } from './import.tsx'
import { type Band, bandsOf } from './measures.ts'

const kgCodes = ['weight_out_of_range', 'weight_change_too_large']

/** The kilograms that a person wrote. */
const readKg = (text: string, refusal: string): number => {
  const kg = readNumber(text)
  if (kg === undefined) throw new FieldError('kg', refusal)
  return kg
}

const BmiCard = (props: { profile: Profile | null; bmi: ImcResponse | null; bands: Band[] }) => {
  const { profile, bmi, bands } = props
  const texts = useTexts(personTexts)
  const { messages } = usePage()
  const { plain, tenths } = useFormat()
  const normal = bands.find(({ name }) => name === 'normal')
  return (
    <section class="card">
      <h2>{texts.bmi}</h2>
      {bmi && (
        <p class="figure">
          <strong>{plain(bmi.imc)}</strong> {describeBmi(bmi, messages)}
        </p>
      )}
      {!bmi && profile && <p>{texts.bmiNeedsWeight}</p>}
      {normal && <p class="hint">{texts.normalRange(tenths(normal.from), tenths(normal.to))}</p>}
      {!profile && (
        <>
          <p>{texts.bmiNeedsProfile}</p>
          <a href={hrefOf('profile')}>{texts.toProfile}</a>
        </>
      )}
    </section>
  )
}

const RecordCard = ({ latest, reload }: { latest: WeightItem | undefined; reload: () => void }) => {
  const texts = useTexts(personTexts)
  const { messages } = usePage()
  const { kg, day } = useFormat()
  return (
    <section class="card">
      <FieldForm
        submit={texts.record}
        done={messages.texts.weight_recorded}
        act={async (values) => {
          await client.recordWeight({ body: { peso_kg: readKg(values.kg, texts.notANumber) } })
          reload()
        }}
        fields={{
          kg: {
            label: texts.weightKg,
            hint: latest && texts.lastWeight(kg(latest.peso_kg), day(latest.fecha_registro)),
            codes: kgCodes,
            input: { inputMode: 'decimal', autocomplete: 'off' },
          },
        }}
      />
    </section>
  )
}

const periods: readonly Period[] = ['month', 'year', 'all']

const ChartCard = (props: { weights: WeightItem[]; stats: StatsResponse; bands: Band[] }) => {
  const { weights, stats, bands } = props
  const texts = useTexts(personTexts)
  const { kg, integer } = useFormat()
  const chosen = useRoute().parameters.get('period')
  const period = periods.find((one) => one === chosen) ?? 'month'
  const figures = [
    [texts.minimum, kg(stats.peso_min)],
    [texts.maximum, kg(stats.peso_max)],
    [texts.count, integer(stats.num_pesajes)],
  ]
  return (
    <section class="card">
      <div class="heading">
        <h2>{texts.course}</h2>
        <fieldset class="segments">
          <legend>{texts.period}</legend>
          {periods.map((one) => (
            <Button
              key={one}
              pressed={one === period}
              onClick={() => replaceRoute(hrefOf('weight', { parameters: { period: one } }))}
            >
              {texts[one]}
            </Button>
          ))}
        </fieldset>
      </div>
      <Chart weights={weights} period={period} bands={bands} />
      <dl>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The moment as the input of date and time has it, in the browser's zone. */
const inputTime = (iso: string): string => {
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

interface RecordDialogProps {
  item: WeightItem
  reload: () => void
  onClose: () => void
}

const CorrectDialog = ({ item, reload, onClose }: RecordDialogProps) => {
  const texts = useTexts(personTexts)
  const { plain } = useFormat()
  const before = inputTime(item.fecha_registro)
  const act = async ({ kg, date }: { kg: string; date: string }) => {
    const moment = new Date(date)
    const body = {
      peso_kg: readKg(kg, texts.notANumber),
      ...(date !== before && {
        fecha_registro: Number.isNaN(moment.getTime()) ? date : moment.toISOString(),
      }),
    }
    await client.correctWeight({ path: { weight_id: item.id }, body })
    reload()
    onClose()
  }
  return (
    <Dialog title={texts.correctTitle} onClose={onClose}>
      <FieldForm
        keep
        submit={texts.save}
        onCancel={onClose}
        act={act}
        fields={{
          kg: {
            label: texts.weightKg,
            value: plain(item.peso_kg),
            codes: kgCodes,
            input: { inputMode: 'decimal' },
          },
          date: {
            label: texts.dateTime,
            value: before,
            codes: ['weight_date_invalid'],
            input: { type: 'datetime-local' },
          },
        }}
      />
    </Dialog>
  )
}

const RecordsCard = ({ weights, reload }: { weights: WeightItem[]; reload: () => void }) => {
  const texts = useTexts(personTexts)
  const { kg, instant } = useFormat()
  const [correcting, setCorrecting] = useState<WeightItem>()
  const [removing, setRemoving] = useState<WeightItem>()
  const nameOf = ({ peso_kg, fecha_registro }: WeightItem, action: string) =>
    texts.ofRecord(action, kg(peso_kg), instant(fecha_registro))
  return (
    <section class="card">
      <div class="heading">
        <h2>{texts.records}</h2>
        <a class="button plain" href={hrefOf('weight', { id: 'import' })}>
          {texts.importCsv}
        </a>
        {weights.length > 0 && (
          <Button
            onClick={() =>
              saveFile(new Blob([writeCsv(weights)], { type: 'text/csv' }), 'weights.csv')
            }
          >
            {texts.exportCsv}
          </Button>
        )}
      </div>
      <Table
        caption={texts.newestFirst}
        rows={weights}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.date, cell: (item) => instant(item.fecha_registro) },
          { label: texts.weight, numeric: true, cell: (item) => kg(item.peso_kg) },
          {
            label: texts.actions,
            numeric: true,
            cell: (item) => (
              <div>
                <Button
                  kind="link"
                  label={nameOf(item, texts.correct)}
                  onClick={() => setCorrecting(item)}
                >
                  {texts.correct}
                </Button>{' '}
                <Button
                  kind="link"
                  label={nameOf(item, texts.remove)}
                  onClick={() => setRemoving(item)}
                >
                  {texts.remove}
                </Button>
              </div>
            ),
          },
        ]}
      />
      {correcting && (
        <CorrectDialog item={correcting} reload={reload} onClose={() => setCorrecting(undefined)} />
      )}
      {removing && (
        <Confirm
          title={texts.removeTitle}
          submit={texts.remove}
          onClose={() => setRemoving(undefined)}
          act={async () => {
            await client.deleteWeight({ path: { weight_id: removing.id } })
            reload()
          }}
        >
          <p>{`${kg(removing.peso_kg)}, ${instant(removing.fecha_registro)}`}</p>
        </Confirm>
      )}
    </section>
  )
}

const Overview = () => {
  const texts = useTexts(personTexts)
  const load = useLoad(
    (signal) =>
      Promise.all([
        orNull(client.getProfile({ signal })),
        orNull(client.getBmi({ signal })),
        client.getWeightStats({ signal }),
        client.listWeights({ signal }),
      ]),
    [],
  )
  const { data, reload } = load
  const [profile = null, bmi = null, stats, { weights = [] } = {}] = data ?? []
  const bands = useMemo(
    // The classes are for adults.
    () => (profile && !(bmi && bmiClassOf(bmi) === 'minor') ? bandsOf(profile.talla_m) : []),
    [profile, bmi],
  )
  return (
    <>
      <Heading text={texts.weight} />
      <LoadState load={load} />
      {stats && (
        <>
          <div class="columns">
            <BmiCard profile={profile} bmi={bmi} bands={bands} />
            <RecordCard latest={weights[0]} reload={reload} />
          </div>
          {weights.length > 0 ? (
            <ChartCard weights={weights} stats={stats} bands={bands} />
          ) : (
            <Empty>{texts.noWeights}</Empty>
          )}
          <RecordsCard weights={weights} reload={reload} />
        </>
      )}
    </>
  )
}

/** The person's weights; at `#/weight/import` those of a file. */
export const WeightView = ({ id }: { id: string | undefined }) =>
  id === 'import' ? <ImportView /> : <Overview />
