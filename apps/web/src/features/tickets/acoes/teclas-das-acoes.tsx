import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import type { TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import { useAtalho } from '../../../platform/atalhos.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import { useEscreverDaqui } from '../escrever-daqui.ts'
import { ComandoDoTicket } from '../responsavel/teclas-do-ticket.tsx'
import { type AcaoDeBotao, acaoPrincipal, rotuloDaAcao } from './acoes-possiveis.ts'

export const TECLA_DO_PROXIMO_PASSO = 'p'

type Escrita = {
  tipo: TipoDeHistorico
  acao: 'responder' | 'interno' | 'encaminhar'
  tecla: string
  descricao: string
  comando: string
}

const ESCRITAS: readonly Escrita[] = [
  {
    tipo: 'PUBLICO',
    acao: 'responder',
    tecla: 'r',
    descricao: 'Responder',
    comando: 'Responder este ticket',
  },
  {
    tipo: 'PRIVADO',
    acao: 'interno',
    tecla: 'i',
    descricao: 'Escrever mensagem interna',
    comando: 'Escrever mensagem interna neste ticket',
  },
  {
    tipo: 'ENCAMINHAMENTO',
    acao: 'encaminhar',
    tecla: 'e',
    descricao: 'Encaminhar o ticket',
    comando: 'Encaminhar este ticket',
  },
]

/** MES-04 Reply, private note and forwarding, each by its key and in Ctrl+K; what can't be done now says why. */
export function TeclasDeEscrever({ ticket }: { ticket: TicketDetalhado }) {
  // Who has no turn at something is not told of its key.
  const escritas = ESCRITAS.filter(({ acao }) => ticket.acoes[acao].permite || ticket.acoes[acao].motivo)
  return escritas.map((escrita) => <TeclaDeEscrever key={escrita.tipo} ticket={ticket} escrita={escrita} />)
}

function TeclaDeEscrever({ ticket, escrita }: { ticket: TicketDetalhado; escrita: Escrita }) {
  const { tipo, acao, tecla, descricao, comando } = escrita
  const escrever = useEscreverDaqui()
  const { permite, motivo } = ticket.acoes[acao]
  useAtalho([tecla], descricao, () => (permite ? escrever(tipo) : avisarErro(motivo ?? '')), 'ticket')
  return permite && <ComandoDoTicket rotulo={comando} aoAcionar={() => escrever(tipo)} />
}

type TeclaDoProximoPassoProps = { ticket: TicketDetalhado; aoAcionar: (acao: AcaoDeBotao) => void }

/** MES-04 Whatever comes next, as the button of the header says it; why not, where it is for others. */
export function TeclaDoProximoPasso({ ticket, aoAcionar }: TeclaDoProximoPassoProps) {
  const principal = acaoPrincipal(ticket)
  const motivo = ticket.etapaDeOutros?.motivo ?? ticket.acoes.avancar.motivo
  if (principal)
    return (
      <Tecla
        descricao={`Próximo passo: ${rotuloDaAcao(ticket, principal)}`}
        acao={() => aoAcionar(principal)}
      />
    )
  return motivo && <Tecla descricao="Próximo passo" acao={() => avisarErro(motivo)} />
}

function Tecla({ descricao, acao }: { descricao: string; acao: () => void }) {
  useAtalho([TECLA_DO_PROXIMO_PASSO], descricao, acao, 'ticket')
  return null
}
