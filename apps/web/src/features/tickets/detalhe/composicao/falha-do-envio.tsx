import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { useState } from 'react'
import { type ApiError, mensagemDoErro } from '../../../../platform/api-error.ts'
import { useReler } from '../../../../platform/releitura.ts'
import { AvisoDeConflito } from '../../../../ui/retorno/aviso-de-conflito.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'

type FalhaDoEnvioProps = {
  erro: ApiError
  /** The present state is on the screen: what the refusal told is past. */
  aoAtualizar: () => void
}

/** TIC-13 What was typed stays; who acted first and what they did is told. */
export function FalhaDoEnvio({ erro, aoAtualizar }: FalhaDoEnvioProps) {
  const reler = useReler(escreverNoHistorico)
  const [atualizando, setAtualizando] = useState(false)
  // What the fields say already need not be said twice.
  if (Object.keys(erro.campos).length > 0) return null
  if (erro.codigo !== 'TICKET_MUDOU') return <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(erro)} />

  async function atualizar() {
    setAtualizando(true)
    try {
      await reler({ throwOnError: true })
      aoAtualizar()
    } catch {
      // Each area tells of its own failure; the notice stays.
    } finally {
      setAtualizando(false)
    }
  }
  return (
    <AvisoDeConflito
      titulo="Este ticket mudou enquanto você escrevia"
      mudancas={erro.mudancas}
      onAtualizar={() => void atualizar()}
      atualizando={atualizando}
    />
  )
}
