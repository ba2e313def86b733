import { useRef } from 'preact/hooks'
import { orNull, type Profile } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Form } from '../ui/forms.tsx'
import { View } from '../ui/view.tsx'
import { readHeight } from '../units.ts'
import { adultFrom } from './measures.ts'
import { SettingsForm, UnitChoice } from './settings.tsx'

/** Metres. An adult is asked about a smaller height. */
const smallHeight = 1.2

export const ProfileView = () => {
  const { t, plain, messages, config, unit, zone, height: shownHeight } = usePage()
  /** Asked for after the registration. */
  const isFirst = useRoute().parameters.first !== undefined
  const load = useLoad((signal) => orNull(client.getProfile({ signal })))
  const limits = config.validation_limits ?? {}
  const name = { maxLength: limits.name_max_length, required: true }
  const date = {
    type: 'date',
    codes: ['birth_date_invalid'],
    min: limits.birth_date_min,
    required: true,
  } as const
  const height = {
    inputMode: 'decimal',
    autocomplete: 'off',
    codes: ['height_out_of_range'],
    label: unit === 'kg' ? t.height : t.heightInFeet,
    hint: unit === 'kg' ? t.heightHint : t.heightInFeetHint,
    required: true,
  } as const
  const heightOf = (stored: number | undefined) => {
    const defaultValue = stored && (unit === 'kg' ? plain(stored) : shownHeight(stored))
    const read = (text: string | File) =>
      (text === defaultValue ? stored : readHeight(String(text))) ?? new Error(t.notAHeight)
    return { ...height, defaultValue, read }
  }
  /** The small height that the person was asked about. */
  const asked = useRef<number>(undefined)
  const save = async (body: Profile) => {
    const { talla_m, fecha_nacimiento } = body
    const isAdult = adultFrom(fecha_nacimiento, zone) <= Date.now()
    if (isAdult && talla_m < smallHeight && asked.current !== talla_m) {
      asked.current = talla_m
      throw new Error(t.isHeightRight(shownHeight(talla_m)))
    }
    await client.saveProfile({ body })
    if (!isFirst) return messages.texts.profile_saved
    location.hash = hrefOf('weight')
  }
  const fieldsOf = (stored: Profile | null) => ({
    nombre: { ...name, label: t.firstName, defaultValue: stored?.nombre },
    apellidos: { ...name, label: t.lastName, defaultValue: stored?.apellidos },
    fecha_nacimiento: { ...date, label: t.birthDate, defaultValue: stored?.fecha_nacimiento },
    talla_m: heightOf(stored?.talla_m),
  })
  return (
    <div class="card narrow">
      <View title={t.profile} load={load}>
        {(stored) => (
          <>
            <p class="hint">{isFirst ? t.profileFirst : t.profileHint}</p>
            <Form submit={t.save} act={save} fields={fieldsOf(stored)} />
            {isFirst && <a href={hrefOf('weight')}>{t.later}</a>}
            <h2>{t.settings}</h2>
            <UnitChoice />
            {!isFirst && <SettingsForm height={stored?.talla_m} />}
          </>
        )}
      </View>
    </div>
  )
}
