import type { LinhaNaConta } from '@balcao/dominio/contas-correntes/movimento'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { type FreteGuardado, faltaCalcular, freteDado } from '@balcao/dominio/fretes/calculado'
import type { Aprovacao } from '@balcao/dominio/orcamentos/aprovacoes'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import type { FatosDosLimites, LinhaMedida, RegrasDosLimites } from '@balcao/dominio/orcamentos/limites'
import { ehBrinde } from '@balcao/dominio/orcamentos/mudancas'
import type { OrcamentoPrecificado } from '@balcao/dominio/orcamentos/precificar'
import { descontoDado, type RegrasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { prazoMedio } from '@balcao/dominio/pedidos/prazo'
import type { LinhaPrecificada } from '@balcao/dominio/precos/linha'
import type { Sessao } from '../../../sessao.ts'
import type { ContextoDoOrcamento } from '../conteudo/contexto.ts'
import { chaveDaLinha } from '../conteudo/ler-linhas.ts'
import type { DeQuem } from '../conteudo/quem-vende.ts'
import type { LinhaDoBanco } from '../conteudo/queries-linhas.ts'

const CEM = 100

/** A line priced now, with the campaign that put it in, where one did. */
const linhaMedida = (
  linha: LinhaDigitada & { promocaoId?: number | null },
  codigo: string,
  precificada: LinhaPrecificada,
  validacao: RegrasDaLinha['validacaoPreco'],
): LinhaMedida => ({
  chave: linha.chave,
  codigo,
  qtde: linha.qtde,
  bonificado: linha.bonificado,
  brinde: ehBrinde(linha.chave),
  precoDigitado: linha.precoDigitado !== null,
  mercadoria: precificada.mercadoria,
  referencia: precificada.preco.referencia.semVendedor,
  dado: descontoDado(linha, precificada, validacao),
  naConta: {
    qtde: linha.qtde,
    mercadoria: precificada.mercadoria,
    referencia: precificada.preco.referencia.semVendedor,
    bonificado: linha.bonificado,
    brindeDe: ehBrinde(linha.chave) ? (linha.promocaoId ?? null) : null,
    beneficios: precificada.preco.beneficios,
  },
})

/** GES-08 A line that came priced from elsewhere, without what it was measured from, moves nothing. */
export const linhaGravadaNaConta = (
  linha: Pick<
    LinhaDoBanco,
    | 'chave'
    | 'id'
    | 'quantidade'
    | 'valorUnitario'
    | 'precoReferencia'
    | 'bonificado'
    | 'beneficios'
    | 'promocao'
  >,
): LinhaNaConta => ({
  qtde: linha.quantidade,
  mercadoria: new Decimal(linha.quantidade).times(linha.valorUnitario).toDecimalPlaces(2),
  referencia: linha.precoReferencia ?? (linha.bonificado ? 0 : linha.valorUnitario),
  bonificado: linha.bonificado,
  brindeDe: ehBrinde(chaveDaLinha(linha)) ? (linha.promocao?.id ?? null) : null,
  beneficios: linha.beneficios ?? [],
})

/** A line as it was written: measured from what its price was that day. */
export function linhaGravadaMedida(linha: LinhaDoBanco): LinhaMedida {
  const chave = chaveDaLinha(linha)
  return {
    chave,
    codigo: linha.codigo,
    qtde: linha.quantidade,
    bonificado: linha.bonificado,
    brinde: ehBrinde(chave),
    precoDigitado: linha.precoDigitado,
    mercadoria: new Decimal(linha.quantidade).times(linha.valorUnitario).toDecimalPlaces(2),
    referencia: linha.precoReferencia ?? linha.precoTabela ?? linha.valorUnitario,
    dado: linha.descontoDado === null ? dadoDeAntes(linha) : Number(linha.descontoDado),
    naConta: linhaGravadaNaConta(linha),
  }
}

/** Of lines older than the measure itself: what was typed, from the table they had. */
function dadoDeAntes({
  bonificado,
  precoDigitado,
  descontoVendedor,
  precoTabela,
  valorUnitario,
}: LinhaDoBanco) {
  const tabela = new Decimal(precoTabela ?? 0)
  const digitado = precoDigitado || descontoVendedor !== null
  if (bonificado || !digitado || tabela.lessThanOrEqualTo(valorUnitario)) return 0
  return tabela.minus(valorUnitario).dividedBy(tabela).times(CEM).toDecimalPlaces(4).toNumber()
}

type Medir = {
  precificado: OrcamentoPrecificado
  produtos: ReadonlyMap<number, ProdutoNoEditor>
  /** What was written of a line whose price holds: given that day, and measured from the prices of that day. */
  gravada: (chave: string) => LinhaDoBanco | undefined
  validacao: RegrasDaLinha['validacaoPreco']
}

/** VEN-02 Lines that were priced together, as limits see them. */
export function linhasMedidas(
  linhas: readonly LinhaDigitada[],
  { precificado, produtos, gravada, validacao }: Medir,
): LinhaMedida[] {
  return linhas.flatMap((linha) => {
    const precificada = precificado.linhas.get(linha.chave)
    if (!precificada) return []
    const antes = gravada(linha.chave)
    const { qtde } = linha
    const { mercadoria } = precificada
    if (antes) {
      const medida = linhaGravadaMedida(antes)
      return [{ ...medida, qtde, mercadoria, naConta: { ...medida.naConta, qtde, mercadoria } }]
    }
    return [linhaMedida(linha, produtos.get(linha.idProd)?.idExibicao ?? '', precificada, validacao)]
  })
}

export type DoDocumento = {
  cupomDesconto: string | null
  percentualLucro: string | null
  valorFrete: string
  freteEscolhido: FreteGuardado | null
}

type DoContexto = Pick<ContextoDoOrcamento, 'pagamento' | 'freteDoCliente' | 'freteSemCalculo'>

/** What the limits ask of the whole, besides its lines. */
export const fatosDoDocumento = (
  { cupomDesconto, percentualLucro, valorFrete, freteEscolhido }: DoDocumento,
  { pagamento, freteDoCliente, freteSemCalculo }: DoContexto,
): Omit<FatosDosLimites, 'linhas' | 'conta'> => ({
  descontoCupom: cupomDesconto ?? 0,
  frete: freteDado(valorFrete, freteEscolhido),
  semCalculoDeFrete: faltaCalcular(
    { cobrado: valorFrete, frete: freteEscolhido, doCliente: freteDoCliente },
    freteSemCalculo,
  ),
  margem: percentualLucro === null ? null : new Decimal(percentualLucro),
  prazo: { medio: prazoMedio(pagamento.parcelas), maximo: pagamento.prazoMaximo },
})

/** Of whoever writes; without them, of whose it is. */
export const regrasDosLimites = ({ dono, escreve }: DeQuem): RegrasDosLimites => ({
  descontoSemRegistro: dono.descontoMaximo,
  descontoMaximo: (escreve ?? dono).descontoMaximo,
  bonificacaoMaxima: dono.bonificacaoMaxima,
  margemMinima: dono.margemMinima,
})

export const quemAprova = (sessao: Sessao, agora: Date): Pick<Aprovacao, 'por' | 'nome' | 'em'> => ({
  por: sessao.colaboradorId,
  nome: sessao.nome,
  em: agora.toISOString(),
})
