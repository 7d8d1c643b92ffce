import * as z from 'zod/mini'
import { contrato } from '../../contrato.ts'
import { MENSAGENS } from '../../mensagens.ts'
import { campoId } from '../../validacao.ts'
import { abrirTicketPeloPortal, dadosDaAbertura } from '../abertura/contratos.ts'
import { mensagemDeSucesso, paramsDoTicket, versao } from '../esquemas.ts'
import { MOVIMENTO } from './contratos.ts'

const { idTipo, motivo1, motivo2, motivo3, motivo4, motivo5, transportadora_id, arquivosDosItens } =
  dadosDaAbertura.shape
const MAXIMO_DE_EVIDENCIAS = 200

/**
 * TIC-10, MES-07 What came as a message turns out to be a return: the two screens of a return, inside its ticket. What was written
 * and sent stays where it is; photos that came along become the evidence of the products they show.
 */
export const tornarDevolucao = contrato('POST /sac/tickets/:idTicket/tornar-devolucao', {
  acao: 'TICKET_RECLASSIFICAR',
  descricao: 'Faz do ticket uma devolução, com a nota e os produtos',
  muda: MOVIMENTO,
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    idTipo,
    /** Those of the invoice; a ticket of a customer stays theirs. */
    idCli: campoId,
    idFil: campoId,
    ...{ motivo1, motivo2, motivo3, motivo4, motivo5 },
    transportadora_id,
    itens: dadosDaAbertura.shape.itens,
    arquivosDosItens,
    /** Photos of the ticket, and the product that each one shows. */
    evidencias: z._default(
      z.array(z.object({ anexo: campoId, produto_id: campoId })).check(
        z.maxLength(MAXIMO_DE_EVIDENCIAS),
        z.refine(
          (lista) => new Set(lista.map(({ anexo }) => anexo)).size === lista.length,
          MENSAGENS.invalido,
        ),
      ),
      [],
    ),
  }),
  arquivos: abrirTicketPeloPortal.arquivos,
  resposta: mensagemDeSucesso,
})
