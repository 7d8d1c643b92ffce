import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'
import { CAMPOS_DA_TROCA, trocaDaLista } from './campos.ts'
import { DESTINOS_DA_TROCA, type DestinoDaTroca } from './regras.ts'

const MAIOR_JUSTIFICATIVA = 500
const params = z.object({ idTroca: campoId })
const destinos = Object.keys(DESTINOS_DA_TROCA) as [DestinoDaTroca, ...DestinoDaTroca[]]
const porque = z.nullable(z.string())

export const listarTrocas = contrato('GET /trocas', {
  acao: 'TROCA_VER',
  descricao: 'Solicitações de troca dos clientes que a pessoa vê',
  le: ['trocas', 'tickets', 'pedidos', 'aprovacoes'],
  query: consultaDe(CAMPOS_DA_TROCA, 'dtPedido', 20),
  resposta: lista(trocaDaLista),
})

const produto = z.object({ codigo: z.string(), descricao: z.string(), qtde: z.number(), un: z.string() })

const troca = z.extend(trocaDaLista, {
  justificativa: z.string(),
  /** GES-03 How far somebody let be what goes out, where that was less than was asked. */
  ateOnde: z.nullable(z.number()),
  /** At which goods are taken back. */
  base: z.enum(['VENDA', 'CUSTO']),
  devolvidos: z.array(
    z.extend(produto, {
      solicitada: z.number(),
      recebida: z.nullable(z.number()),
      vlUnit: z.number(),
      vlTot: z.number(),
    }),
  ),
  reposicao: z.array(z.extend(produto, { vlUnit: z.number(), vlTot: z.number(), bonificado: z.boolean() })),
  ticket: z.object({ etapa: z.string(), finalizado: z.boolean() }),
  pedido: z.nullable(
    z.object({ id: z.number(), status: z.object({ chave: z.string(), label: z.string() }) }),
  ),
  coleta: z.nullable(z.object({ id: z.number(), numero: z.string() })),
  desfeita: z.nullable(z.object({ em: z.string(), por: z.nullable(z.string()), motivo: z.string() })),
  /** Why whoever reads may not; null when they may. */
  impedimentos: z.object({ alterar: porque, pedir: porque, pedido: porque, desfazer: porque }),
  historico: z.array(z.object({ quando: z.string(), quem: z.nullable(z.string()), texto: z.string() })),
})
export type Troca = z.output<typeof troca>

export const obterTroca = contrato('GET /trocas/:idTroca', {
  acao: 'TROCA_VER',
  descricao: 'Uma troca: o que volta, o que vai no lugar, a diferença e onde cada coisa está',
  le: ['trocas', 'tickets', 'itens', 'orcamentos', 'pedidos', 'aprovacoes', 'coletas'],
  params,
  resposta: troca,
})

export const obterTrocaDoTicket = contrato('GET /tickets/:idTicket/troca', {
  acao: 'TROCA_VER',
  descricao: 'A troca de um ticket, ou por que não se começa uma dele',
  le: ['trocas', 'tickets', 'itens', 'pedidos', 'aprovacoes'],
  params: z.object({ idTicket: campoId }),
  resposta: z.object({ troca: z.nullable(trocaDaLista), impedimento: porque }),
})

export const comecarTroca = contrato('POST /trocas', {
  acao: 'TROCA_PEDIR',
  descricao: 'Começa a troca dos produtos de um ticket: pelos mesmos, por outros ou por crédito',
  muda: ['trocas', 'orcamentos', 'tickets', 'historico', 'atividades'],
  corpo: z.object({ idTicket: campoId, destino: z.enum(destinos) }),
  resposta: z.object({
    id: z.number(),
    idOrcamento: z.nullable(z.number()),
    /** What goes out is to be chosen, all of it or what is no longer sold. */
    escolher: z.boolean(),
    message: z.string(),
  }),
})

const feita = z.object({ message: z.string(), versao: z.number() })

export const pedirTroca = contrato('POST /trocas/:idTroca/envio', {
  acao: 'TROCA_PEDIR',
  descricao: 'Pede a aprovação de uma troca, como está agora',
  muda: ['trocas', 'aprovacoes', 'avisos'],
  params,
  corpo: z.object({ versao: campoVersao, justificativa: texto(3, MAIOR_JUSTIFICATIVA) }),
  resposta: z.extend(feita, { idAprovacao: z.number() }),
})

export const gerarPedidoDaTroca = contrato('POST /trocas/:idTroca/pedido', {
  acao: 'TROCA_PEDIR',
  descricao: 'Gera o pedido que repõe o que foi devolvido, como foi aprovado',
  muda: ['trocas', 'orcamentos', 'pedidos', 'tickets', 'historico', 'atividades'],
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta: z.extend(feita, { idPedido: z.number() }),
})

export const desfazerTroca = contrato('POST /trocas/:idTroca/desfazer', {
  acao: 'TROCA_DESFAZER',
  descricao: 'Desfaz uma troca inteira: o pedido, a coleta e o ticket vão juntos',
  muda: [
    'trocas',
    'orcamentos',
    'pedidos',
    'tickets',
    'itens',
    'historico',
    'coletas',
    'aprovacoes',
    'atividades',
    'avisos',
  ],
  params,
  corpo: z.object({ versao: campoVersao, motivo: texto(3, MAIOR_JUSTIFICATIVA) }),
  resposta: feita,
})
