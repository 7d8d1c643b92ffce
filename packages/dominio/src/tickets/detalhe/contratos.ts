import * as z from 'zod/mini'
import type { TipoDeAtividade } from '../../atividades/atividade.ts'
import { TAMANHO_DE_PAGINA } from '../../constantes.ts'
import { contrato } from '../../contrato.ts'
import { etiqueta } from '../../etiquetas/campos.ts'
import { lista, listaCompleta, pagina } from '../../listas/esquemas.ts'
import { campoId } from '../../validacao.ts'
import type { EstadoDoEnvio, ViaDoEnvio } from '../envios.ts'
import { anexo, etapa, paramsDoTicket, pessoa, prazo, status } from '../esquemas.ts'
import type { AcaoDoHistorico, TipoDeHistorico } from '../historico.ts'
import type { TipoDeLigacao } from '../ligacoes/regras.ts'
import type { MeioDeContato } from '../mensagem.ts'
import type { ResponsavelDaProrrogacao } from '../prorrogacao.ts'
import type { StatusDoItem } from '../situacoes.ts'

/** Whether the person may do it now and, when it could be their turn and is not, why not. */
const acaoPossivel = z.object({ permite: z.boolean(), motivo: z.nullable(z.string()) })

/** Another ticket, by its name. */
const ticketCitado = z.object({ id: z.number(), protocolo: z.string() })

/** TIC-03 Everything the header, the side column and the buttons of a ticket show. */
export const ticketDetalhado = z.object({
  id: z.number(),
  protocolo: z.string(),
  versao: z.number(),
  status,
  arquivado: z.boolean(),
  tipo: z.object({
    id: z.number(),
    chave: z.string(),
    desc: z.string(),
    menu: z.object({ key: z.string(), description: z.string() }),
  }),
  etapa,
  /** The way of the ticket: where it was, where it is, what may come. */
  etapas: z.array(
    z.object({
      id: z.number(),
      nome: z.string(),
      setor: z.string(),
      situacao: z.enum(['FEITA', 'ATUAL', 'PENDENTE']),
      /** While it stands there, it waits for the customer. */
      aguardaCliente: z.boolean(),
    }),
  ),
  setor: pessoa,
  operador: z.nullable(pessoa),
  criador: pessoa,
  filial: z.object({ idFil: z.number(), desc: z.string() }),
  cliente: z.nullable(
    z.object({
      id: z.number(),
      razSoc: z.string(),
      fant: z.string(),
      cnpj: z.string(),
      cid: z.string(),
      uf: z.string(),
      telefone: z.string(),
      email: z.string(),
      representante: z.nullable(pessoa),
      motivoBloqueio: z.nullable(z.string()),
    }),
  ),
  consumidor: z.nullable(
    z.object({
      nome: z.string(),
      documento: z.nullable(z.string()),
      email: z.nullable(z.string()),
      telefone: z.nullable(z.string()),
      data_nascimento: z.nullable(z.string()),
      completo: z.boolean(),
    }),
  ),
  assunto: z.nullable(z.string()),
  motivos: z.array(z.object({ id: z.number(), descricao: z.string(), observacao: z.nullable(z.string()) })),
  origem: z.object({ id: z.number(), descricao: z.string() }),
  transportadora: z.nullable(z.object({ id: z.number(), razSoc: z.string() })),
  notas: z.array(z.object({ id: z.number(), numNf: z.number(), dtSai: z.string(), vlTot: z.number() })),
  prorrogacao: z.nullable(
    z.object({
      responsavel: z.custom<ResponsavelDaProrrogacao>(),
      nome: z.nullable(z.string()),
      dias_atraso: z.number(),
      dias_confirmados: z.nullable(z.number()),
      parecer_logistica: z.nullable(z.string()),
      nova_data_vencimento: z.nullable(z.string()),
      parecer_financeiro: z.nullable(z.string()),
      /** The furthest due date the branch grants today. */
      vencimento_maximo: z.string(),
    }),
  ),
  nfds: z.array(
    z.object({
      id: z.number(),
      numero: z.number(),
      serie: z.number(),
      chave: z.string(),
      valor: z.nullable(z.number()),
      anexo,
    }),
  ),
  datahora_criacao: z.string(),
  datahora_finalizacao: z.nullable(z.string()),
  motivoFinalizacao: z.nullable(z.string()),
  reaberturas: z.number(),
  aguardandoCliente: z.boolean(),
  /** ALC-01 Whether what is written in public can reach the customer, by mail or in the portal. */
  clienteLe: z.boolean(),
  /** ALC-01 Who was chosen to be written to; for the staff. */
  contato: z.nullable(
    z.object({ nome: z.string(), email: z.nullable(z.string()), copias: z.array(z.string()) }),
  ),
  /** ALC-01 Whom it may go to, where it has no contact and goes to nobody. */
  contatoSugerido: z.nullable(z.object({ nome: z.string(), email: z.string() })),
  /** ALC-01 To whom a public entry of the staff goes by mail now; null when by none. */
  correio: z.nullable(z.object({ para: z.string(), copias: z.array(z.string()) })),
  /** ALC-05 To whom it goes by WhatsApp instead. */
  whatsapp: z.nullable(z.object({ numero: z.string() })),
  /** MES-06/etiquetas None for whoever may not see the inside of tickets. */
  etiquetas: z.array(etiqueta),
  /** MES-06/seguidores Who on the staff is told of what happens in it; nobody, for whoever is not of it. */
  seguidores: z.object({ total: z.number(), sigo: z.boolean() }),
  /** MES-06/uniao It became part of another; which one, for whoever may see it. */
  uniao: z.nullable(
    z.object({
      destino: z.nullable(ticketCitado),
      datahora: z.string(),
      por: z.nullable(z.string()),
      desfazer: acaoPossivel,
    }),
  ),
  /** MES-06/uniao Those that became part of this one, for whoever may see them. */
  unidos: z.array(ticketCitado),
  /** MES-06/ligados Those linked to this one, of what the person may see; none for whoever may not see the inside of tickets. */
  ligados: z.array(
    z.extend(ticketCitado, {
      /** What this ticket is to that one. */
      tipo: z.custom<TipoDeLigacao>(),
      /** Of this ticket itself, and not of one that became part of it: it can be undone here. */
      propria: z.boolean(),
      assunto: z.nullable(z.string()),
      cliente: z.nullable(z.string()),
      etapa: z.string(),
      status,
      aberto: z.boolean(),
      prazo,
    }),
  ),
  prazos: z.object({ resposta: prazo, solucao: prazo }),
  totalDeProdutos: z.number(),
  totalDeAnexos: z.number(),
  /** COL-01 It is or was in a pickup order, for whoever may see them: only then is the order asked for. */
  temColeta: z.boolean(),
  /** GES-04 Its products come back for others: the page asks for the exchange. */
  deTroca: z.boolean(),
  /** SEG-05 The step is another sector's, or another person's to approve: what they do next, and why not this person. */
  etapaDeOutros: z.nullable(z.object({ acao: z.enum(['avancar', 'finalizar']), motivo: z.string() })),
  /** MES-02 Nobody has it, and in its branch whoever looks at a ticket of their queue takes it. */
  assumeAoAbrir: z.boolean(),
  acoes: z.object({
    responder: acaoPossivel,
    /** Writing that pauses the deadlines until the customer answers. */
    aguardar: acaoPossivel,
    interno: acaoPossivel,
    encaminhar: acaoPossivel,
    assumir: acaoPossivel,
    atribuir: acaoPossivel,
    devolver: acaoPossivel,
    avancar: acaoPossivel,
    retroceder: acaoPossivel,
    /** Ending it at all; `concluir` is ending it as solved. */
    finalizar: acaoPossivel,
    concluir: acaoPossivel,
    reabrir: acaoPossivel,
    arquivar: acaoPossivel,
    desarquivar: acaoPossivel,
    reclassificar: acaoPossivel,
    editarItens: acaoPossivel,
    completarCadastro: acaoPossivel,
    contato: acaoPossivel,
    etiquetar: acaoPossivel,
    unir: acaoPossivel,
    ligar: acaoPossivel,
    espelho: acaoPossivel,
  }),
})

export type TicketDetalhado = z.output<typeof ticketDetalhado>
export type AcaoDoTicket = keyof TicketDetalhado['acoes']

export const obterTicket = contrato('GET /sac/tickets/:idTicket', {
  acao: 'TICKET_VER',
  descricao: 'Um ticket',
  le: ['tickets'],
  params: paramsDoTicket,
  resposta: ticketDetalhado,
})

/** ALC-01, ALC-05 What became of a message that took an entry, or a file of it, to the customer. */
const envioDaEntrada = z.object({
  via: z.custom<ViaDoEnvio>(),
  id: z.number(),
  estado: z.custom<EstadoDoEnvio>(),
  /** An address, or a number of WhatsApp. */
  para: z.string(),
  copias: z.array(z.string()),
  /** The file that it took, where it was not the words. */
  arquivo: z.nullable(z.string()),
  /** Why it was refused, or is waiting. */
  motivo: z.nullable(z.string()),
  /** When it came to be so. */
  datahora: z.string(),
  /** Sent by itself, with the protocol, when the ticket was opened. */
  automatico: z.boolean(),
  reenviar: acaoPossivel,
})
export type EnvioDaEntrada = z.output<typeof envioDaEntrada>

const entradaDoHistorico = z.object({
  id: z.number(),
  colaborador_id: z.nullable(z.number()),
  colaborador: z.object({ nome: z.string() }),
  datahora_criacao: z.string(),
  tipo: z.custom<TipoDeHistorico>(),
  acao: z.custom<AcaoDoHistorico>(),
  mensagem: z.string(),
  /** ALC-06 How the customer was told of it outside the portal. */
  contato: z.nullable(z.custom<MeioDeContato>()),
  /** ALC-03 Written by whoever has a link of the ticket, without an account; the address is for the staff alone. */
  peloLink: z.nullable(z.object({ email: z.nullable(z.string()) })),
  /** MES-06/uniao The ticket it was written in, where that became part of this one. */
  doTicket: z.nullable(ticketCitado),
  /** MES-06/mencoes Colleagues whom it calls by name. */
  mencoes: z.array(pessoa),
  /** MES-06/ligados The ticket that it says this one was linked to, for whoever may see it. */
  ligado: z.nullable(ticketCitado),
  /** ALC-02 Came by mail; `mais` is a quoted past or a page to look at, `deFora` the files that are not accepted. */
  porEmail: z.nullable(
    z.object({ email: z.nullable(z.string()), mais: z.boolean(), deFora: z.array(z.string()) }),
  ),
  /** ALC-05 Came by WhatsApp. */
  peloWhatsapp: z.nullable(z.object({ numero: z.nullable(z.string()) })),
  anexos: z.array(anexo),
  /** For the staff. */
  envios: z.array(envioDaEntrada),
})

export type EntradaDoHistorico = z.output<typeof entradaDoHistorico>

const paginaDoHistorico = pagina(TAMANHO_DE_PAGINA.historicoDoTicket)

/** TIC-03, TIC-04, API-02 Newest first; `take=full` brings all of it. */
export const listarHistorico = contrato('GET /sac/tickets/:idTicket/historico', {
  acao: 'TICKET_VER',
  descricao: 'Histórico de um ticket, sem as entradas restritas para quem não pode lê-las',
  le: ['historico'],
  params: paramsDoTicket,
  query: z.object({
    ...paginaDoHistorico,
    take: z.union([z.literal('full'), paginaDoHistorico.take]),
  }),
  resposta: lista(entradaDoHistorico),
})

export const listarAtividadesDoTicket = contrato('GET /sac/tickets/:idTicket/atividades', {
  acao: 'TICKET_INTERNO',
  descricao: 'Atividades do cliente do ticket',
  le: ['historico'],
  params: paramsDoTicket,
  query: z.object({ ...pagina(TAMANHO_DE_PAGINA.atividadesDoTicket) }),
  resposta: lista(
    z.object({
      id: z.number(),
      tipo: z.custom<TipoDeAtividade>(),
      historico: z.string(),
      datahora_criacao: z.string(),
      colaborador: z.object({ nome: z.string() }),
      /** The order, quote, agenda or ticket, for whoever may open it. */
      referencia: z.nullable(z.number()),
    }),
  ),
})

/** TIC-12 Where the ticket may be forwarded to. */
export const listarSetoresDoTicket = contrato('GET /sac/tickets/:idTicket/setores', {
  acao: 'TICKET_INTERNO',
  descricao: 'Setores para onde o ticket pode ser encaminhado',
  le: ['tickets'],
  params: paramsDoTicket,
  resposta: listaCompleta(z.extend(pessoa, { atual: z.boolean() })),
})

export const listarAnexosDoTicket = contrato('GET /sac/tickets/:idTicket/anexos', {
  acao: 'TICKET_VER',
  descricao: 'Anexos do ticket, sem os internos para quem não pode vê-los',
  le: ['historico'],
  params: paramsDoTicket,
  resposta: listaCompleta(z.extend(anexo, { autor: z.nullable(z.string()) })),
})

export const baixarAnexo = contrato('GET /sac/tickets/:idTicket/anexos/:idAnexo', {
  acao: 'TICKET_VER',
  descricao: 'O conteúdo de um anexo',
  le: [],
  params: z.object({ idTicket: campoId, idAnexo: campoId }),
  resposta: { midia: 'application/octet-stream' },
})

export const listarCustosDisponiveis = contrato('GET /sac/tickets/:idTicket/custos-disponiveis', {
  acao: 'TICKET_CUSTOS',
  descricao: 'Custos que podem ser lançados no ticket, com os que já foram',
  le: ['tickets'],
  params: paramsDoTicket,
  resposta: z.object({
    itens: z.array(z.object({ id: z.number(), descricao: z.string() })),
    lancados: z.array(
      z.object({
        id: z.number(),
        custo: z.string(),
        valor: z.number(),
        observacao: z.nullable(z.string()),
        datahora_criacao: z.string(),
      }),
    ),
    total: z.number(),
    /** What all of them may add up to. */
    limite: z.number(),
  }),
})

/** TIC-06 A product of the ticket. */
export const produtoDoTicket = z.object({
  id: z.number(),
  produto_id: z.nullable(z.number()),
  idExibicao: z.string(),
  descricao: z.string(),
  marca: z.string(),
  classe_venda: z.nullable(z.string()),
  nfe: z.nullable(z.number()),
  chave: z.nullable(z.string()),
  data_nota: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  obs: z.nullable(z.string()),
  status: z.custom<StatusDoItem>(),
  qtd_solicitada: z.number(),
  qtd_comprada: z.number(),
  unidade: z.string(),
  valor_sem_imposto: z.number(),
  valor_unitario: z.number(),
  /** TIC-07 unit price × quantity bought */
  total: z.number(),
  anexos: z.array(anexo),
  motivoAnalise: z.nullable(z.object({ id: z.number(), desc: z.string() })),
  obsAnalise: z.nullable(z.string()),
  qtd_fora_prazo: z.number(),
  qtd_outra_marca: z.number(),
  qtd_falta: z.number(),
  qtd_avaria: z.number(),
  qtd_quebra_direta: z.number(),
  qtd_autorizada: z.number(),
  qtd_recebida: z.nullable(z.number()),
  idImagem: z.nullable(z.string()),
})

export type ProdutoDoTicket = z.output<typeof produtoDoTicket>

/** TIC-06, TIC-07 `total` is requested quantity × unit price, summed. */
export const listarProdutosDoTicket = contrato('GET /sac/tickets/:idTicket/produtos', {
  acao: 'TICKET_VER',
  descricao: 'Produtos do ticket',
  le: ['itens'],
  params: paramsDoTicket,
  resposta: z.object({
    itens: z.array(produtoDoTicket),
    total: z.number(),
    /** NOV-11 The type of the ticket asks for products of invoices; when not, those it has are history. */
    devolve: z.boolean(),
  }),
})

/** API-02 Products of the ticket's invoices, with what is still to be returned. */
export const listarProdutosDasNotas = contrato('GET /sac/tickets/:idTicket/produtos-nf', {
  acao: 'TICKET_VER',
  descricao: 'Produtos das notas fiscais do ticket',
  le: ['itens'],
  params: paramsDoTicket,
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      idExibicao: z.string(),
      descNF: z.string(),
      marca: z.string(),
      unidade: z.string(),
      valor_sem_imposto: z.number(),
      valor_unitario: z.number(),
      qtd_comprada: z.number(),
      numNF: z.number(),
      noTicket: z.boolean(),
    }),
  ),
})

/** TIC-11 What the new due date may be for; dates are 'YYYY-MM-DD'. */
export const listarTitulosDoTicket = contrato('GET /sac/tickets/:idTicket/titulos', {
  acao: 'TICKET_AVANCAR',
  descricao: 'Títulos em aberto das notas fiscais do ticket',
  le: ['titulos'],
  params: paramsDoTicket,
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      nro: z.string(),
      numNf: z.number(),
      dtVenc: z.string(),
      /** Negative once it is late. */
      dias: z.number(),
      valor: z.number(),
    }),
  ),
})

export const baixarEspelho = contrato('GET /sac/tickets/:idTicket/download-espelho', {
  acao: 'TICKET_VER',
  descricao: 'Espelho da nota de devolução, em PDF',
  le: [],
  params: paramsDoTicket,
  resposta: { midia: 'application/pdf' },
})
