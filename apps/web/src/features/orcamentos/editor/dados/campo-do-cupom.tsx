import { Kbd, TextInput } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { useEditor } from '../contexto.ts'
import { useCampo } from './use-campo.ts'

/** VEN-02 A coupon is asked about whole: with Enter, or when the field is left. */
export function CampoDoCupom({ campo }: { campo: RefObject<HTMLInputElement | null> }) {
  const { value, error, readOnly, mudar } = useCampo('cupom')
  const { salvamento } = useEditor()
  const [digitado, setDigitado] = useState<string | null>(null)
  function concluir() {
    if (digitado === null) return
    mudar(digitado.trim().toUpperCase() || null)
    setDigitado(null)
  }
  return (
    <TextInput
      ref={campo}
      label="Cupom"
      rightSection={<Kbd>F7</Kbd>}
      rightSectionWidth={44}
      autoComplete="off"
      maxLength={30}
      readOnly={readOnly}
      error={digitado === null && error}
      value={digitado ?? value ?? ''}
      onChange={({ currentTarget }) => setDigitado(currentTarget.value)}
      onBlur={concluir}
      onKeyDown={({ key }) => {
        if (key !== 'Enter') return
        concluir()
        queueMicrotask(() => void salvamento.salvar())
      }}
    />
  )
}
