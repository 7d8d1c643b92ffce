import type { RespostaDe } from '@balcao/dominio/contrato'
import {
  arquivarVarios,
  desarquivarVarios,
  encaminharVarios,
  type TicketDaLista,
} from '@balcao/dominio/tickets/lista/contratos'
import { useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao } from '../../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { contar } from './contar.ts'

type TicketsEscolhidos = readonly TicketDaLista[]
type ResultadoDoLote = RespostaDe<typeof arquivarVarios>
type Feito = 'arquivado' | 'desarquivado' | 'encaminhado'
export type Recusas = { feito: Feito; itens: { id: number; protocolo: string; motivo: string }[] }
export type Destino = { setor: number; operador: number | null; mensagem: string }

const identificar = (escolhidos: TicketsEscolhidos) => escolhidos.map(({ id, versao }) => ({ id, versao }))

const recusadosDe = (resultados: ResultadoDoLote['resultados'], escolhidos: TicketsEscolhidos) => {
  const protocolos = new Map(escolhidos.map(({ id, protocolo }) => [id, protocolo]))
  return resultados
    .filter(({ feito }) => !feito)
    .map(({ id, message }) => ({ id, protocolo: protocolos.get(id) ?? '', motivo: message }))
}

/** TIC-10, TIC-12 One action over many tickets: each succeeds or is refused by itself, and both are told. */
export function useLote(escolhidos: TicketsEscolhidos, aoConcluir: () => void) {
  const [recusas, setRecusas] = useState<Recusas | null>(null)
  const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))
  const arquivamento = useAcao(arquivarVarios, { aoFalhar })
  const desarquivamento = useAcao(desarquivarVarios, { aoFalhar })
  const encaminhamento = useAcao(encaminharVarios)

  function relatar(feito: Feito, { feitos, resultados }: ResultadoDoLote, desfazer?: () => void) {
    if (feitos > 0)
      avisarSucesso(
        `${contar(feitos, feito)}.`,
        desfazer && { acao: { rotulo: 'Desfazer', aoAcionar: desfazer } },
      )
    const itens = recusadosDe(resultados, escolhidos)
    if (itens.length > 0) setRecusas({ feito, itens })
    aoConcluir()
  }

  const tickets = identificar(escolhidos)
  return {
    recusas,
    fecharRecusas: () => setRecusas(null),
    ocupado: arquivamento.isPending || desarquivamento.isPending || encaminhamento.isPending,
    arquivar: () =>
      arquivamento.mutate(
        { corpo: { tickets } },
        {
          onSuccess: (resultado) => {
            const arquivados = resultado.resultados
              .filter(({ feito }) => feito)
              .map(({ id, versao }) => ({ id, ...(versao !== null && { versao }) }))
            relatar('arquivado', resultado, () =>
              desarquivamento.mutate(
                { corpo: { tickets: arquivados } },
                { onSuccess: (volta) => relatar('desarquivado', volta) },
              ),
            )
          },
        },
      ),
    desarquivar: () =>
      desarquivamento.mutate(
        { corpo: { tickets } },
        { onSuccess: (resultado) => relatar('desarquivado', resultado) },
      ),
    erroAoEncaminhar: encaminhamento.error,
    esquecerErro: encaminhamento.reset,
    encaminhar: (destino: Destino, aoEncaminhar: () => void) =>
      encaminhamento.mutate(
        { corpo: { tickets, ...destino } },
        {
          onSuccess: (resultado) => {
            aoEncaminhar()
            relatar('encaminhado', resultado)
          },
        },
      ),
  }
}
