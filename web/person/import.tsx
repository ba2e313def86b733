import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type CheckedWeight, orNull, recordPortions } from '../../generated/client/index.js'
import { useAction, useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Table } from '../ui/data.tsx'
import { Button, Failure, Notice, Progress } from '../ui/feedback.tsx'
import { Fields } from '../ui/forms.tsx'
import { Heading } from '../ui/view.tsx'
import { type CsvForm, type CsvRecord, guessForm, layoutOf, readRecords } from './csv.ts'

type Checked = CsvRecord & Pick<CheckedWeight, 'outcome' | 'code'>

/** The service's check of the records, and the button that imports the new ones. */
const Preview = ({ records }: { records: readonly CsvRecord[] }) => {
  const { t, integer, kg, day, messages, describe, announce } = usePage()
  const [done, setDone] = useState(0)
  const [result, setResult] = useState<{ summary: string; refusals: string[] }>()
  const place = useRef<HTMLDivElement>(null)
  const check = async (signal: AbortSignal) => {
    const all: Checked[] = []
    for await (const portion of recordPortions(client, records, { check: true, signal })) {
      if (portion.error) throw portion.error
      if (!('results' in portion.answer)) continue
      for (const { index, outcome, code } of portion.answer.results)
        all.push({ ...(portion.weights[index] as CsvRecord), outcome, code })
      setDone(all.length)
    }
    return Object.groupBy(all, ({ outcome }) => outcome)
  }
  const checked = useLoad(check, [records])
  const { new: added = [], known = [], refused = [] } = checked.data ?? {}
  const importAction = useAction(async () => {
    const sum = { recorded: 0, known: known.length }
    const refusals: string[] = []
    const weights = added.map(({ peso_kg, fecha_registro }) => ({ peso_kg, fecha_registro }))
    setDone(0)
    for await (const portion of recordPortions(client, weights)) {
      const { weights: some, answer, error, index } = portion
      const [from = '', to = ''] = [0, -1].map((at) => day(some.at(at)?.fecha_registro ?? 0))
      if (error) refusals.push(t.portionRefused(from, to, describe(error, { index })))
      else if ('recorded' in answer) {
        sum.recorded += answer.recorded
        sum.known += answer.known
      }
      setDone((count) => count + some.length)
    }
    const summary = t.importResult(integer(sum.recorded), integer(sum.known))
    setResult({ summary, refusals })
    if (!place.current) announce(summary)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: then the focused button is gone
  useEffect(() => place.current?.focus(), [importAction.busy])
  /** A check gives no parameters, so a text that needs some is replaced by a general one. */
  const reasonCell = ({ code }: Checked) => {
    const text = (messages.errors as Record<string, string>)[code ?? '']
    return text === undefined || text.includes('{') ? t.changeTooLarge : text
  }
  if (result)
    return (
      <div class="part" tabIndex={-1} ref={place}>
        <Notice kind="success">{result.summary}</Notice>
        {result.refusals.map((text) => (
          <Notice key={text} kind="error">
            {text}
          </Notice>
        ))}
        <a href={hrefOf('weight', { period: 'all' })}>{t.back}</a>
      </div>
    )
  if (checked.loading)
    return <Progress label={t.checking} done={done} all={records.length} format={integer} />
  if (importAction.busy)
    return (
      <div tabIndex={-1} ref={place}>
        <Progress label={t.importingWeights} done={done} all={added.length} format={integer} />
      </div>
    )
  return (
    <>
      <Failure error={checked.error} retry={checked.reload} />
      {checked.data && (
        <Notice>
          {t.outcome(integer(added.length), integer(known.length), integer(refused.length))}
        </Notice>
      )}
      <Table
        caption={t.refused}
        rows={refused}
        columns={[
          [t.date, ({ fecha_registro }) => day(fecha_registro)],
          [t.weight, ({ peso_kg }) => kg(peso_kg), 'numeric'],
          [t.reason, reasonCell],
        ]}
      />
      <Failure error={importAction.error} retry={importAction.run} />
      {added.length > 0 && importAction.error === undefined && (
        <div class="actions">
          <Button
            text={t.importWeights(added.length, integer(added.length))}
            kind="primary"
            onClick={importAction.run}
          />
        </div>
      )}
    </>
  )
}

/** At most so many unread lines are shown. */
const maxLines = 5

/** The file as it is read, which can be changed. */
const FileContent = ({ text, maxKg }: { text: string; maxKg: number }) => {
  const { t, integer, kg, instant } = usePage()
  const [{ doubts, ...guess }] = useState(() => guessForm(text, maxKg))
  const [form, setForm] = useState<CsvForm>(guess)
  const { head, records, unread } = useMemo(
    () => ({ ...layoutOf(text, form.separator), ...readRecords(text, form) }),
    [text, form],
  )
  const columns = head.map((name, index) => [String(index), t.column(index + 1, name)] as const)
  const comma = [',', t.comma] as const
  const fields = {
    separator: { label: t.separator, options: [comma, [';', t.semicolon], ['\t', t.tab]] },
    decimal: { label: t.decimal, options: [comma, ['.', t.point]] },
    order: { label: t.order, options: Object.entries(t.orders) },
    unit: { label: t.unit, options: [['kg', 'kg'] as const, ['lb', 'lb'] as const] },
    date: { label: t.dateColumn, options: columns },
    time: { label: t.timeColumn, options: [['-1', t.unknown], ...columns] },
    weight: { label: t.weightColumn, options: columns },
  } as const
  const change = (target: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(target))
    const [date, time, weight] = [values.date, values.time, values.weight].map(Number)
    setForm({ ...values, date, time, weight } as CsvForm)
  }
  const isRead = records.length > 0
  return (
    <>
      {doubts
        .filter((doubt) => form[doubt] === guess[doubt])
        .map((doubt) => (
          <Notice key={doubt}>{t.doubts[doubt](t.orders[form.order])}</Notice>
        ))}
      {!isRead && <Notice kind="error">{t.nothingRead}</Notice>}
      <details open={!isRead}>
        <summary>{t.readAs(t.orders[form.order], form.unit)}</summary>
        <form class="filters" onInput={({ currentTarget }) => change(currentTarget)}>
          <Fields fields={fields} values={{ ...form }} />
        </form>
      </details>
      {unread.length > 0 && (
        <Notice>
          <p>{t.unread(unread.length, integer(unread.length))}</p>
          <p class="lines">{unread.slice(0, maxLines).join('\n')}</p>
        </Notice>
      )}
      <Table
        caption={t.asRead}
        rows={records.slice(0, 3)}
        columns={[
          [t.date, ({ fecha_registro }) => instant(fecha_registro)],
          [t.weight, ({ peso_kg }) => kg(peso_kg), 'numeric'],
        ]}
      />
      {isRead && <Preview key={JSON.stringify(form)} records={records} />}
    </>
  )
}

/** Above these kilograms, a number is more likely a weight of this person in pounds. */
const readMaxKg = async (signal: AbortSignal): Promise<number> => {
  const [profile, stats] = await Promise.all([
    orNull(client.getProfile({ signal })),
    client.getWeightStats({ signal }),
  ])
  return stats.num_pesajes > 0 ? stats.peso_max * 1.6 : 60 * (profile?.talla_m ?? 1.7) ** 2
}

export const ImportView = () => {
  const { t } = usePage()
  const [chosen, choose] = useState<File>()
  const read = async (signal: AbortSignal) =>
    chosen && { text: await chosen.text(), maxKg: await readMaxKg(signal) }
  const { data, error, reload } = useLoad(read, [chosen])
  const file = { label: t.file, type: 'file', accept: '.csv,.txt,text/csv,text/plain' } as const
  return (
    <div class="card">
      <Heading title={t.importTitle} tools={<a href={hrefOf('weight')}>{t.back}</a>} />
      <p class="hint">{t.importHint}</p>
      <form onInput={({ target }) => choose((target as HTMLInputElement).files?.[0])}>
        <Fields fields={{ file }} />
      </form>
      <Failure error={error} retry={reload} />
      {data && <FileContent key={data.text} {...data} />}
    </div>
  )
}
