import { problemaDaData } from '@balcao/dominio/datas/periodo'
import { formatarData, lerData } from '@balcao/dominio/formatos/datas'
import { TextInput } from '@mantine/core'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Calendario } from './calendario.tsx'
import type { PropsDeEntrada } from './campo-mascarado.tsx'
import { foiApagado, foiTecla } from './foi-tecla.ts'
import { edicaoDe, mascarar, posicaoDoCursor } from './mascarar.ts'
import { reescreverEntrada } from './reescrever-entrada.ts'
import { useProblema } from './use-problema.ts'
import { useTextoDeCampo } from './use-texto-de-campo.ts'
import type { PropsDeValor } from './use-valor-de-campo.ts'

export type CampoDeDataProps = Omit<PropsDeEntrada, 'rightSection' | 'label'> &
  PropsDeValor<string | null> & {
    label: string
    /** First and last ISO date that may be chosen. */
    minima?: string | undefined
    maxima?: string | undefined
    /** The user is done with the date: left the field, or chose in the calendar. Null: it is empty or wrong. */
    aoConcluir?: ((data: string | null) => void) | undefined
  }

const TEXTO_COMPLETO = 10

/**
 * GER-10: typed date with a calendar; its value is an ISO date, or null when empty. A wrong date stays in sight with its
 * reason, and its value is the text itself, which no schema takes for a date: what is wrong is not empty.
 */
export function CampoDeData(props: CampoDeDataProps) {
  const { label, minima, maxima, aoConcluir, ...comuns } = props
  const { value, defaultValue, onChange, ref, onBlur, onKeyDown, error, ...resto } = comuns
  const { texto, mudar, valorDado, entrada } = useTextoDeCampo<string | null>({
    value,
    defaultValue,
    onChange,
    ref,
    vazio: null,
    // A text that is no date is one we gave out ourselves.
    paraTexto: (valor) => (valor === null ? '' : formatarData(valor) || mascarar('data', valor).texto),
  })
  const [aberto, setAberto] = useState(false)
  const mensagem = problemaDaData(texto, { minima, maxima })
  const bloqueado = Boolean(resto.disabled || resto.readOnly)
  const recusada = mensagem !== null && !bloqueado
  const problema = useProblema(recusada ? mensagem : null, {
    preenchido: texto !== '',
    urgente: texto.length === TEXTO_COMPLETO,
  })

  function escrever(novo: string) {
    mudar(novo, problemaDaData(novo, { minima, maxima }) === null ? lerData(novo) : novo)
  }

  // The same text is worth another value once its bounds move: the draft of yesterday, a field that midnight overtook.
  const conferir = useEffectEvent(() => {
    if (recusada !== (texto !== '' && valorDado() === texto)) escrever(texto)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is asked about
  useEffect(() => conferir(), [texto, recusada])

  function aoDigitar({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edicao = edicaoDe('data', texto, currentTarget, nativeEvent)
    const { bruto, cursor } = foiApagado(nativeEvent) ? edicao : dataDigitada(edicao, !foiTecla(nativeEvent))
    const novo = mascarar('data', bruto).texto
    reescreverEntrada(currentTarget, novo, posicaoDoCursor('data', bruto, cursor))
    escrever(novo)
  }

  function aoTeclar(evento: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(evento)
    if (evento.key !== 'ArrowDown' || !evento.altKey || bloqueado) return
    evento.preventDefault()
    setAberto(true)
  }

  function aoSair(evento: FocusEvent<HTMLInputElement>) {
    problema.aoSair()
    aoConcluir?.(mensagem === null ? lerData(texto) : null)
    onBlur?.(evento)
  }

  function aoEscolher(data: string) {
    escrever(formatarData(data))
    aoConcluir?.(data)
    setAberto(false)
  }

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/aaaa"
      aria-keyshortcuts="Alt+ArrowDown"
      {...resto}
      label={label}
      ref={entrada}
      value={texto}
      onChange={aoDigitar}
      onKeyDown={aoTeclar}
      onBlur={aoSair}
      {...problema.marca}
      error={problema.visivel ?? error}
      rightSectionPointerEvents="all"
      rightSection={
        <Calendario
          aberto={aberto}
          aoAlternar={setAberto}
          rotulo={label}
          valor={mensagem === null ? lerData(texto) : null}
          minima={minima}
          maxima={maxima}
          desabilitado={bloqueado}
          aoEscolher={aoEscolher}
        />
      }
    />
  )
}

type Edicao = { bruto: string; cursor: number }

const DATA_ISO = /^\s*(\d{4}-\d{2}-\d{2})/
const UM_DIGITO_E_SEPARADOR = /(?<!\d)\d[/.-]$/
const UM_DIGITO = /(?<!\d)\d(?!\d)(?=.)/g

/**
 * GER-10: a date as people write it. A separator typed after one digit says that the day or month is complete; a paste
 * may bring '5/3/2026' or an ISO date.
 */
function dataDigitada({ bruto, cursor }: Edicao, colado: boolean): Edicao {
  if (colado) {
    const [, iso] = DATA_ISO.exec(bruto) ?? []
    const texto = (iso && formatarData(iso)) || bruto.replace(UM_DIGITO, '0$&')
    return { bruto: texto, cursor: texto.length }
  }
  const antes = bruto.slice(0, cursor).replace(UM_DIGITO_E_SEPARADOR, '0$&')
  return { bruto: antes + bruto.slice(cursor), cursor: antes.length }
}
