import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, mensagemDoErro } from '../../../../platform/api-error.ts'
import { chaveDe } from '../../../../platform/consultas.ts'
import { AvisoDeConflito } from '../../../../ui/retorno/aviso-de-conflito.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { CONSULTAS_DO_TICKET } from '../use-ticket.ts'

/** TIC-13 What was typed stays; who acted first and what they did is told. */
export function FalhaDoEnvio({ erro, idTicket }: { erro: ApiError; idTicket: number }) {
  const consultas = useQueryClient()
  const [atualizando, setAtualizando] = useState(false)
  // What the fields say already need not be said twice.
  if (Object.keys(erro.campos).length > 0) return null
  if (erro.codigo !== 'TICKET_MUDOU') return <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(erro)} />

  async function atualizar() {
    setAtualizando(true)
    await Promise.all(
      CONSULTAS_DO_TICKET.map((contrato) =>
        consultas.invalidateQueries({ queryKey: chaveDe(contrato, { params: { idTicket } }) }),
      ),
    )
    setAtualizando(false)
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
