import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import type { TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import { useEffect, useEffectEvent } from 'react'
import { type Impedida, useAtalho } from '../../../platform/atalhos.ts'
import { dispensarEspera, type Escrita } from '../../../ui/retorno/espera-do-teclado.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import { useEscreverDaqui } from '../escrever-daqui.ts'
import { assumirEscrita, TECLAS_DE_ESCREVER } from '../escrita-pedida.ts'
import { ComandoDoTicket } from '../responsavel/teclas-do-ticket.tsx'
import { type AcaoDeBotao, acaoPrincipal, rotuloDaAcao } from './acoes-possiveis.ts'

export const TECLA_DO_PROXIMO_PASSO = 'p'

type Mensagem = {
  tipo: TipoDeHistorico
  acao: 'responder' | 'interno' | 'encaminhar'
  comando: string
}

const ESCRITAS: readonly Mensagem[] = [
  {
    tipo: 'PUBLICO',
    acao: 'responder',
    comando: 'Responder este ticket',
  },
  {
    tipo: 'PRIVADO',
    acao: 'interno',
    comando: 'Escrever mensagem interna neste ticket',
  },
  {
    tipo: 'ENCAMINHAMENTO',
    acao: 'encaminhar',
    comando: 'Encaminhar este ticket',
  },
]

/** MES-04 Reply, private note and forwarding, each by its key and in Ctrl+K; what can't be done now says why. */
export function TeclasDeEscrever({ ticket }: { ticket: TicketDetalhado }) {
  // Who has no turn at something is not told of its key.
  const escritas = ESCRITAS.filter(({ acao }) => ticket.acoes[acao].permite || ticket.acoes[acao].motivo)
  const escrever = useEscreverDaqui()
  const aoPedir = useEffectEvent((tipo: TipoDeHistorico) => {
    const escrita = escritas.find((cada) => cada.tipo === tipo)
    if (escrita && ticket.acoes[escrita.acao].permite) return escrever(tipo)
    dispensarEspera()
    avisarErro((escrita && ticket.acoes[escrita.acao].motivo) || 'Você não pode escrever neste ticket.')
  })
  useEffect(() => assumirEscrita(ticket.id, (tipo) => aoPedir(tipo)), [ticket.id])
  return escritas.map((escrita) => <TeclaDeEscrever key={escrita.tipo} ticket={ticket} escrita={escrita} />)
}

function TeclaDeEscrever({ ticket, escrita }: { ticket: TicketDetalhado; escrita: Mensagem }) {
  const { tipo, acao, comando } = escrita
  const { tecla, descricao, escrita: campo } = TECLAS_DE_ESCREVER[tipo]
  const escrever = useEscreverDaqui()
  const { permite, motivo } = ticket.acoes[acao]
  useAtalho(
    [tecla],
    descricao,
    () => (permite ? escrever(tipo) : avisarErro(motivo ?? '')),
    'ticket',
    permite ? campo : 'impedida',
  )
  return permite && <ComandoDoTicket rotulo={comando} aoAcionar={() => escrever(tipo)} />
}

/** Done at the press, with nothing to fill in. */
const SEM_JANELA: ReadonlySet<AcaoDeBotao> = new Set<AcaoDeBotao>([
  'assumir',
  'devolver',
  'arquivar',
  'desarquivar',
])

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
        escrita={SEM_JANELA.has(principal) ? undefined : { rotulo: rotuloDaAcao(ticket, principal) }}
      />
    )
  return motivo && <Tecla descricao="Próximo passo" acao={() => avisarErro(motivo)} escrita="impedida" />
}

type TeclaProps = { descricao: string; acao: () => void; escrita?: Escrita | Impedida | undefined }

function Tecla({ descricao, acao, escrita }: TeclaProps) {
  useAtalho([TECLA_DO_PROXIMO_PASSO], descricao, acao, 'ticket', escrita)
  return null
}
