import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { ehGtin } from '@balcao/dominio/formatos/gtin'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  comTecla,
  lidoDepressa,
  naturezaDaTecla,
  type Sequencia,
} from '../../../../platform/ritmo-da-digitacao.ts'
import { textoAceito, valorDigitado } from '../../../../ui/campos/numero-digitado.ts'
import { useFila } from '../entrada/contexto-da-fila.tsx'
import estilos from './grade.module.css'

/** Given out when the typing pauses, and when the cell is left: each key draws nothing but its own cell. */
const PAUSA_MS = 400

type CelulaProps = {
  rotulo: string
  coluna: string
  valor: number | null
  casas: number
  /** Never with fewer decimals than that. */
  fixas?: boolean
  /** Null is what was emptied. */
  aoMudar: (valor: number | null) => void
  problema?: string | undefined
  /** Kept, and worth knowing. */
  aviso?: string | undefined
  sufixo?: string
}

/** With all that the number has: what is multiplied is what is shown. */
function comCasas(valor: number, casas: number): string {
  const exato = formatarNumero(valor)
  return (exato.split(',')[1]?.length ?? 0) < casas ? formatarNumero(valor, casas) : exato
}

/** A number that is typed in place. */
export function Celula({
  rotulo,
  coluna,
  valor,
  casas,
  fixas,
  aoMudar,
  problema,
  aviso,
  sufixo,
}: CelulaProps) {
  const mostrado = valor === null ? '' : comCasas(valor, fixas ? casas : 0)
  /** Null while nobody types. */
  const [texto, setTexto] = useState<string | null>(null)
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  const idDoProblema = useId()
  const fila = useFila()
  const sequencia = useRef<Sequencia | null>(null)
  /** The text is a code on its way: leaving gives nothing out. */
  const lida = useRef(false)
  /** Of before anybody typed here. */
  const antes = useRef(valor)
  useEffect(() => () => clearTimeout(espera.current), [])

  function concluir(digitado: string | null) {
    clearTimeout(espera.current)
    if (digitado === null || digitado === mostrado) return
    const lido = valorDigitado(digitado, casas)
    if (digitado === '' || lido !== null) aoMudar(lido === null ? null : Number(lido))
  }

  function digitar(bruto: string) {
    const novo = textoAceito(bruto, casas, bruto.length > (texto ?? mostrado).length + 1) ?? texto ?? mostrado
    if (texto === null) antes.current = valor
    setTexto(novo)
    clearTimeout(espera.current)
    espera.current = setTimeout(() => concluir(novo), PAUSA_MS)
  }

  /** What ends with this Enter, if it is a code: it was meant for the quote, and not for this cell. */
  function codigoLido(agora: number): string | null {
    const { current } = sequencia
    sequencia.current = null
    if (!current) return null
    return ehGtin(current.toda) ? current.toda : lidoDepressa(current, agora)
  }

  function aoTeclar(evento: KeyboardEvent) {
    const natureza = naturezaDaTecla(evento)
    if (natureza === 'letra') {
      const tecla = comTecla(sequencia.current, evento.key, evento.timeStamp)
      sequencia.current = tecla
      // A letter within a scan is no command.
      if (tecla.depressa.length > 1 && !/\d/.test(evento.key)) evento.stopPropagation()
    }
    const lido = evento.key === 'Enter' ? codigoLido(evento.timeStamp) : null
    if (natureza === 'gesto') sequencia.current = null
    if (lido !== null) {
      evento.preventDefault()
      evento.stopPropagation()
      clearTimeout(espera.current)
      if (texto !== null && valor !== antes.current) aoMudar(antes.current)
      lida.current = true
      setTexto(null)
      return fila.lerCodigo(lido)
    }
    if (evento.key !== 'Escape' || texto === null) return
    evento.preventDefault()
    evento.stopPropagation()
    clearTimeout(espera.current)
    setTexto(null)
  }

  return (
    <span className={estilos.celula}>
      <span className={estilos.campo}>
        <input
          className={estilos.numero}
          inputMode="decimal"
          autoComplete="off"
          aria-label={rotulo}
          aria-invalid={problema ? true : undefined}
          aria-describedby={(problema ?? aviso) ? idDoProblema : undefined}
          data-coluna={coluna}
          data-digitado={texto !== null || undefined}
          value={texto ?? mostrado}
          onChange={({ currentTarget }) => digitar(currentTarget.value)}
          onFocus={({ currentTarget }) => {
            lida.current = false
            currentTarget.select()
          }}
          onKeyDown={aoTeclar}
          onBlur={() => {
            if (!lida.current) concluir(texto)
            lida.current = false
            setTexto(null)
          }}
        />
        {sufixo && (
          <span className={estilos.sufixo} aria-hidden>
            {sufixo}
          </span>
        )}
      </span>
      {(problema ?? aviso) && (
        <span id={idDoProblema} className={problema ? estilos.problema : estilos.aviso}>
          {problema ?? aviso}
        </span>
      )}
    </span>
  )
}
