import type { DadosDaAbertura, NotaParaEscolher } from '@balcao/dominio/tickets/abertura/contratos'
import { pede } from '@balcao/dominio/tickets/abertura/passos'
import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import type { ResponsavelDaProrrogacao } from '@balcao/dominio/tickets/prorrogacao'
import { comAutomaticos } from './motivos-escolhidos.ts'
import type {
  ClienteDoTicket,
  ConsumidorDoTicket,
  ItemEscolhido,
  ProdutoAvulso,
  TicketNovo,
} from './ticket-novo.ts'

export const CONSUMIDOR_EM_BRANCO: ConsumidorDoTicket = {
  documento: '',
  nome: '',
  email: '',
  telefone: '',
  data_nascimento: '',
}

export const TICKET_EM_BRANCO: TicketNovo = {
  passo: 'SOLICITACAO',
  menu: null,
  tipo: null,
  assunto: '',
  motivos: [],
  cliente: null,
  filial: null,
  origem: '',
  consumidorFinal: null,
  transportadora: null,
  mensagem: '',
  arquivos: [],
  itens: [],
  itensAvulsos: [],
  notas: [],
  responsavel_prorrogacao: null,
  responsavel: null,
  dias_atraso_prorrogacao: null,
  lembrados: {},
}

/**
 * Another type has other reasons; what was typed for the rest stays, and travels only if the new type asks for it.
 * `consumidorFixo`: a final consumer opens in their own name, whatever the type (PER-08).
 */
export function comTipo(
  novo: TicketNovo,
  tipo: TipoDeTicketNoFio | null,
  { consumidorFixo = false } = {},
): TicketNovo {
  if (novo.tipo?.id === tipo?.id) return novo
  const aceitaConsumidor = consumidorFixo || (tipo?.usa_consumidor_final ?? 0) > 0
  return {
    ...novo,
    tipo,
    menu: tipo?.menu.key ?? novo.menu,
    motivos: tipo ? comAutomaticos(tipo.motivos, []) : [],
    consumidorFinal: aceitaConsumidor ? novo.consumidorFinal : null,
  }
}

/** NOV-06 The branch is preset when the customer has exactly one; invoices of another customer leave with them. */
export function comCliente(novo: TicketNovo, cliente: ClienteDoTicket | null): TicketNovo {
  if (novo.cliente?.id === cliente?.id) return novo
  const [unica, ...outras] = cliente?.filiaisSac ?? []
  return {
    ...novo,
    cliente,
    filial: outras.length === 0 ? (unica ?? null) : null,
    contato: undefined,
    itens: [],
    notas: [],
    lembrados: {},
  }
}

export function comFilial(novo: TicketNovo, filial: TicketNovo['filial']): TicketNovo {
  return novo.filial?.idFil === filial?.idFil ? novo : { ...novo, filial, itens: [], notas: [] }
}

/** NOV-14 Switching the responsible clears the other's choice. */
export function comResponsavel(novo: TicketNovo, responsavel: ResponsavelDaProrrogacao): TicketNovo {
  if (novo.responsavel_prorrogacao === responsavel) return novo
  return { ...novo, responsavel_prorrogacao: responsavel, responsavel: null }
}

export const temItem = ({ itens }: TicketNovo, produtoId: number): boolean =>
  itens.some(({ produto }) => produto.id === produtoId)

export function comItem(novo: TicketNovo, item: ItemEscolhido): TicketNovo {
  return temItem(novo, item.produto.id) ? novo : { ...novo, itens: [...novo.itens, item] }
}

export function semItem(novo: TicketNovo, produtoId: number): TicketNovo {
  return { ...novo, itens: novo.itens.filter(({ produto }) => produto.id !== produtoId) }
}

/** SHL-05 While the ticket is still for that customer and branch. */
export function notaDeOrigem({ notaDeOrigem: nota, cliente, filial }: TicketNovo): NotaParaEscolher | null {
  const daqui = nota?.cliente.id === cliente?.id && nota?.filial.idFil === filial?.idFil
  return nota && daqui ? nota : null
}

/** Chosen again, it leaves. */
export function alternarNota(novo: TicketNovo, nota: NotaParaEscolher): TicketNovo {
  const sem = novo.notas.filter(({ id }) => id !== nota.id)
  return { ...novo, notas: sem.length < novo.notas.length ? sem : [...sem, nota] }
}

export function alternarAvulso(novo: TicketNovo, avulso: ProdutoAvulso): TicketNovo {
  const sem = novo.itensAvulsos.filter(({ id }) => id !== avulso.id)
  return {
    ...novo,
    itensAvulsos: sem.length < novo.itensAvulsos.length ? sem : [...sem, avulso],
  }
}

/** Every file of the ticket, in the order in which they travel. */
export const todosOsArquivos = ({ arquivos, itens }: TicketNovo): File[] => [
  ...arquivos,
  ...itens.flatMap((item) => item.arquivos),
]

/** The product of each of them; of one about the whole ticket, none. */
export const donosDosArquivos = ({ arquivos, itens }: TicketNovo): (ItemEscolhido | null)[] => [
  ...arquivos.map(() => null),
  ...itens.flatMap((item) => item.arquivos.map(() => item)),
]

/** NOV-16 Nothing worth asking about before it is thrown away. */
export function semAlteracoes(novo: TicketNovo, inicial: TicketNovo): boolean {
  const { passo: _novo, ...atual } = novo
  const { passo: _inicial, ...antes } = inicial
  return JSON.stringify(atual) === JSON.stringify(antes)
}

/** What was chosen for another type stays on its screen; what this one pays no heed to is told by `pede`, as on the server. */
export function somenteOQueOTipoPede(novo: TicketNovo): TicketNovo {
  const { tipo } = novo
  if (!tipo) return novo
  const prorroga = pede(tipo, 'prorrogacao')
  return {
    ...novo,
    itensAvulsos: pede(tipo, 'itensAvulsos') ? novo.itensAvulsos : [],
    notas: pede(tipo, 'notas') ? novo.notas : [],
    itens: pede(tipo, 'itens') ? novo.itens : [],
    mensagem: pede(tipo, 'mensagem') ? novo.mensagem : '',
    arquivos: pede(tipo, 'arquivos') ? novo.arquivos : [],
    transportadora: pede(tipo, 'transportadora') ? novo.transportadora : null,
    responsavel_prorrogacao: prorroga ? novo.responsavel_prorrogacao : null,
    responsavel: prorroga ? novo.responsavel : null,
    dias_atraso_prorrogacao: prorroga ? novo.dias_atraso_prorrogacao : null,
  }
}

/** ENT-01, ENT-03 What travels; the rules of each step run over it before, and the server again. */
export function paraEnvio(novo: TicketNovo): DadosDaAbertura {
  const [motivo1, motivo2, motivo3, motivo4, motivo5] = novo.motivos
  let posicao = novo.arquivos.length
  const arquivosDosItens = novo.itens.flatMap(({ produto, arquivos }) =>
    arquivos.map(() => ({ arquivo: posicao++, produto_id: produto.id })),
  )
  return {
    idTipo: novo.tipo?.id ?? 0,
    assunto: novo.assunto,
    motivo1,
    motivo2,
    motivo3,
    motivo4,
    motivo5,
    idCli: novo.consumidorFinal ? null : (novo.cliente?.id ?? null),
    idFil: novo.consumidorFinal ? null : (novo.filial?.idFil ?? null),
    origem: novo.origem,
    consumidorFinal: novo.consumidorFinal,
    contato: novo.consumidorFinal ? undefined : novo.contato,
    transportadora_id: novo.transportadora?.id ?? null,
    mensagem: novo.mensagem,
    responsavel_prorrogacao: novo.responsavel_prorrogacao,
    responsavel_prorrogacao_id: novo.responsavel?.id ?? null,
    dias_atraso_prorrogacao: novo.dias_atraso_prorrogacao,
    itens: novo.itens.map(({ produto, nota, motivo, qtd_solicitada, obs }) => ({
      produto_id: produto.id,
      motivo_id: motivo.id,
      nfe: nota.numNf,
      descricao: produto.descNF,
      qtd_comprada: produto.qtd_comprada,
      qtd_solicitada,
      obs,
    })),
    itensAvulsos: novo.itensAvulsos.map(({ id, descricao, codigo_barras }) => ({
      produto_id: id,
      descricao,
      codigo_barras,
    })),
    notas: novo.notas.map(({ id }) => ({ id })),
    arquivosDosItens,
  }
}
