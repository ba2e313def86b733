import { useState } from 'preact/hooks'
import { bmiBands } from '../../generated/client/index.js'
import { useAction } from '../load.ts'
import { usePage } from '../session.ts'
import { storedChoice } from '../store.ts'
import { Button, Failure, Notice } from '../ui/feedback.tsx'
import { ActionButton, type FieldSpec, Form, Segments } from '../ui/forms.tsx'
import { focusHeading } from '../ui/view.tsx'
import { shownUnits } from '../units.ts'
import { browserZone, haveSameClocks } from '../zone.ts'
import { leastGoal, shownBounds } from './measures.ts'
import { useKg } from './record.tsx'

/** Offers the zone of this browser once, if its clocks differ from those of the page. */
export const ZoneOffer = () => {
  const { t, zone, account, saveSettings } = usePage()
  const { name } = browserZone
  const refused = storedChoice(`zone refused by ${account.userId}`)
  const [isRefused, setRefused] = useState(refused.read() === name)
  if (isRefused || haveSameClocks(zone, browserZone)) return null
  const take = async () => {
    await saveSettings({ time_zone: name })
    focusHeading()
    return t.settingsUpdated
  }
  const keep = () => {
    refused.write(name)
    setRefused(true)
    focusHeading()
  }
  return (
    <Notice>
      <p>{t.zoneOffer(zone.name, name)}</p>
      <div class="actions">
        <ActionButton text={t.takeZone(name)} act={take} />
        <Button text={t.keepZone(zone.name)} onClick={keep} />
      </div>
    </Notice>
  )
}

export const UnitChoice = () => {
  const { t, unit, saveSettings } = usePage()
  const { run, error } = useAction(saveSettings)
  return (
    <>
      <Segments
        label={t.units}
        values={shownUnits}
        names={t.unitNames}
        value={unit}
        choose={(one) => run({ unit: one })}
      />
      <Failure error={error} />
    </>
  )
}

/** @param height metres; undefined without a profile */
export const SettingsForm = ({ height }: { height: number | undefined }) => {
  const { t, kg, unit, config, settings, saveSettings } = usePage()
  const { time_zone: zone, goal_kg: goal } = settings
  const zones = [...new Set([zone ?? [], Intl.supportedValuesOf('timeZone')].flat())].sort()
  const time_zone = {
    label: t.timeZone,
    hint: t.timeZoneHint,
    codes: ['time_zone_unknown'],
    defaultValue: zone ?? '',
    options: [
      ['', t.zoneOfService(config.time_zone ?? '')],
      ...zones.map((name): [string, string] => [name, name.replaceAll('_', ' ')]),
    ],
    read: (name) => String(name) || null,
  } satisfies FieldSpec
  const weight = useKg(goal ?? undefined)
  const goal_kg = {
    ...weight,
    label: t.goalIn(unit),
    hint: t.goalHint,
    codes: ['weight_out_of_range'],
    read: (text: string | File) => {
      const typed = String(text).trim() === '' ? null : weight.read(text)
      const isLow = typeof typed === 'number' && height !== undefined && typed < leastGoal(height)
      if (!isLow) return typed
      const [, normal] = bmiBands(height)
      return new Error(t.goalTooLow(kg(normal ? shownBounds(normal, unit)[0] : 0)))
    },
  }
  return (
    <Form
      submit={t.updateSettings}
      fields={{ time_zone, goal_kg }}
      act={async (changes) => {
        await saveSettings(changes)
        return t.settingsUpdated
      }}
    />
  )
}
