import { useMemo } from 'preact/hooks'
import {
  type BmiBand,
  bmiBands,
  bmiClassOf,
  describeBmi,
  orNull,
} from '../../generated/client/index.js'
import { type Load, useLoad } from '../load.ts'
import { hrefOf, replaceRoute, useRoute } from '../route.ts'
import { saveFile } from '../save.ts'
import { client, usePage } from '../session.ts'
import { storedChoice } from '../store.ts'
import { Facts, Table } from '../ui/data.tsx'
import { Badge, Button, Failure, kindStyle, Notice } from '../ui/feedback.tsx'
import { Segments } from '../ui/forms.tsx'
import { Card, Reload, View } from '../ui/view.tsx'
import { dayMs } from '../zone.ts'
import { Chart, Spark } from './chart.tsx'
import { writeCsv } from './csv.ts'
import { ImportView } from './import.tsx'
import {
  adultFrom,
  kindOfClass,
  type Point,
  placeOf,
  seriesFrom,
  shownBmi,
  shownBounds,
  shownGoal,
} from './measures.ts'
import { type Change, RecordActions, RecordForm, useZoneHint } from './record.tsx'

/** Small answers, so that the first numbers do not wait for a long history. */
const readFirst = async (signal: AbortSignal) => {
  const [profile, { weights }] = await Promise.all([
    orNull(client.getProfile({ signal })),
    client.listRecentWeights({ signal }),
  ])
  return { profile, weights }
}
const readHistory = (signal: AbortSignal) => client.listWeights({ signal })
const readBmi = (signal: AbortSignal) => orNull(client.getBmi({ signal }))

type Data = Awaited<ReturnType<typeof readFirst>>
type Bmi = Load<Awaited<ReturnType<typeof readBmi>>>

interface ContentProps extends Data {
  /** In order of time. */
  points: readonly Point[]
  bands: readonly BmiBand[]
  /** Kilograms. */
  goal: number | undefined
  change: Change
}

/** The part of the BMI that the bar of the classes shows. */
const scale = { from: 15, to: 43 }
/** At a height of 1 m the weights are the bounds of the BMI. */
const classes = bmiBands(1)

/** The classes of the BMI as a bar, with a marker at the person's. */
const Scale = ({ imc }: { imc: number }) => {
  const { plain } = usePage()
  const within = (bmi: number) => Math.min(Math.max(bmi, scale.from), scale.to)
  const share = (bmi: number) => ((within(bmi) - scale.from) / (scale.to - scale.from)) * 100
  const widthOf = ({ from, to }: BmiBand) => `${share(to) - share(from)}%`
  return (
    <div class="scale" aria-hidden="true">
      {classes.map((one) => (
        <i key={one.class} style={{ ...kindStyle(kindOfClass(one.class)), width: widthOf(one) }} />
      ))}
      <b style={{ left: `${share(imc)}%` }} />
      {classes.slice(0, -1).map(({ class: name, to }) => (
        <small key={name} style={{ left: `${share(to)}%` }}>
          {plain(to)}
        </small>
      ))}
    </div>
  )
}

const BmiPart = ({ bmi, profile, bands, points }: ContentProps & { bmi: Bmi }) => {
  const { t, messages, tenths, hundredths, kg, unit } = usePage()
  const normal = bands.find((band) => band.class === 'normal')
  const [from = 0, to = 0] = normal ? shownBounds(normal, unit, points.at(-1)?.kg) : []
  const { data } = bmi
  const known = data ? bmiClassOf(data) : undefined
  const shown = data && known && shownBmi(data.imc, known, classes)
  return (
    <div class="part">
      <h2>{t.bmi}</h2>
      <Failure error={bmi.error} retry={bmi.reload} />
      {data && (
        <p class="figure">
          <strong>{shown?.decimals === 2 ? hundredths(shown.bmi) : tenths(data.imc)}</strong>{' '}
          <Badge kind={known && kindOfClass(known)}>{describeBmi(data, messages)}</Badge>
        </p>
      )}
      {data && bands.length > 0 && <Scale imc={data.imc} />}
      {data === null && <p>{profile ? t.bmiNeedsWeight : t.bmiNeedsProfile}</p>}
      {normal && <p class="hint">{t.normalRange(kg(from), kg(to))}</p>}
      {!profile && <a href={hrefOf('profile')}>{t.toProfile}</a>}
    </div>
  )
}

const GoalLine = ({ points, goal }: ContentProps) => {
  const { t, kg, distance } = usePage()
  const newest = points.at(-1)
  if (!newest || goal === undefined) return null
  const left = distance(newest.kg - goal)
  const isReached = left === distance(0)
  const text = isReached ? t.goalReached : t.goalLeft[placeOf(points, goal)](left)
  return <p>{`${t.goalOf(kg(goal))} · ${text}`}</p>
}

/** The trend of a month, and its change. */
const TrendPart = ({ points }: ContentProps) => {
  const { t, day, signed, zone } = usePage()
  const [week, month] = useMemo(
    () => [7, 30].map((days) => seriesFrom(points, Date.now() - days * dayMs, zone)),
    [points, zone],
  )
  const texts = [[week, 7] as const, [month, 30] as const].flatMap(([series, days]) => {
    const { kg, since } = series?.change ?? {}
    if (kg === undefined) return []
    return since ? t.changeSince(signed(kg), day(since)) : t.changeIn(signed(kg), days)
  })
  if (texts.length === 0) return null
  return (
    <div class="part">
      <h2>{t.lastDays}</h2>
      {month && <Spark trend={month.trend} />}
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

const NowCard = (props: ContentProps & { bmi: Bmi }) => {
  const { t, kg, day, unit } = usePage()
  const newest = props.points.at(-1)
  return (
    <section class="card now" aria-label={t.latest}>
      <div class="part">
        <h2>{newest ? t.latestOf(day(newest.at)) : t.latest}</h2>
        {newest && (
          <p class="figure">
            <strong class={unit}>{kg(newest.kg)}</strong>
          </p>
        )}
        <GoalLine {...props} />
        {!newest && <div class="ghost" aria-hidden="true" />}
        {!newest && <p>{t.noWeights}</p>}
        <RecordForm change={props.change} />
        {!newest && <a href={hrefOf('weight', {}, 'import')}>{t.importFrom}</a>}
      </div>
      <TrendPart {...props} />
      <BmiPart {...props} />
    </section>
  )
}

const days = { month: 30, quarter: 91, year: 365, all: Number.POSITIVE_INFINITY }
type Period = keyof typeof days
const periods = ['month', 'quarter', 'year', 'all'] as const satisfies Period[]
/** The period that the person has chosen in this browser. */
const keptPeriod = storedChoice('period')

const ChartCard = ({ points, bands, profile, goal }: ContentProps) => {
  const { t, zone, kg, integer, signed } = usePage()
  const { parameters } = useRoute()
  const { period, from, series } = useMemo(() => {
    const now = Date.now()
    const startOf = (period: Period) => now - days[period] * dayMs
    const hasLine = (period: Period) => points.filter(({ at }) => at >= startOf(period)).length > 1
    const kept = periods.filter((one) => one === keptPeriod.read())
    const period =
      periods.find((one) => one === parameters.period) ??
      [...kept, ...periods].find(hasLine) ??
      'all'
    const from = Math.max(startOf(period), points[0]?.at ?? 0)
    return { period, from, series: seriesFrom(points, startOf(period), zone) }
  }, [points, parameters.period, zone])
  const choose = (one: Period) => {
    keptPeriod.write(one)
    replaceRoute(hrefOf('weight', { period: one }))
  }
  const segments = (
    <Segments label={t.period} values={periods} names={t.periods} value={period} choose={choose} />
  )
  const { points: shown, meanDays, change } = series
  const bandsFrom = profile ? adultFrom(profile.fecha_nacimiento, zone) : 0
  const sorted = Float64Array.from(shown, (point) => point.kg).sort()
  return (
    <Card title={t.trend} tools={segments}>
      {shown.length === 0 && <p class="hint">{t.nothingInPeriod}</p>}
      <Chart series={series} from={from} bands={bands} bandsFrom={bandsFrom} goal={goal} />
      <p class="hint key">
        <span aria-hidden="true">●</span> {t.weight} <b aria-hidden="true">━</b> {t.mean(meanDays)}
        {goal !== undefined && (
          <>
            {' '}
            <b aria-hidden="true">╍</b>&nbsp;{t.goal}
          </>
        )}
      </p>
      {shown.length > 0 && (
        <Facts
          facts={{
            [t.change]: change !== undefined && signed(change.kg),
            [t.minimum]: kg(sorted[0] ?? 0),
            [t.maximum]: kg(sorted.at(-1) ?? 0),
            [t.count]: integer(shown.length),
          }}
        />
      )}
    </Card>
  )
}

/** A longer history has headings of months. */
const fewWeights = 12

const RecordsCard = ({ weights, change }: ContentProps) => {
  const { t, kg, mean, signed, instant, longMonth, language, zone } = usePage()
  const months = useMemo(() => {
    const groups = Map.groupBy(weights, (one) => longMonth(one.fecha_registro))
    const meanOf = (some: typeof weights) =>
      some.reduce((sum, { peso_kg }) => sum + peso_kg, 0) / some.length
    return new Map(
      [...groups].map(([month, some]) => [month, t.monthMean(month, mean(meanOf(some)))]),
    )
  }, [weights, t, mean, longMonth])
  const rows = useMemo(
    () => weights.map((item, index) => ({ item, before: weights[index + 1] })),
    [weights],
  )
  const changeOf = ({ item, before }: (typeof rows)[number]) =>
    before && signed(item.peso_kg - before.peso_kg)
  const isLong = weights.length > fewWeights
  const save = () =>
    saveFile(new Blob([writeCsv(weights, language, zone)], { type: 'text/csv' }), 'weights.csv')
  const tools = (
    <div class="actions">
      <a class="button plain" href={hrefOf('weight', {}, 'import')}>
        {t.importTitle}
      </a>
      <Button text={t.exportCsv} onClick={save} />
    </div>
  )
  return (
    <Card title={t.records} hint={useZoneHint()} tools={tools}>
      <div class="part history">
        <Table
          caption={t.newestFirst}
          rows={rows}
          keyOf={({ item }) => item.id}
          groupOf={({ item }) => (isLong && months.get(longMonth(item.fecha_registro))) || ''}
          columns={[
            [t.date, ({ item }) => instant(item.fecha_registro)],
            [t.weight, ({ item }) => <strong>{kg(item.peso_kg)}</strong>, 'numeric'],
            [t.change, changeOf, 'numeric'],
            [t.actions, ({ item }) => <RecordActions item={item} change={change} />, 'tools'],
          ]}
        />
      </div>
    </Card>
  )
}

const Overview = ({ first }: { first: Data }) => {
  const { t, settings } = usePage()
  const [load, bmi] = [useLoad(readHistory), useLoad(readBmi)]
  const { profile } = first
  const weights = load.data?.weights ?? first.weights
  // The classes are for adults.
  const height = bmi.data && bmiClassOf(bmi.data) === 'minor' ? undefined : profile?.talla_m
  const bands = useMemo(() => (height ? bmiBands(height) : []), [height])
  const points = useMemo(
    () => weights.map((one) => ({ at: Date.parse(one.fecha_registro), kg: one.peso_kg })).reverse(),
    [weights],
  )
  const change: Change = (edit) =>
    load.data
      ? load.change((before) => ({ ...before, weights: edit(before.weights) }))
      : load.reload()
  const goal = shownGoal(settings.goal_kg, profile?.talla_m)
  const content = { profile, weights, points, bands, goal, change }
  /** After a successful action the weights are known, and only the BMI is not. */
  const reload = (failed: boolean) => {
    if (failed) load.reload()
    bmi.reload()
  }
  return (
    <Reload.Provider value={reload}>
      <NowCard {...content} bmi={bmi} />
      <Failure error={load.error} retry={load.reload} />
      {!load.data && load.loading && weights.length > 0 && (
        <Notice kind="loading">{t.loading}</Notice>
      )}
      {load.data && weights.length > 0 && (
        <>
          {points.length > 1 && <ChartCard {...content} />}
          <RecordsCard {...content} />
        </>
      )}
    </Reload.Provider>
  )
}

const History = () => {
  const load = useLoad(readFirst)
  return (
    <View title={usePage().t.weight} quiet load={load}>
      {(first) => <Overview first={first} />}
    </View>
  )
}

/** The person's weights; at `#/weight/import` those of a file. */
export const WeightView = () => (useRoute().id === 'import' ? <ImportView /> : <History />)
