import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { campoEmail, campoId, campoVersao, texto } from '../validacao.ts'
import { orcamentoDoCliente } from './do-cliente.ts'

const PDF = { midia: 'application/pdf' }
// An office shares an address; a machine that guesses secrets of 256 bits gains nothing with more.
const VISITAS_POR_MINUTO = 60
// Each of these draws pages or writes.
const PEDIDOS_POR_MINUTO = 20
const MAIOR_TOTAL = 9_999_999_999_999

const params = z.object({ id: campoId })
// In the query and never in the path, which is written to the log.
const token = texto(1, 100)
const mensagem = z.object({ message: z.string() })

export const baixarOrcamento = contrato('GET /orcamentos/:id/pdf', {
  acao: 'ORCAMENTO_VER',
  descricao: 'O orçamento em PDF, como o cliente o recebe',
  le: ['orcamentos'],
  params,
  resposta: PDF,
})

export const obterLinkDoOrcamento = contrato('GET /orcamentos/:id/link', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Se há um link de cliente que vale, e a quem se pode enviar',
  le: ['orcamentos', 'contatos', 'clientes'],
  params,
  resposta: z.object({
    /** Why there can be none; null when there can. */
    impedimento: z.nullable(z.string()),
    /** Until when the one there is is good; what it is, nobody knows any more. */
    validade: z.nullable(z.string()),
    emails: z.array(z.object({ email: z.string(), nome: z.string() })),
    telefones: z.array(z.object({ numero: z.string(), nome: z.string() })),
  }),
})

/** VEN-02 Its secret is answered this once and kept nowhere; the former one no longer opens. */
export const criarLinkDoOrcamento = contrato('POST /orcamentos/:id/link', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Cria o link com que o cliente vê e aceita um orçamento; o anterior deixa de valer',
  muda: ['orcamentos'],
  params,
  resposta: z.object({ endereco: z.string(), validade: z.string() }),
})

export const revogarLinkDoOrcamento = contrato('DELETE /orcamentos/:id/link', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Cancela os links com que o cliente vê um orçamento',
  muda: ['orcamentos'],
  params,
  resposta: mensagem,
})

/** VEN-02 The message has a link of its own: the one that was copied goes on working. */
export const enviarOrcamento = contrato('POST /orcamentos/:id/link/email', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Envia ao cliente, por e-mail, um link do orçamento',
  muda: ['orcamentos'],
  params,
  corpo: z.object({ email: campoEmail, mensagem: z._default(texto(0, 1000), '') }),
  resposta: mensagem,
})

/** VEN-02 By its link, without an account. Looking changes nothing: mail scanners open links too. */
export const verOrcamentoPeloLink = contrato('GET /orcamentos-pelo-link', {
  publico: true,
  descricao: 'O orçamento de um link, como o cliente o vê',
  le: [],
  limitePorMinuto: VISITAS_POR_MINUTO,
  query: z.object({ token }),
  resposta: orcamentoDoCliente,
})

export const baixarOrcamentoPeloLink = contrato('GET /orcamentos-pelo-link/pdf', {
  publico: true,
  descricao: 'O orçamento de um link, em PDF',
  le: [],
  limitePorMinuto: PEDIDOS_POR_MINUTO,
  query: z.object({ token }),
  resposta: PDF,
})

/** VEN-02 Of exactly what was shown; said twice, it is said once. */
export const aceitarOrcamentoPeloLink = contrato('POST /orcamentos-pelo-link/aceite', {
  publico: true,
  descricao: 'Aceita o orçamento de um link',
  muda: ['orcamentos', 'atividades', 'avisos'],
  limitePorMinuto: PEDIDOS_POR_MINUTO,
  corpo: z.object({
    token,
    versao: campoVersao,
    /** What was shown; a page from before says nothing, and saw what is kept. */
    vlTot: z.optional(z.number().check(z.minimum(0), z.maximum(MAIOR_TOTAL))),
    nome: texto(3, 100),
    documento: z._default(texto(0, 20), ''),
    observacao: z._default(texto(0, 500), ''),
  }),
  resposta: z.object({ message: z.string(), aceite: z.object({ em: z.string(), por: z.string() }) }),
})

/** VEN-02 Told by the page itself once somebody looks at it: a GET is no look, mail scanners make them too. */
export const abrirOrcamentoPeloLink = contrato('POST /orcamentos-pelo-link/abertura', {
  publico: true,
  descricao: 'Diz que o cliente abriu o orçamento de um link',
  muda: ['orcamentos'],
  limitePorMinuto: PEDIDOS_POR_MINUTO,
  corpo: z.object({ token }),
  resposta: z.object({}),
})

/** VEN-02 The quote stays open: what to do about it is for whoever sells. */
export const recusarOrcamentoPeloLink = contrato('POST /orcamentos-pelo-link/recusa', {
  publico: true,
  descricao: 'Recusa o orçamento de um link, com o motivo',
  muda: ['orcamentos', 'atividades', 'avisos'],
  limitePorMinuto: PEDIDOS_POR_MINUTO,
  corpo: z.object({ token, versao: campoVersao, nome: texto(3, 100), motivo: texto(3, 500) }),
  resposta: mensagem,
})

/** VEN-02 Said twice, it is asked once. */
export const perguntarPeloLink = contrato('POST /orcamentos-pelo-link/pergunta', {
  publico: true,
  descricao: 'Pergunta a quem fez o orçamento de um link',
  muda: ['orcamentos', 'atividades', 'avisos'],
  limitePorMinuto: PEDIDOS_POR_MINUTO,
  corpo: z.object({ token, nome: texto(3, 100), texto: texto(3, 1000) }),
  resposta: mensagem,
})
