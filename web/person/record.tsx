import { useContext, useRef, useState } from 'preact/hooks'
import type { ApiError, WeightItem } from '../../generated/client/index.js'
import { client, usePage } from '../session.ts'
import { Button } from '../ui/feedback.tsx'
import { DialogButton, Form } from '../ui/forms.tsx'
import { Menu } from '../ui/menu.tsx'
import { Reload } from '../ui/view.tsx'
import { readTyped } from '../units.ts'
import { browserZone, haveSameClocks } from '../zone.ts'

/** Changes the weights that are shown, without loading them. */
export type Change = (edit: (weights: WeightItem[]) => WeightItem[]) => void

const newestFirst = (one: WeightItem, other: WeightItem) =>
  Date.parse(other.fecha_registro) - Date.parse(one.fecha_registro)

/** Records one weight; a repeated call records it once. */
const recordAt = async (peso_kg: number, fecha_registro: string): Promise<WeightItem[]> => {
  const answer = await client.recordWeights({ body: { weights: [{ peso_kg, fecha_registro }] } })
  return 'weights' in answer ? answer.weights : []
}

/** Adds records to the weights, or replaces those with the same id. */
const mergeWeights = (weights: WeightItem[], records: WeightItem[]): WeightItem[] =>
  [...records, ...weights.filter(({ id }) => records.every((one) => one.id !== id))].sort(
    newestFirst,
  )

/** The field of a weight, which is kept to 10 g. `kg` is the weight that it shows. */
export const useKg = (kg?: number) => {
  const { t, plain, unit, kg: withUnit } = usePage()
  const defaultValue = kg && (unit === 'kg' ? plain(kg) : withUnit(kg))
  return {
    inputMode: unit === 'st' ? ('text' as const) : ('decimal' as const),
    autocomplete: 'off' as const,
    label: t.weightIn(unit),
    codes: ['weight_out_of_range', 'weight_change_too_large'],
    defaultValue,
    read: (text: string | File) => {
      if (kg !== undefined && text === defaultValue) return kg
      return readTyped(String(text), unit) ?? new Error(t.notANumber[unit])
    },
  }
}

/** Says in which zone times are, if this browser has another one. */
export const useZoneHint = () => {
  const { t, zone } = usePage()
  return haveSameClocks(zone, browserZone) ? undefined : t.timesIn(zone.name)
}

/** The field of a date and time, which is read as an instant. `at` is the instant that it shows. */
const useTime = (at?: string) => {
  const { t, zone } = usePage()
  const defaultValue = zone.inputOf(at === undefined ? Date.now() : Date.parse(at))
  return {
    label: t.dateTime,
    hint: useZoneHint(),
    codes: ['weight_date_invalid'],
    max: zone.inputOf(Date.now()),
    type: 'datetime-local' as const,
    defaultValue,
    read: (typed: string | File) => {
      if (at !== undefined && typed === defaultValue) return at
      const clock = Date.parse(`${typed}Z`)
      // The service refuses an invalid one.
      if (Number.isNaN(clock)) return String(typed)
      const instant = zone.instantOf(clock)
      return instant > Date.now() ? new Error(t.futureDate) : new Date(instant).toISOString()
    },
  }
}

/** Records a weight of now or of another day. */
export const RecordForm = ({ change }: { change: Change }) => {
  const { t, messages } = usePage()
  const reload = useContext(Reload)
  const [isDated, setDated] = useState(false)
  /** The attempt whose answer was lost: a retry with its moment is the same record. */
  const lost = useRef<{ kg: number; at: string } | undefined>(undefined)
  const [peso_kg, time] = [useKg(), useTime()]
  const act = async ({ peso_kg: kg, time }: { peso_kg: number; time?: string }) => {
    const now = lost.current?.kg === kg ? lost.current.at : new Date().toISOString()
    const records = await recordAt(kg, time ?? now).catch(async (error: Partial<ApiError>) => {
      const { code, status } = error
      if (status === undefined || status >= 500) lost.current = { kg, at: now }
      // A 401 and a 429 come before the service looks at the weight.
      else if (status !== 401 && status !== 429) lost.current = undefined
      // This computer's clock is wrong, so the service's decides.
      if (code !== 'weight_date_invalid' || time !== undefined) throw error
      await client.recordWeight({ body: { peso_kg: kg } })
      reload(true)
      return []
    })
    lost.current = undefined
    change((weights) => mergeWeights(weights, records))
    setDated(false)
    return messages.texts.weight_recorded
  }
  const fields = { peso_kg, ...(isDated && { time }) } as { peso_kg: typeof peso_kg }
  return (
    <div class="record">
      <Form inline submit={t.record} fields={fields} act={act} />
      <Button
        text={isDated ? t.now : t.anotherDay}
        kind="link"
        aria-expanded={isDated}
        onClick={() => setDated(!isDated)}
      />
    </div>
  )
}

/** Corrects or deletes a record. */
export const RecordActions = ({ item, change }: { item: WeightItem; change: Change }) => {
  const { t, kg, instant, announce } = usePage()
  const reload = useContext(Reload)
  const path = { weight_id: item.id }
  const name = `${kg(item.peso_kg)}, ${instant(item.fecha_registro)}`
  const undo = async () => {
    const records = await recordAt(item.peso_kg, item.fecha_registro)
    change((weights) => mergeWeights(weights, records))
    reload(false)
    return t.restored
  }
  return (
    <Menu label={`${t.actions}: ${name}`} text="⋯">
      <DialogButton
        text={t.correct}
        of={name}
        title={t.correctTitle}
        submit={t.save}
        fields={{ peso_kg: useKg(item.peso_kg), time: useTime(item.fecha_registro) }}
        act={async ({ peso_kg, time }) => {
          const moved = time === item.fecha_registro ? {} : { fecha_registro: time }
          const corrected = await client.correctWeight({ path, body: { peso_kg, ...moved } })
          change((weights) => mergeWeights(weights, [corrected]))
          return t.corrected
        }}
      />
      <DialogButton
        text={t.remove}
        of={name}
        title={t.removeTitle}
        question={name}
        act={async () => {
          await client.deleteWeight({ path })
          change((weights) => weights.filter(({ id }) => id !== item.id))
          announce(t.removed, undo)
        }}
      />
    </Menu>
  )
}
