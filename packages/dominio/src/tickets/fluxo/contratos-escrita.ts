import * as z from 'zod/mini'
import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '../../arquivos/anexos.ts'
import { MAXIMO_DE_ITENS_DO_TICKET } from '../../constantes.ts'
import { campoTelefoneDaConta } from '../../conta/campos.ts'
import { contrato } from '../../contrato.ts'
import {
  campoData,
  campoDocumento,
  campoEmail,
  campoId,
  campoNomeCompleto,
  campoQuantidade,
  campoSimOuNao,
  texto,
} from '../../validacao.ts'
import { campoEmailGuardado } from '../../validacao-de-contato.ts'
import { campoCopias } from '../copias.ts'
import { mensagemDeSucesso, paramsDoTicket, TAMANHO_DA_MENSAGEM, versao } from '../esquemas.ts'
import { meiosDeContato } from '../mensagem.ts'
import { MAXIMO_DE_MENCOES } from '../seguidores/mencoes.ts'

// What is written in a ticket without moving it from its step.

/** TIC-04, TIC-12 A message, or a forwarding with its message. */
export const escreverNoHistorico = contrato('POST /sac/tickets/:idTicket/historico', {
  acao: 'TICKET_RESPONDER',
  descricao: 'Escreve no histórico, com anexos, ou encaminha o ticket',
  muda: ['tickets', 'historico'],
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    tipo: z._default(z.enum(['PUBLICO', 'PRIVADO', 'ENCAMINHAMENTO']), 'PUBLICO'),
    mensagem: texto(0, TAMANHO_DA_MENSAGEM),
    /** ENCAMINHAMENTO: where to, and to whom. */
    setor: z.optional(campoId),
    operador: z.optional(z.nullable(campoId)),
    /** The clocks stand still until the customer answers. */
    aguardarCliente: z._default(campoSimOuNao, false),
    /** ALC-06 PUBLICO, from the staff: how the customer was told of it outside the portal. */
    contato: z.optional(z.enum(meiosDeContato)),
    /** ALC-01 PUBLICO, by mail: to somebody else than the ticket's contact this once; who reads along goes on doing so. */
    para: z.optional(campoEmailGuardado),
    copias: z.optional(campoCopias),
    /** MES-06/mencoes PRIVADO: colleagues called by '@' in the text. */
    mencoes: z._default(z.array(campoId).check(z.maxLength(MAXIMO_DE_MENCOES)), []),
  }),
  arquivos: { campo: 'arquivos', maximo: MAXIMO_DE_ARQUIVOS.dialogo, extensoes: EXTENSOES_DE_ANEXO },
  resposta: z.object({ id: z.number(), versao: z.number() }),
})

/** API-02 While a product is under analysis its requested quantity and reason may still be corrected; at most what was bought. */
export const alterarProdutosDoTicket = contrato('POST /sac/tickets/:idTicket/produtos', {
  acao: 'TICKET_EDITAR_ITENS',
  descricao: 'Corrige quantidade, motivo e observação de produtos do ticket',
  muda: ['tickets', 'historico', 'itens'],
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    itens: z
      .array(
        z.object({
          id: campoId,
          qtd_solicitada: campoQuantidade,
          motivo_id: z.optional(z.nullable(campoId)),
          obs: z.optional(texto(0, 250)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAXIMO_DE_ITENS_DO_TICKET)),
  }),
  resposta: mensagemDeSucesso,
})

/** TIC-12, NOV-07 Completes the final consumer's data, or says which customer they are. */
export const completarCadastro = contrato('POST /sac/tickets/:idTicket/cliente', {
  acao: 'TICKET_COMPLETAR_CADASTRO',
  descricao: 'Completa o cadastro de quem abriu o ticket, ou o liga a um cliente',
  muda: ['tickets', 'historico'],
  params: paramsDoTicket,
  corpo: z.object({
    versao,
    /** Says which customer they are; without it, the other fields are the whole registration. */
    idCli: z.optional(campoId),
    documento: z.optional(campoDocumento),
    nome: z.optional(campoNomeCompleto),
    email: z.optional(campoEmail),
    telefone: z.optional(campoTelefoneDaConta),
    data_nascimento: z.optional(campoData),
  }),
  resposta: mensagemDeSucesso,
})
