import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import { type RefObject, useRef, useState } from 'react'
import type { Comeco } from '../../../platform/assistente/descricao-do-assistente.ts'
import { PreparoDoAssistente } from '../../../platform/assistente/preparo-do-assistente.tsx'
import { useAssistente } from '../../../platform/assistente/use-assistente.ts'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { Assistente } from '../../../ui/assistente/assistente.tsx'
import {
  type Comandos,
  InteriorDoAssistente,
  JanelaDoAssistente,
  useComandos,
} from '../../../ui/assistente/janela-do-assistente.tsx'
import { BotaoDeItens } from './itens/botao-de-itens.tsx'
import { ASSISTENTE_DO_TICKET } from './passos/assistente-do-ticket.ts'
import type { TicketAberto } from './pedido/abrir-novo-ticket.ts'
import { useArtigos } from './pedido/artigos.ts'
import { useConsumidorFixo } from './pedido/consumidor-fixo.ts'
import { TICKET_EM_BRANCO } from './pedido/estado.ts'
import { comTipoDeHoje } from './pedido/menu-escolhido.ts'
import type { PedidoDeTicket } from './pedido/pedido-de-ticket.ts'
import { completarRascunho, partesDoRascunho } from './pedido/rascunho-do-ticket.ts'
import type { TicketNovo } from './pedido/ticket-novo.ts'
import { usePreenchimento } from './pedido/use-preenchimento.ts'

type ComecoDoTicket = Comeco<TicketNovo, Passo>

type JanelaDoTicketNovoProps = {
  pedido: PedidoDeTicket
  aoAbrir: (ticket: TicketAberto) => void
  aoFechar: () => void
}

const TITULO = 'Abrir novo ticket'

/** NOV-02 'Abrir novo ticket': first what there is to begin with, then the wizard. */
export function JanelaDoTicketNovo({ pedido, aoAbrir, aoFechar }: JanelaDoTicketNovoProps) {
  const [comeco, setComeco] = useState(() => comecoDe(pedido))
  const comandos = useRef<Comandos>({
    tentarFechar: aoFechar,
    voltarPeloNavegador() {
      aoFechar()
      return false
    },
  })
  return (
    <JanelaDoAssistente comandos={comandos}>
      {comeco ? (
        <AssistenteNaJanela {...comeco} aoAbrir={aoAbrir} aoFechar={aoFechar} comandos={comandos} />
      ) : (
        <InteriorDoAssistente titulo={TITULO}>
          <Preparo pedido={pedido} aoComecar={setComeco} />
        </InteriorDoAssistente>
      )}
    </JanelaDoAssistente>
  )
}

/** MES-07 What was filled in two screens is not asked for again, and is kept like any other draft. */
function comecoDe({ comecado: novo }: PedidoDeTicket): ComecoDoTicket | null {
  if (!novo) return null
  const valores = { novo, visitados: [novo.passo], envio: null }
  return { inicial: TICKET_EM_BRANCO, anterior: { em: Date.now(), valores } }
}

type PreparoProps = { pedido: PedidoDeTicket; aoComecar: (comeco: ComecoDoTicket) => void }

function Preparo({ pedido, aoComecar }: PreparoProps) {
  const consumidorFixo = useConsumidorFixo()
  const { pronto, erro, tentarNovamente } = usePreenchimento(pedido)
  return (
    <PreparoDoAssistente
      formulario={ASSISTENTE_DO_TICKET.formulario}
      titulo="Você tem um ticket começado"
      inicial={pronto?.inicial ?? null}
      erro={erro}
      tentarNovamente={tentarNovamente}
      completar={completarRascunho}
      retomar={(novo) => comTipoDeHoje(novo, pronto?.menus ?? [], { consumidorFixo })}
      partes={partesDoRascunho}
      aoComecar={aoComecar}
    />
  )
}

type AssistenteNaJanelaProps = ComecoDoTicket &
  Omit<JanelaDoTicketNovoProps, 'pedido'> & { comandos: RefObject<Comandos> }

function AssistenteNaJanela({ comandos, aoAbrir, ...opcoes }: AssistenteNaJanelaProps) {
  const assistente = useAssistente(ASSISTENTE_DO_TICKET, { ...opcoes, aoConcluir: aoAbrir })
  const { novo, mudar } = assistente
  const Artigos = useArtigos()
  useComandos(comandos, assistente)
  return (
    <FilialDaCoisa value={novo.filial?.idFil ?? null}>
      <InteriorDoAssistente titulo={TITULO} acoes={<BotaoDeItens novo={novo} mudar={mudar} />}>
        <Assistente
          assistente={assistente}
          ajuda={
            Artigos && (
              <Artigos
                assunto={novo.assunto}
                tipo={novo.tipo?.id ?? null}
                visivel={novo.passo === 'SOLICITACAO'}
                aoResolver={assistente.tentarFechar}
              />
            )
          }
        />
      </InteriorDoAssistente>
    </FilialDaCoisa>
  )
}
