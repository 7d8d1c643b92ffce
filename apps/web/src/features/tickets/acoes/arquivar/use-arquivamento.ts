import { obterTicket, type TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { arquivarTicket, desarquivarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { useRef } from 'react'
import type { ApiError } from '../../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../../ui/retorno/toasts.ts'

const CONTRATOS = { arquivar: arquivarTicket, desarquivar: desarquivarTicket }
const CONTRARIO = { arquivar: 'desarquivar', desarquivar: 'arquivar' } as const
type Sentido = keyof typeof CONTRATOS

/** TIC-10 Into the archive and out of it at one click, because it can be undone. */
export function useArquivamento({ id, versao }: TicketDetalhado) {
  const params = { idTicket: id }
  const ocupado = useRef(false)
  const { refetch } = useConsulta(obterTicket, { params }, { ativa: false, mostradoNaArea: true })

  function aoFalhar(erro: ApiError) {
    avisarErro(erro.message)
    if (erro.codigo === 'TICKET_MUDOU') void refetch()
  }
  const guardar = useAcao(CONTRATOS.arquivar, { aoFalhar })
  const tirar = useAcao(CONTRATOS.desarquivar, { aoFalhar })

  async function mudar(sentido: Sentido, vista: number, desfaz: boolean) {
    if (ocupado.current) return
    ocupado.current = true
    const acao = sentido === 'arquivar' ? guardar : tirar
    try {
      const saida = await acao.mutateAsync({ params, corpo: { versao: vista } })
      let desfeito = false
      const desfazer = {
        rotulo: 'Desfazer',
        aoAcionar: () => {
          // The toast takes a moment to leave, and a second click would find it.
          if (!desfeito) void mudar(CONTRARIO[sentido], saida.versao, true)
          desfeito = true
        },
      }
      avisarSucesso(saida.message, desfaz ? {} : { acao: desfazer })
    } catch {
      // Told by `aoFalhar`.
    } finally {
      ocupado.current = false
    }
  }

  return {
    arquivando: guardar.isPending || tirar.isPending,
    mudar: (sentido: Sentido) => mudar(sentido, versao, false),
  }
}
