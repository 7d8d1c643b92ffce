import { situacaoDaAgenda } from '@balcao/dominio/agendas/situacao'
import { legendasDoCliente } from '@balcao/dominio/clientes/legendas'
import { situacaoDaVenda } from '@balcao/dominio/clientes/venda'
import type { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { diasEntre, hojeEm } from '@balcao/dominio/formatos/datas'
import { somaDosLimites, usoDoLimite } from '@balcao/dominio/limites/uso-do-limite'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { type Acao, type Autorizacoes, pode } from '@balcao/dominio/permissoes'
import { taxaDeDevolucao } from '@balcao/dominio/tickets/taxa-de-devolucao'
import type { LimiteDoCliente } from '../limites/queries.ts'
import type { Rotular } from '../pedidos/rotular-status.ts'
import type { OQueSePassa, QuemEOCliente } from './queries-visao-geral.ts'

type VisaoGeral = RespostaDe<typeof obterVisaoGeral>

type Partes = {
  quem: QuemEOCliente
  passa: OQueSePassa
  limites: readonly LimiteDoCliente[]
  regras: ParametrosDaFilial
  autorizacoes: Autorizacoes
  rotular: Rotular
  agora: Date
}

export function apresentarVisaoGeral(partes: Partes): VisaoGeral {
  const { quem, passa, autorizacoes, rotular, agora } = partes
  const { representante, ultimaCompra: dtUltComp } = quem
  const hoje = hojeEm(agora)
  const vencidos = apresentarVencidos(passa, hoje)
  const credito = apresentarCredito(partes)
  /** PER-03 A part that may not be seen is not there at all. */
  const se = <P extends object>(acoes: Acao[], parte: P) =>
    acoes.some((acao) => pode(autorizacoes, acao)) ? parte : {}
  return {
    id: quem.id,
    cnpj: quem.documento,
    razSoc: quem.razaoSocial,
    fant: quem.fantasia,
    cid: quem.cidade,
    uf: quem.uf,
    prospect: quem.prospect,
    legendas: legendasDoCliente({ ...quem, dtUltComp }, hoje),
    motivoBloqueio: quem.motivoBloqueio,
    classificacao: quem.classificacao,
    dtUltComp,
    idFil: quem.filiais[0] ?? null,
    filiais: quem.filiais,
    telefone: quem.telefone,
    // It is one of the section of telephones; the main one is of the customer's own record.
    whatsapp: pode(autorizacoes, 'CLIENTE_TELEFONES') ? quem.whatsapp : null,
    email: quem.email,
    representante: representante && {
      id: representante.id,
      nome: representante.nome,
      telefone: representante.celular ?? representante.telefone,
    },
    venda: apresentarVenda(partes, vencidos, credito),
    ...se(['CLIENTE_LIMITES'], { credito }),
    ...se(['CLIENTE_BOLETOS'], { vencidos }),
    ...se(['CLIENTE_TICKETS'], { tickets: apresentarTickets(passa) }),
    ...se(['CLIENTE_PEDIDOS'], { ultimoPedido: apresentarUltimoPedido(passa, rotular) }),
    ...se(['CLIENTE_ORCAMENTOS'], { orcamentosAbertos: apresentarOrcamentos(passa) }),
    ...se(['CLIENTE_AGENDAS', 'CLIENTE_AGENDAS_COBRANCA'], { proximaAgenda: apresentarAgenda(passa, agora) }),
    versao: quem.versao,
  }
}

type Vencidos = NonNullable<VisaoGeral['vencidos']> | null
type Credito = NonNullable<VisaoGeral['credito']> | null

function apresentarVenda(
  { quem, regras, autorizacoes }: Partes,
  vencidos: Vencidos,
  credito: Credito,
): VisaoGeral['venda'] {
  const fatos = {
    motivoBloqueio: quem.motivoBloqueio,
    limiteDisponivel: credito?.limite_disponivel ?? null,
    maiorAtraso: vencidos?.maiorAtraso ?? 0,
    valorVencido: pode(autorizacoes, 'CLIENTE_BOLETOS') ? (vencidos?.valor ?? 0) : null,
  }
  return situacaoDaVenda(fatos, { ...regras, casasDecimais: regras.casasDecimaisDinheiro })
}

function apresentarVencidos({ vencidos: { quantidade, valor, desde } }: OQueSePassa, hoje: string): Vencidos {
  return desde === null ? null : { quantidade, valor: Number(valor), maiorAtraso: diasEntre(desde, hoje) }
}

function apresentarCredito({ limites, regras }: Partes): Credito {
  if (limites.length === 0) return null
  const soma = somaDosLimites(limites.map((limite) => ({ ...limite, ...usoDoLimite(limite, regras) })))
  return {
    limite_total: soma.total.toNumber(),
    limite_utilizado: soma.utilizado.toNumber(),
    limite_disponivel: soma.disponivel.toNumber(),
  }
}

function apresentarTickets(passa: OQueSePassa): NonNullable<VisaoGeral['tickets']> | null {
  const taxaDevolucao = taxaDeDevolucao(passa)
  return passa.tickets.abertos === 0 && taxaDevolucao === null ? null : { ...passa.tickets, taxaDevolucao }
}

function apresentarUltimoPedido(
  { ultimoPedido }: OQueSePassa,
  rotular: Rotular,
): NonNullable<VisaoGeral['ultimoPedido']> | null {
  return (
    ultimoPedido && {
      id: ultimoPedido.id,
      dtHorInc: ultimoPedido.incluidoEm.toISOString(),
      vlTot: Number(ultimoPedido.valorTotal),
      idFil: ultimoPedido.filialId,
      status: rotular(ultimoPedido.status, ultimoPedido.filialId),
    }
  )
}

function apresentarOrcamentos({ orcamentos: { quantidade, valor } }: OQueSePassa) {
  return quantidade === 0 ? null : { quantidade, valor: Number(valor) }
}

function apresentarAgenda({ agenda }: OQueSePassa, agora: Date) {
  if (!agenda) return null
  const { id, tipo, assunto, agendadaPara } = agenda
  const atrasada = situacaoDaAgenda({ agendadaPara, finalizadaEm: null }, agora) === 'ATRASADA'
  return { id, tipo, assunto, data_agendada: agendadaPara.toISOString(), atrasada }
}
