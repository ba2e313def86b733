import { useId, useMemo, useState } from 'preact/hooks'
import { ApiError, type CheckedWeight } from '../../generated/client/index.js'
import { useAction, useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { client, useDescribe, useFormat, usePage, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import { Button, Failure, Heading, Notice, Select, Table } from '../ui.tsx'
import { type CsvForm, type CsvRecord, guessForm, readCells, readRecords } from './csv.ts'

const portionSize = 1000

const portionsOf = (records: readonly CsvRecord[]): CsvRecord[][] =>
  Array.from({ length: Math.ceil(records.length / portionSize) }, (_, index) =>
    records.slice(index * portionSize, (index + 1) * portionSize),
  )

type Checked = CsvRecord & Pick<CheckedWeight, 'outcome' | 'code'>

/** Asks the service what would become of each record. */
const check = async (
  records: readonly CsvRecord[],
  signal: AbortSignal,
  onDone: (count: number) => void,
): Promise<Checked[]> => {
  const checked: Checked[] = []
  for (const weights of portionsOf(records)) {
    onDone(checked.length)
    const answer = await client.recordWeights({ body: { weights, check: true }, signal })
    if (!('results' in answer)) continue
    for (const { index, outcome, code } of answer.results) {
      const record = weights[index]
      if (record) checked.push({ ...record, outcome, code })
    }
  }
  return checked
}

interface Result {
  recorded: number
  known: number
  refusals: { from: string; to: string; error: ApiError }[]
}

const Counter = ({ label, done, all }: { label: string; done: number; all: number }) => {
  const id = useId()
  const { integer } = useFormat()
  const texts = useTexts(personTexts)
  return (
    <div class="progress">
      <label for={id}>{label}</label>
      <progress id={id} value={done} max={all} />
      <span class="numeric">{texts.portions(integer(done), integer(all))}</span>
    </div>
  )
}

/** The service's check of the records, and the button that brings in the new ones. */
const Preview = ({ records }: { records: CsvRecord[] }) => {
  const texts = useTexts(personTexts)
  const { integer, kg, day } = useFormat()
  const { messages } = usePage()
  const describe = useDescribe()
  const [done, setDone] = useState(0)
  const [result, setResult] = useState<Result>()
  const checked = useLoad((signal) => check(records, signal, setDone), [records])
  const outcomes = checked.loading ? [] : (checked.data ?? [])
  const only = (outcome: CheckedWeight['outcome']) =>
    outcomes.filter((record) => record.outcome === outcome)
  const [news, known, refused] = [only('new'), only('known'), only('refused')]
  const action = useAction(async () => {
    const sum: Result = { recorded: 0, known: known.length, refusals: [] }
    setDone(0)
    for (const [index, portion] of portionsOf(news).entries()) {
      const weights = portion.map(({ peso_kg, fecha_registro }) => ({ peso_kg, fecha_registro }))
      try {
        const answer = await client.recordWeights({ body: { weights } })
        if ('recorded' in answer) {
          sum.recorded += answer.recorded
          sum.known += answer.known
        }
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 400)) throw error
        const [from = '', to = ''] = [weights[0], weights.at(-1)].map((one) => one?.fecha_registro)
        sum.refusals.push({ from, to, error })
      }
      setDone(index * portionSize + portion.length)
    }
    setResult(sum)
  })
  /** Texts with values of one record come with the refusal of a recording only. */
  const reasonOf = ({ code }: Checked) => {
    const text = (messages.errors as Record<string, string>)[code ?? '']
    return text === undefined || text.includes('{') ? texts.changeTooLarge : text
  }
  if (result)
    return (
      <>
        <Notice kind="success">
          {texts.brought(integer(result.recorded), integer(result.known))}
        </Notice>
        {result.refusals.map(({ from, to, error }) => (
          <Notice key={from} kind="error">
            {texts.portionRefused(day(from), day(to), describe(error))}
          </Notice>
        ))}
        <a href={hrefOf('weight', { parameters: { period: 'all' } })}>{texts.back}</a>
      </>
    )
  if (checked.loading) return <Counter label={texts.checking} done={done} all={records.length} />
  if (action.busy) return <Counter label={texts.bringing} done={done} all={news.length} />
  return (
    <>
      <Failure error={checked.error} retry={checked.reload} />
      {checked.data && (
        <Notice>
          {texts.outcome(integer(news.length), integer(known.length), integer(refused.length))}
        </Notice>
      )}
      <Table
        caption={texts.refused}
        rows={refused}
        keyOf={(record) => refused.indexOf(record)}
        columns={[
          { label: texts.date, cell: ({ fecha_registro }) => day(fecha_registro) },
          { label: texts.weight, numeric: true, cell: ({ peso_kg }) => kg(peso_kg) },
          { label: texts.reason, cell: reasonOf },
        ]}
      />
      <Failure error={action.error} retry={action.run} />
      {news.length > 0 && action.error === undefined && (
        <div class="actions">
          <Button kind="primary" onClick={action.run}>
            {texts.bring(integer(news.length))}
          </Button>
        </div>
      )}
    </>
  )
}

/** How the file is read: each part can be changed. */
const FormFields = (props: { form: CsvForm; head: string[]; change: (form: CsvForm) => void }) => {
  const { form, head, change } = props
  const texts = useTexts(personTexts)
  const columns = head.map((name, index) => [String(index), texts.column(index + 1, name)] as const)
  const column = (name: 'date' | 'weight') => ({
    value: String(form[name]),
    onValue: (value: string) => change({ ...form, [name]: Number(value) }),
    options: columns,
  })
  return (
    <div class="columns small">
      <Select
        label={texts.separator}
        value={form.separator}
        onValue={(separator) => change({ ...form, separator })}
        options={[
          [',', texts.comma],
          [';', texts.semicolon],
          ['\t', texts.tab],
        ]}
      />
      <Select
        label={texts.decimal}
        value={form.decimal}
        onValue={(decimal) => change({ ...form, decimal })}
        options={[
          [',', texts.comma],
          ['.', texts.point],
        ]}
      />
      <Select
        label={texts.order}
        value={form.order}
        onValue={(order) => change({ ...form, order })}
        options={(['ymd', 'dmy', 'mdy'] as const).map((order) => [order, texts.orders[order]])}
      />
      <Select
        label={texts.unit}
        value={form.unit}
        onValue={(unit) => change({ ...form, unit })}
        options={[
          ['kg', 'kg'],
          ['lb', 'lb'],
        ]}
      />
      <Select label={texts.dateColumn} {...column('date')} />
      <Select label={texts.weightColumn} {...column('weight')} />
    </div>
  )
}

const FileContent = ({ text }: { text: string }) => {
  const texts = useTexts(personTexts)
  const { integer, kg, day, instant } = useFormat()
  const [form, setForm] = useState(() => guessForm(text))
  const head = useMemo(() => readCells(text, form.separator)[0] ?? [], [text, form.separator])
  const { records, unread } = useMemo(() => readRecords(text, form), [text, form])
  return (
    <>
      <FormFields form={form} head={head} change={setForm} />
      {unread.length > 0 && <Notice>{texts.unread(integer(unread.length))}</Notice>}
      {records.length === 0 ? (
        <Notice kind="error">{texts.nothingRead}</Notice>
      ) : (
        <>
          <Table
            caption={texts.asRead}
            rows={records.slice(0, 3)}
            keyOf={(record) => records.indexOf(record)}
            columns={[
              {
                label: texts.date,
                cell: ({ fecha_registro: date }) =>
                  date.includes('T') ? instant(date) : day(`${date}T00:00`),
              },
              { label: texts.weight, numeric: true, cell: ({ peso_kg }) => kg(peso_kg) },
            ]}
          />
          <Preview key={JSON.stringify(form)} records={records} />
        </>
      )}
    </>
  )
}

export const ImportView = () => {
  const texts = useTexts(personTexts)
  const id = useId()
  const [text, setText] = useState<string>()
  return (
    <div class="card">
      <Heading text={texts.importTitle}>
        <a href={hrefOf('weight')}>{texts.back}</a>
      </Heading>
      <p class="hint">{texts.importHint}</p>
      <div class="field">
        <label for={id}>{texts.file}</label>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={async ({ currentTarget }) => {
            setText(undefined)
            setText(await currentTarget.files?.[0]?.text())
          }}
        />
      </div>
      {text !== undefined && <FileContent key={text} text={text} />}
    </div>
  )
}
