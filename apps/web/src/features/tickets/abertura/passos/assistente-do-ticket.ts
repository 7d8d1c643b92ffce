import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { DescricaoDoAssistente } from '../../../../platform/assistente/descricao-do-assistente.ts'
import { nomeDoCampo, passoDoCampo } from '../pedido/campos-do-passo.ts'
import { paraEnvio, semAlteracoes, somenteOQueOTipoPede, todosOsArquivos } from '../pedido/estado.ts'
import type { TicketNovo } from '../pedido/ticket-novo.ts'
import { comPasso } from '../pedido/transportadora-proposta.ts'
import { usePassosDoTicket } from './use-passos-do-ticket.ts'

/** NOV-02 'Abrir novo ticket', described. */
export const ASSISTENTE_DO_TICKET: DescricaoDoAssistente<TicketNovo, Passo, typeof abrirTicketPeloPortal> = {
  formulario: 'tickets/novo',
  textos: {
    concluir: 'Abrir ticket',
    enviando: 'Envio do ticket',
    registrando: 'Registrando o ticket…',
    recusado: 'O ticket não foi aberto',
    falhou: 'Não foi possível abrir o ticket',
    descartar: 'Descartar este ticket?',
  },
  usePassos: usePassosDoTicket,
  comPasso,
  passoDoCampo,
  nomeDoCampo,
  semAlteracoes,
  contrato: abrirTicketPeloPortal,
  entrada,
  retrato: retratoDoEnvio,
}

function entrada(novo: TicketNovo) {
  const doTipo = somenteOQueOTipoPede(novo)
  return { corpo: paraEnvio(doTipo), arquivos: todosOsArquivos(doTipo) }
}

/** A file stands for itself by its name, size and date. */
export function retratoDoEnvio(novo: TicketNovo) {
  const { corpo, arquivos } = entrada(novo)
  return {
    ...corpo,
    arquivos: arquivos.map(({ name, size, lastModified }) => [name, size, lastModified].join('|')),
  }
}
