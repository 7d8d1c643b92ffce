import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { mascarar, posicaoDoCursor, type TipoDeMascara } from './mascarar.ts'
import { reescreverEntrada } from './reescrever-entrada.ts'
import { useTextoDeCampo } from './use-texto-de-campo.ts'
import type { PropsDeValor } from './use-valor-de-campo.ts'

/** What every typed field takes from the kit's text field besides its own value. */
export type PropsDeEntrada = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'>

type CampoMascaradoProps = PropsDeEntrada &
  PropsDeValor<string> & {
    tipo: TipoDeMascara
    /** Gives out the text as shown; otherwise the characters without the mask. */
    comMascara?: boolean | undefined
  }

// Letters are part of a CNPJ: its keyboard can't be the numeric one.
const COM_LETRAS: ReadonlySet<TipoDeMascara> = new Set(['cnpj', 'cpfOuCnpj'])

/** GER-05: text field with a mask; takes values with or without the mask. */
export function CampoMascarado(props: CampoMascaradoProps) {
  const { tipo, comMascara = false, value, defaultValue, onChange, ref, ...resto } = props
  const { texto, mudar, entrada } = useTextoDeCampo<string>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: '',
    paraTexto: (valor) => mascarar(tipo, valor).texto,
  })
  const comLetras = COM_LETRAS.has(tipo)

  function aoDigitar({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const bruto = currentTarget.value
    const mascarado = mascarar(tipo, bruto)
    const cursor = posicaoDoCursor(tipo, bruto, currentTarget.selectionStart ?? bruto.length)
    reescreverEntrada(currentTarget, mascarado.texto, cursor)
    mudar(mascarado.texto, comMascara ? mascarado.texto : mascarado.semMascara)
  }

  return (
    <TextInput
      inputMode={comLetras ? 'text' : 'numeric'}
      autoCapitalize={comLetras ? 'characters' : 'none'}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...resto}
      ref={entrada}
      value={texto}
      onChange={aoDigitar}
    />
  )
}
