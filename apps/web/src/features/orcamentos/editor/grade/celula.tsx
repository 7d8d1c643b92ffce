import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { textoAceito, valorDigitado } from '../../../../ui/campos/numero-digitado.ts'
import estilos from './grade.module.css'

/** Given out when the typing pauses, and when the cell is left: each key draws nothing but its own cell. */
const PAUSA_MS = 400

type CelulaProps = {
  rotulo: string
  coluna: string
  valor: number | null
  casas: number
  /** Always with that many decimals. */
  fixas?: boolean
  /** Null is what was emptied. */
  aoMudar: (valor: number | null) => void
  problema?: string | undefined
  /** Kept, and worth knowing. */
  aviso?: string | undefined
  sufixo?: string
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
  const mostrado = valor === null ? '' : formatarNumero(valor, fixas ? casas : undefined)
  /** Null while nobody types. */
  const [texto, setTexto] = useState<string | null>(null)
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  const idDoProblema = useId()
  useEffect(() => () => clearTimeout(espera.current), [])

  function concluir(digitado: string | null) {
    clearTimeout(espera.current)
    if (digitado === null || digitado === mostrado) return
    const lido = valorDigitado(digitado, casas)
    if (digitado === '' || lido !== null) aoMudar(lido === null ? null : Number(lido))
  }

  function digitar(bruto: string) {
    const novo = textoAceito(bruto, casas, bruto.length > (texto ?? mostrado).length + 1) ?? texto ?? mostrado
    setTexto(novo)
    clearTimeout(espera.current)
    espera.current = setTimeout(() => concluir(novo), PAUSA_MS)
  }

  function aoTeclar(evento: KeyboardEvent) {
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
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={aoTeclar}
          onBlur={() => {
            concluir(texto)
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
