import type { CodigoErro } from '../erros.ts'
import { fimDoDia, fimDoDiaDaquiA, formatarData, hojeEm } from '../formatos/datas.ts'
import { type FreteGuardado, porQueRecalcular } from '../fretes/calculado.ts'
import type { SituacaoParaCliente } from './do-cliente.ts'
import { orcamentoEmAberto } from './status.ts'

type Orcamento = {
  status: string
  pedidoId: number | null
  perdidoEm: Date | null
  dataValidade: string
}
type ComLink = Orcamento & { linkValidade: Date | null }
type ComFrete = { freteEscolhido: FreteGuardado | null }
type Respondido = { aceitoEm: Date | null; recusadoEm: Date | null }
type Aceitavel = Orcamento & Respondido & ComFrete & { versao: number; valorTotal: string }

/** VEN-02 Until when a link made now is good. */
export function validadeDoLink(dataValidade: string, dias: number, agora: Date): Date {
  const fim = fimDoDia(dataValidade)
  const pedida = fimDoDiaDaquiA(dias, agora)
  return pedida < fim ? pedida : fim
}

/** VEN-02 Why a quote cannot be sent to its customer; null when it can. */
export function impedimentoDoLink(
  orcamento: Orcamento & ComFrete & { quantidadeItens: number },
  agora: Date,
): CodigoErro | null {
  if (!orcamentoEmAberto(orcamento)) return 'ORCAMENTO_ENCERRADO'
  if (orcamento.dataValidade < hojeEm(agora)) return 'ORCAMENTO_VENCIDO'
  if (orcamento.quantidadeItens === 0) return 'ORCAMENTO_VAZIO'
  return porQueRecalcular(orcamento.freteEscolhido) ? 'FRETE_DESATUALIZADO' : null
}

/** VEN-02 A validity that somebody shortened afterwards counts for the links there were. */
export const linkVale = ({ linkValidade, dataValidade }: ComLink, agora: Date): boolean =>
  linkValidade !== null && linkValidade > agora && fimDoDia(dataValidade) > agora

export function situacaoDoCliente(orcamento: Orcamento & Respondido): SituacaoParaCliente {
  if (orcamento.pedidoId !== null) return 'PEDIDO'
  if (!orcamentoEmAberto(orcamento)) return 'ENCERRADO'
  if (orcamento.aceitoEm !== null) return 'ACEITO'
  return orcamento.recusadoEm === null ? 'ABERTO' : 'RECUSADO'
}

/** VEN-02 Whoever said no may still say yes; and whoever said yes is who said so. */
const SITUACOES_QUE_ACEITAM: readonly SituacaoParaCliente[] = ['ABERTO', 'RECUSADO']
export const podeResponder = (situacao: SituacaoParaCliente): boolean =>
  SITUACOES_QUE_ACEITAM.includes(situacao)

/** VEN-02 Why it cannot be accepted as it was shown; null when it can. Whether the link is good was asked before. */
export function recusaDoAceite(
  orcamento: Aceitavel,
  visto: { versao: number; vlTot: number },
): CodigoErro | null {
  if (!podeResponder(situacaoDoCliente(orcamento))) return 'ORCAMENTO_ENCERRADO'
  // A coupon ends without a new version: the total says so.
  if (orcamento.versao !== visto.versao || Number(orcamento.valorTotal) !== visto.vlTot)
    return 'ORCAMENTO_MUDOU'
  return porQueRecalcular(orcamento.freteEscolhido) ? 'ORCAMENTO_EM_REVISAO' : null
}

/** VEN-02 Why it cannot be refused as it was shown; null when it can. */
export function recusaDaRecusa(orcamento: Orcamento & Respondido & { versao: number }, versao: number) {
  if (!podeResponder(situacaoDoCliente(orcamento))) return 'ORCAMENTO_ENCERRADO' as const
  return orcamento.versao === versao ? null : ('ORCAMENTO_MUDOU' as const)
}

type Aceite = { idOrcamento: number; idCli: number; cliente: string; nome: string; observacao: string }

/** What whoever made the quote is told. */
export function avisoDoAceite({ idOrcamento, idCli, cliente, nome, observacao }: Aceite): {
  titulo: string
  mensagem: string
  caminho: string
} {
  const dito = observacao === '' ? '' : `\nObservação: ${observacao}`
  return {
    titulo: `Orçamento ${idOrcamento} aceito: ${cliente}`,
    mensagem: `${nome} aceitou o orçamento pelo link. Confira e faça dele um pedido.${dito}`,
    caminho: caminhoNaFicha({ idCli, idOrcamento }),
  }
}

type Palavra = { idOrcamento: number; idCli: number; cliente: string; nome: string; texto: string }

const caminhoNaFicha = ({ idCli, idOrcamento }: Pick<Palavra, 'idCli' | 'idOrcamento'>) =>
  `/clientes/${idCli}?secao=orcamentos&item=${idOrcamento}`

export const avisoDaRecusa = (palavra: Palavra) => ({
  titulo: `Orçamento ${palavra.idOrcamento} recusado: ${palavra.cliente}`,
  mensagem: `${palavra.nome} recusou o orçamento pelo link.\nMotivo: ${palavra.texto}`,
  caminho: caminhoNaFicha(palavra),
})

export const avisoDaPergunta = (palavra: Palavra) => ({
  titulo: `Pergunta sobre o orçamento ${palavra.idOrcamento}: ${palavra.cliente}`,
  mensagem: `${palavra.nome} perguntou pelo link:\n${palavra.texto}`,
  caminho: caminhoNaFicha(palavra),
})

type Convite = { numero: number; negocio: string; endereco: string; validade: string }

/** What goes along with the link where the seller writes to the customer. */
export const textoDoConvite = ({ numero, negocio, endereco, validade }: Convite): string =>
  `Olá! Segue o orçamento ${numero} da ${negocio}, válido até ${formatarData(validade)}. Veja e aceite por aqui: ${endereco}`

export const valoresValidosAte = (dtVal: string): string => `Valores válidos até ${formatarData(dtVal)}`
