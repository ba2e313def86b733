import type { Profile } from '../../generated/client/index.js'
import { readNumber } from '../format.ts'
import { useLoad } from '../load.ts'
import { client, orNull, useFormat, usePage, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import { FieldError, FieldForm, Heading, LoadState } from '../ui.tsx'

const ProfileForm = ({ stored }: { stored: Profile | null }) => {
  const texts = useTexts(personTexts)
  const { plain } = useFormat()
  const { messages, config } = usePage()
  const {
    height_min = 0,
    height_max = 3,
    birth_date_min,
    name_max_length,
  } = config.validation_limits ?? {}
  const { nombre = '', apellidos = '', fecha_nacimiento = '' } = stored ?? {}
  const input = { maxLength: name_max_length }
  return (
    <FieldForm
      keep
      submit={texts.save}
      done={messages.texts.profile_saved}
      act={async (values) => {
        const talla_m = readNumber(values.talla_m)
        if (talla_m === undefined) throw new FieldError('talla_m', texts.notAHeight)
        await client.saveProfile({ body: { ...values, talla_m } })
      }}
      fields={{
        nombre: {
          label: texts.firstName,
          value: nombre,
          input: { ...input, autocomplete: 'given-name' },
        },
        apellidos: {
          label: texts.lastName,
          value: apellidos,
          input: { ...input, autocomplete: 'family-name' },
        },
        fecha_nacimiento: {
          label: texts.birthDate,
          value: fecha_nacimiento,
          codes: ['birth_date_invalid'],
          input: { type: 'date', autocomplete: 'bday', min: birth_date_min },
        },
        talla_m: {
          label: texts.height,
          value: stored ? plain(stored.talla_m) : '',
          hint: texts.range(plain(height_min), plain(height_max)),
          codes: ['height_out_of_range'],
          input: { inputMode: 'decimal' },
        },
      }}
    />
  )
}

export const ProfileView = () => {
  const texts = useTexts(personTexts)
  const load = useLoad((signal) => orNull(client.getProfile({ signal })), [])
  return (
    <div class="card narrow">
      <Heading text={texts.profile} />
      <p class="hint">{texts.profileHint}</p>
      <LoadState load={load} />
      {load.data !== undefined && <ProfileForm stored={load.data} />}
    </div>
  )
}
