import { MENSAGENS } from '@balcao/dominio/mensagens'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { foiTecla } from './foi-tecla.ts'
import { edicaoDe, excedeMascara, mascarar, posicaoDoCursor, type TipoDeMascara } from './mascarar.ts'
import { reescreverEntrada } from './reescrever-entrada.ts'
import { useProblema } from './use-problema.ts'
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

// Letters are part of a CNPJ, and so of an invoice's key: its keyboard can't be the numeric one.
const COM_LETRAS: ReadonlySet<TipoDeMascara> = new Set(['cnpj', 'cpfOuCnpj', 'chaveDeNota'])

/** GER-05: text field with a mask; takes values with or without the mask. */
export function CampoMascarado(props: CampoMascaradoProps) {
  const { tipo, comMascara = false, value, defaultValue, onChange, ref, error, ...resto } = props
  const { texto, mudar, entrada } = useTextoDeCampo<string>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: '',
    paraTexto: (valor) => (excedeMascara(tipo, valor) ? valor : mascarar(tipo, valor).texto),
  })
  const comLetras = COM_LETRAS.has(tipo)
  // A paste that does not fit stays, refused aloud: cut, it would pass for another number.
  const excede = excedeMascara(tipo, texto)
  const problema = useProblema(excede ? MENSAGENS.invalido : null, { preenchido: true })

  function aoDigitar({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { bruto, cursor } = edicaoDe(tipo, texto, currentTarget, nativeEvent)
    if ((excede || !foiTecla(nativeEvent)) && excedeMascara(tipo, bruto)) return mudar(bruto, bruto)
    const mascarado = mascarar(tipo, bruto)
    reescreverEntrada(currentTarget, mascarado.texto, posicaoDoCursor(tipo, bruto, cursor))
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
      {...problema.marca}
      error={problema.visivel ?? error}
    />
  )
}
