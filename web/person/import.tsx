import { useMemo, useState } from 'preact/hooks'
import { type CheckedWeight, recordPortions } from '../../generated/client/index.js'
import { useAction, useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Table } from '../ui/data.tsx'
import { Button, Failure, Notice, Progress } from '../ui/feedback.tsx'
import { Fields } from '../ui/forms.tsx'
import { Heading } from '../ui/view.tsx'
import { type CsvForm, type CsvRecord, guessForm, readCells, readRecords } from './csv.ts'

type Checked = CsvRecord & Pick<CheckedWeight, 'outcome' | 'code'>

/** The service's check of the records, and the button that brings in the new ones. */
const Preview = ({ records }: { records: readonly CsvRecord[] }) => {
  const { t, integer, kg, day, messages, describe } = usePage()
  const [done, setDone] = useState(0)
  const [result, setResult] = useState<{ told: string; refusals: string[] }>()
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
  const { new: news = [], known = [], refused = [] } = checked.data ?? {}
  const bring = useAction(async () => {
    const sum = { recorded: 0, known: known.length }
    const refusals: string[] = []
    const weights = news.map(({ peso_kg, fecha_registro }) => ({ peso_kg, fecha_registro }))
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
    setResult({ told: t.brought(integer(sum.recorded), integer(sum.known)), refusals })
  })
  /** Texts with values of one record come with the refusal of a recording only. */
  const reasonCell = ({ code }: Checked) => {
    const text = (messages.errors as Record<string, string>)[code ?? '']
    return text === undefined || text.includes('{') ? t.changeTooLarge : text
  }
  if (result)
    return (
      <>
        <Notice kind="success">{result.told}</Notice>
        {result.refusals.map((text) => (
          <Notice key={text} kind="error">
            {text}
          </Notice>
        ))}
        <a href={hrefOf('weight', { period: 'all' })}>{t.back}</a>
      </>
    )
  if (checked.loading)
    return <Progress label={t.checking} done={done} all={records.length} write={integer} />
  if (bring.busy)
    return <Progress label={t.bringing} done={done} all={news.length} write={integer} />
  return (
    <>
      <Failure error={checked.error} retry={checked.reload} />
      {checked.data && (
        <Notice>
          {t.outcome(integer(news.length), integer(known.length), integer(refused.length))}
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
      <Failure error={bring.error} retry={bring.run} />
      {news.length > 0 && bring.error === undefined && (
        <div class="actions">
          <Button text={t.bring(integer(news.length))} kind="primary" onClick={bring.run} />
        </div>
      )}
    </>
  )
}

/** The file as it is read, which can be changed. */
const FileContent = ({ text }: { text: string }) => {
  const { t, integer, kg, instant } = usePage()
  const [form, setForm] = useState(() => guessForm(text))
  const { head, records, unread } = useMemo(
    () => ({ head: readCells(text, form.separator)[0] ?? [], ...readRecords(text, form) }),
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
    weight: { label: t.weightColumn, options: columns },
  } as const
  const change = (target: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(target))
    setForm({ ...values, date: Number(values.date), weight: Number(values.weight) } as CsvForm)
  }
  return (
    <>
      <form class="filters" onInput={({ currentTarget }) => change(currentTarget)}>
        <Fields fields={fields} values={{ ...form }} />
      </form>
      {unread.length > 0 && <Notice>{t.unread(integer(unread.length))}</Notice>}
      {records.length === 0 && <Notice kind="error">{t.nothingRead}</Notice>}
      <Table
        caption={t.asRead}
        rows={records.slice(0, 3)}
        columns={[
          [t.date, ({ fecha_registro }) => instant(fecha_registro)],
          [t.weight, ({ peso_kg }) => kg(peso_kg), 'numeric'],
        ]}
      />
      {records.length > 0 && <Preview key={JSON.stringify(form)} records={records} />}
    </>
  )
}

export const ImportView = () => {
  const { t } = usePage()
  const [chosen, choose] = useState<File>()
  const { data: text, error } = useLoad(async () => chosen?.text(), [chosen])
  const file = { label: t.file, type: 'file', accept: '.csv,.txt,text/csv,text/plain' } as const
  return (
    <div class="card">
      <Heading title={t.importTitle} tools={<a href={hrefOf('weight')}>{t.back}</a>} />
      <p class="hint">{t.importHint}</p>
      <form onInput={({ target }) => choose((target as HTMLInputElement).files?.[0])}>
        <Fields fields={{ file }} />
      </form>
      <Failure error={error} />
      {text !== undefined && <FileContent key={text} text={text} />}
    </div>
  )
}
