import { MENSAGENS } from '@balcao/dominio/mensagens'
import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import { useProblema } from './use-problema.ts'

/**
 * AGE-01 The browser's own field for a time. Half filled in it is worth nothing to the form, which would take it for empty
 * (GER-09): it is refused until it is whole, or erased.
 */
export function CampoDeHora({ error, onBlur, ...resto }: Omit<TextInputProps, 'type'>) {
  const [pelaMetade, setPelaMetade] = useState(false)
  const problema = useProblema(pelaMetade ? MENSAGENS.horaIncompleta : null, { preenchido: false })
  // A half has no value to change: the browser tells of it by no event of its own.
  const conferir = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setPelaMetade(currentTarget.validity.badInput)

  function aoSair(evento: FocusEvent<HTMLInputElement>) {
    conferir(evento)
    problema.aoSair()
    onBlur?.(evento)
  }

  return (
    <TextInput
      {...resto}
      type="time"
      onInput={conferir}
      onKeyUp={conferir}
      onBlur={aoSair}
      {...problema.marca}
      error={problema.visivel ?? error}
    />
  )
}
