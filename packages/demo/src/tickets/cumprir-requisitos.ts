import { lerNfe } from '@balcao/api/src/features/notas/ler-nfe.ts'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal, multiplicar, somar } from '@balcao/dominio/formatos/decimal'
import { problemasDaNfd } from '@balcao/dominio/notas/nfd'
import { PARAMETROS } from '@balcao/dominio/parametros'
import type { Fatos } from '@balcao/dominio/tickets/etapas'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import type { ResponsavelDaProrrogacao } from '@balcao/dominio/tickets/prorrogacao'
import type { Requisito } from '@balcao/dominio/tickets/requisitos/catalogo'
import { gerarDevolucao } from '../notas/gerar-devolucao.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import { montarNfe } from '../notas/montar-xml-da-nota.ts'
import type { Sorteio } from '../sorteio.ts'
import type { DadosDoRequisito } from './andamento.ts'
import { type AnexoGerado, anexarNfd } from './anexos.ts'
import { PARECERES } from './conversas.ts'
import type { ProdutoDoTicket } from './produtos-do-ticket.ts'

export type NfdGerada = {
  chave: string
  numero: number
  serie: number
  emitidaEm: Date
  valorTotal: string
  referenciadas: string[]
  arquivo: string
  criadaEm: Date
}
export type CustoGerado = { custo: string; valor: string; observacao: string | null; em: Date; autor: string }
export type ProrrogacaoGerada = {
  responsavel: ResponsavelDaProrrogacao
  transportadora: string | null
  representante: string | null
  diasAtraso: number
  diasConfirmados: number | null
  parecerLogistica: string | null
  novaDataVencimento: string | null
  parecerFinanceiro: string | null
}

/** What the requirements of a ticket's steps look at and fill. */
export type Materia = {
  tipo: string
  nota: NotaGerada | null
  produtos: ProdutoDoTicket[]
  prorrogacao: ProrrogacaoGerada | null
  nfd: NfdGerada | null
  custos: CustoGerado[]
}

type Ato = { sorteio: Sorteio; em: Date; autor: string; fatos: Fatos }
type Cumprido = { relato: string; dados: DadosDoRequisito | null; anexos?: readonly AnexoGerado[] }

const UMA_HORA_MS = 3_600_000
const PARTE_AUTORIZADA_EM_PARTE = 0.18
const PARTE_COM_CUSTO = 0.85

/** TIC-11 Fills what leaving the step needs, and tells it as the server would. */
export function cumprirRequisito(requisito: Requisito | null, materia: Materia, ato: Ato): Cumprido {
  if (requisito === null) return { relato: '', dados: null }
  return CUMPRIMENTOS[requisito](materia, ato)
}

const CUMPRIMENTOS: Record<Requisito, (materia: Materia, ato: Ato) => Cumprido> = {
  ANALISE_DEVOLUCAO: analisarProdutos,
  ENVIAR_NFD: enviarNfd,
  CHECKIN_DEVOLUCAO: conferirRecebimento,
  PRORROGACAO_LOGISTICA: confirmarAtraso,
  PRORROGACAO_FINANCEIRO: responderProrrogacao,
  ANALISE_CONTROLADORIA: lancarCustos,
}

type Recusa = { destino: 'foraPrazo' | 'outraMarca' | 'falta' | 'avaria' | 'quebraDireta'; motivo: string }
const RECUSAS: readonly Recusa[] = [
  { destino: 'foraPrazo', motivo: 'Fora do prazo de devolução' },
  { destino: 'outraMarca', motivo: 'Produto de outra marca ou fornecedor' },
  { destino: 'avaria', motivo: 'Sem evidência do problema relatado' },
  { destino: 'quebraDireta', motivo: 'Sem evidência do problema relatado' },
]
const RECUSA_DO_TIPO: Record<string, Recusa> = {
  AVARIA: { destino: 'avaria', motivo: 'Sem evidência do problema relatado' },
  FALTA_MERCADORIA: { destino: 'falta', motivo: 'Sem evidência do problema relatado' },
}
const MOTIVO_DO_ACEITE: Record<string, string> = {
  AVARIA: 'Avaria causada no transporte',
  FALTA_MERCADORIA: 'Falta confirmada na expedição',
}

function analisarProdutos({ tipo, produtos }: Materia, { sorteio, fatos }: Ato): Cumprido {
  const nada = fatos.has('NADA_AUTORIZADO')
  for (const [posicao, produto] of produtos.entries()) {
    // The first product always passes: otherwise nothing would be authorised.
    const emParte = posicao > 0 && sorteio.chance(PARTE_AUTORIZADA_EM_PARTE)
    const autorizada = nada ? 0 : emParte ? sorteio.inteiro(0, produto.solicitada - 1) : produto.solicitada
    const recusada = produto.solicitada - autorizada
    const recusa = RECUSA_DO_TIPO[tipo] ?? sorteio.um(RECUSAS)
    if (recusada > 0) produto[recusa.destino] = recusada
    produto.autorizada = autorizada
    produto.status = autorizada > 0 ? 'A' : 'N'
    produto.motivoAnalise =
      recusada > 0 ? recusa.motivo : (MOTIVO_DO_ACEITE[tipo] ?? 'Dentro da política de devolução')
  }
  const autorizados = produtos.filter(({ status }) => status === 'A').length
  return {
    relato: FRASES.analise(autorizados, produtos.length),
    dados: {
      chave: 'analise',
      produtos: produtos.map((produto, posicao) => ({
        posicao,
        qtd_fora_prazo: produto.foraPrazo,
        qtd_outra_marca: produto.outraMarca,
        qtd_falta: produto.falta,
        qtd_avaria: produto.avaria,
        qtd_quebra_direta: produto.quebraDireta,
        qtd_autorizada: produto.autorizada,
        motivoAnalise: produto.motivoAnalise,
      })),
    },
  }
}

const aindaAutorizados = ({ produtos }: Materia) => produtos.filter(({ autorizada }) => autorizada > 0)

function enviarNfd(materia: Materia, { sorteio, em }: Ato): Cumprido {
  const { nota } = materia
  if (!nota) throw new Error('Devolução sem nota')
  const autorizados = aindaAutorizados(materia)
  const documento = gerarDevolucao(
    nota,
    autorizados.map(({ numeroItem, autorizada }) => ({
      numeroItem: numeroItem ?? 0,
      quantidade: autorizada,
    })),
    {
      numero: sorteio.inteiro(120, 48_000),
      emitidaEm: new Date(em.getTime() - sorteio.inteiro(1, 3) * UMA_HORA_MS).toISOString(),
    },
  )
  const xml = montarNfe(documento)
  const lida = lerNfe(Buffer.from(xml))
  const valorEsperado = somar(
    ...autorizados.map(({ autorizada, valorUnitario }) => multiplicar(autorizada, valorUnitario)),
  ).toFixed(2)
  const problemas = problemasDaNfd(lida, {
    filialCnpj: nota.emitente.cnpj,
    clienteDocumento: nota.destinatario.documento,
    chavesDasNotas: [nota.chave],
    valorEsperado,
    casasDoDinheiro: PARAMETROS.casasDecimaisDinheiro.padrao,
  })
  const anexo = anexarNfd(sorteio, documento.chave, xml)
  materia.nfd = {
    chave: documento.chave,
    numero: documento.numero,
    serie: documento.serie,
    emitidaEm: new Date(lida.emitidaEm),
    valorTotal: lida.totais.nota,
    referenciadas: [...lida.referenciadas],
    arquivo: anexo.arquivo,
    criadaEm: em,
  }
  return {
    relato: comObservacao(
      FRASES.nfd(documento.numero, documento.serie),
      ...problemas.map(({ mensagem }) => mensagem),
    ),
    dados: {
      chave: 'outros',
      valores: { nfd: documento.chave, problemas: problemas.map(({ codigo }) => codigo) },
    },
    anexos: [anexo],
  }
}

function conferirRecebimento(materia: Materia, { sorteio, fatos }: Ato): Cumprido {
  const diverge = fatos.has('DIVERGENCIA_NO_RECEBIMENTO')
  const autorizados = aindaAutorizados(materia)
  for (const [i, produto] of autorizados.entries()) {
    const aMenos = diverge && i === 0
    produto.recebida = aMenos ? produto.autorizada - 1 : produto.autorizada
    produto.observacaoRecebimento = aMenos ? sorteio.um(PARECERES.recebimento) : null
  }
  return {
    relato: FRASES.recebimento(diverge),
    dados: {
      chave: 'checkin',
      produtos: autorizados.map((produto) => ({
        posicao: materia.produtos.indexOf(produto),
        qtd_recebida: produto.recebida,
        ...(produto.observacaoRecebimento && { obs: produto.observacaoRecebimento }),
      })),
    },
  }
}

function exigirProrrogacao({ prorrogacao }: Materia): ProrrogacaoGerada {
  if (!prorrogacao) throw new Error('Prorrogação sem pedido')
  return prorrogacao
}

function confirmarAtraso(materia: Materia, { sorteio }: Ato): Cumprido {
  const prorrogacao = exigirProrrogacao(materia)
  const diasConfirmados = sorteio.inteiro(Math.ceil(prorrogacao.diasAtraso / 2), prorrogacao.diasAtraso)
  const parecer = sorteio.um(PARECERES.logistica)
  Object.assign(prorrogacao, { diasConfirmados, parecerLogistica: parecer })
  return {
    relato: comObservacao(FRASES.atraso(diasConfirmados, prorrogacao.diasAtraso), parecer),
    dados: { chave: 'outros', valores: { logistica: { dias_confirmados: diasConfirmados, parecer } } },
  }
}

function responderProrrogacao(materia: Materia, { sorteio, em, fatos }: Ato): Cumprido {
  const prorrogacao = exigirProrrogacao(materia)
  const aprovado = !fatos.has('PRORROGACAO_NEGADA')
  const parecer = sorteio.um(aprovado ? PARECERES.financeiroSim : PARECERES.financeiroNao)
  const hoje = hojeEm(em)
  const vencimento = materia.nota?.duplicatas[0]?.vencimento ?? hoje
  // Counted from the old due date; from today where that is already past.
  const base = vencimento > hoje ? vencimento : hoje
  const novaData = aprovado ? somarDias(base, prorrogacao.diasConfirmados ?? 1) : null
  Object.assign(prorrogacao, { novaDataVencimento: novaData, parecerFinanceiro: parecer })
  const financeiro = { aprovado, ...(novaData && { nova_data_vencimento: novaData }), parecer }
  return {
    relato: comObservacao(FRASES.prorrogacao(novaData === null ? null : { data: novaData }), parecer),
    dados: { chave: 'outros', valores: { financeiro } },
  }
}

const CUSTOS_DO_TIPO: Record<string, readonly string[]> = {
  COBRANCA_INDEVIDA: ['Estorno de cobrança'],
  AVARIA: ['Perda de mercadoria', 'Desconto concedido ao cliente', 'Frete de retorno'],
}

function lancarCustos(materia: Materia, { sorteio, em, autor }: Ato): Cumprido {
  const possiveis = CUSTOS_DO_TIPO[materia.tipo] ?? ['Frete de retorno', 'Reentrega']
  const escolhidos = sorteio.chance(PARTE_COM_CUSTO)
    ? sorteio.varios(possiveis, sorteio.inteiro(1, Math.min(2, possiveis.length)))
    : []
  materia.custos = escolhidos.map((custo) => ({
    custo,
    valor: new Decimal(sorteio.inteiro(18_00, 640_00)).div(100).toFixed(2),
    observacao: null,
    em,
    autor,
  }))
  return {
    relato: sorteio.um(materia.tipo === 'COBRANCA_INDEVIDA' ? PARECERES.estorno : PARECERES.controladoria),
    dados: { chave: 'outros', valores: { custos: escolhidos.length } },
  }
}
