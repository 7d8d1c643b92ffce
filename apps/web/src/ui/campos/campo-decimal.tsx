import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { TextInput } from '@mantine/core'
import type { ChangeEvent, FocusEvent } from 'react'
import type { PropsDeEntrada } from './campo-mascarado.tsx'
import { foiTecla } from './foi-tecla.ts'
import { textoAceito, valorDigitado } from './numero-digitado.ts'
import { reescreverEntrada } from './reescrever-entrada.ts'
import { useProblema } from './use-problema.ts'
import { useTextoDeCampo } from './use-texto-de-campo.ts'
import type { PropsDeValor } from './use-valor-de-campo.ts'

export type CampoDecimalProps = PropsDeEntrada &
  PropsDeValor<string | null> & {
    /** Decimals, from the setting of the business. */
    casas: number
    /** Shows only the decimals the number has: 3 pieces, 2,5 kg. */
    semZeros?: boolean | undefined
    onProblema?: ((mensagem: string | null) => void) | undefined
  }

/** GER-06, GER-02: number with comma decimals, never negative; its value is a decimal string ('1234.5') or null. */
export function CampoDecimal(props: CampoDecimalProps) {
  const {
    casas,
    semZeros = false,
    value,
    defaultValue,
    onChange,
    ref,
    onBlur,
    onProblema,
    error,
    ...resto
  } = props
  const mostrar = (numero: string) => formatarNumero(numero, semZeros ? undefined : casas)
  const { texto, mudar, entrada } = useTextoDeCampo<string | null>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: null,
    paraTexto: (valor) => (valor === null || valor === '' ? '' : mostrar(valor)),
  })
  const valor = valorDigitado(texto, casas)
  const problema = useProblema(
    texto !== '' && valor === null ? MENSAGENS.invalido : null,
    { preenchido: texto !== '' },
    onProblema,
  )

  function aoDigitar({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const bruto = currentTarget.value
    const novo = textoAceito(bruto, casas, !foiTecla(nativeEvent)) ?? texto
    // Counted from the end: what follows the cursor is what did not change.
    const depois = bruto.length - (currentTarget.selectionStart ?? bruto.length)
    reescreverEntrada(currentTarget, novo, Math.max(0, novo.length - depois))
    mudar(novo, valorDigitado(novo, casas))
  }

  function aoSair(evento: FocusEvent<HTMLInputElement>) {
    if (valor !== null) mudar(mostrar(valor), valor)
    problema.aoSair()
    onBlur?.(evento)
  }

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...resto}
      ref={entrada}
      value={texto}
      onChange={aoDigitar}
      onBlur={aoSair}
      error={problema.visivel ?? error}
    />
  )
}
