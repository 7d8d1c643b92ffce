import { useCallback, useState } from 'react'
import type { ApiError } from '../../../platform/api-error.ts'
import type { RascunhoLido } from '../../../platform/rascunhos-com-arquivos.ts'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { type TicketAberto, useEnvioDoTicket } from './envio/use-envio-do-ticket.ts'
import { semAlteracoes } from './estado.ts'
import type { PropsDoPasso } from './passo.ts'
import { type RascunhoDoTicket, useChaveDoRascunho } from './rascunho/rascunho-do-ticket.ts'
import { useGuardarRascunho } from './rascunho/use-guardar-rascunho.ts'
import type { Recusas } from './recusas.ts'
import type { TicketNovo } from './ticket-novo.ts'
import { usePassos } from './use-passos.ts'

export type Comeco = {
  /** What the wizard looks like when nobody typed anything: empty, or filled by where it was opened from. */
  inicial: TicketNovo
  anterior: RascunhoLido<RascunhoDoTicket> | null
}

/** NOV-16 Why it was not opened, until the person goes back to what was typed. */
export type Falha = { mensagem: string; recusas: Recusas }

const PERGUNTA = {
  titulo: 'Descartar este ticket?',
  mensagem: 'O que você preencheu e anexou será apagado.',
  confirmar: 'Descartar',
  cancelar: 'Continuar preenchendo',
  perigo: true,
}

type OpcoesDoAssistente = Comeco & { aoAbrir: (ticket: TicketAberto) => void; aoFechar: () => void }

/** NOV-02, NOV-05, NOV-16 All that the wizard knows: what was typed, where one is, the draft, the sending. */
export function useAssistente({ inicial, anterior, aoAbrir, aoFechar }: OpcoesDoAssistente) {
  const confirmar = useConfirmar()
  const [novo, setNovo] = useState(anterior?.valores.novo ?? inicial)
  const [falha, setFalha] = useState<Falha | null>(null)
  const [aviso, setAviso] = useState<string | null>(null)
  const mudar = useCallback<PropsDoPasso['mudar']>((transicao) => setNovo(transicao), [])
  const caminho = usePassos(novo, mudar, anterior?.valores.visitados ?? [novo.passo])
  const vazio = semAlteracoes(novo, inicial)

  const envio = useEnvioDoTicket({
    anterior: anterior?.valores.envio ?? null,
    guardar: (atual) => rascunho.guardarJa({ envio: atual }),
    async aoConcluir(ticket) {
      await rascunho.encerrar()
      aoAbrir(ticket)
    },
    aoFalhar: ({ message, campos }: ApiError, retrato) =>
      setFalha({ mensagem: message, recusas: { campos, retrato } }),
  })
  const rascunho = useGuardarRascunho(
    useChaveDoRascunho(),
    { novo, visitados: caminho.visitados, envio: envio.envio },
    { vazio, antes: anterior?.em ?? null },
  )

  return {
    novo,
    mudar,
    caminho,
    salvoEm: rascunho.salvoEm,
    enviando: envio.enviando,
    parte: envio.parte,
    cancelarEnvio: envio.cancelar,
    falha,
    /** The server's sentence, still in sight after going back; dismissed by hand. */
    aviso,
    dispensarAviso: () => setAviso(null),
    enviar() {
      setAviso(null)
      if (caminho.conferirTudo()) void envio.enviar(novo)
    },
    /** NOV-16 'Voltar': to the first step with something refused, everything typed still there. */
    voltarDaFalha() {
      if (!falha) return
      setAviso(falha.mensagem)
      caminho.recusar(falha.recusas)
      setFalha(null)
    },
    async tentarFechar() {
      if (envio.enviando) return
      if (!vazio && !(await confirmar(PERGUNTA))) return
      await rascunho.encerrar()
      aoFechar()
    },
  }
}

export type Assistente = ReturnType<typeof useAssistente>
