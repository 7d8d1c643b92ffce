import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import type { AssuntoDoCatalogo } from '@balcao/dominio/catalogo/assuntos'
import type { MaosDoAssunto } from '../ajustes/queries-linhas.ts'
import { regiao } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { acharCidade } from '../lugares/achar-cidade.ts'
import { formaCobranca, planoPagamento, tipoFrete } from '../pedidos/tabelas.ts'
import { contaDeCobranca } from '../titulos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { filiaisParaEscolher } from './queries-escolhas.ts'
import {
  jaVendeu,
  temDocumentos,
  usosDaCobranca,
  usosDaConta,
  usosDaFilial,
  usosDaRegiao,
  usosDaTransportadora,
  usosDoPlano,
  usosDoTipoDeFrete,
} from './queries-usos-comerciais.ts'

type Conferir = NonNullable<MaosDoAssunto['conferir']>

const cidadeDe = ({ cidade, uf }: ValoresDoAjuste) =>
  acharCidade({ ibge: null, nome: cidade ?? '', uf: uf ?? '' })

const conferirFilial: Conferir = async (banco, { valores, atual }) => ({
  ...(!cidadeDe(valores) && { cidade: 'Não há esta cidade neste estado. Confira o nome.' }),
  ...(atual &&
    valores.cnpj !== atual.valores.cnpj &&
    (await temDocumentos(banco, atual.id)) && {
      cnpj: 'Já há notas ou títulos com o CNPJ de antes. Crie outra filial.',
    }),
})

/** What was sold keeps what it was sold by: the field stays once anything was. */
const ficaDepoisDeVendido =
  (campo: string, coluna: Parameters<typeof jaVendeu>[1], mensagem: string): Conferir =>
  async (banco, { valores, atual }) =>
    atual && valores[campo] !== atual.valores[campo] && (await jaVendeu(banco, coluna, atual.id))
      ? { [campo]: mensagem }
      : {}

/** ADM-07 Where commercial data is kept, and what would break without one of its rows. */
export const MAOS_COMERCIAIS = {
  filial: {
    tabela: filial,
    usos: usosDaFilial,
    conferir: conferirFilial,
    derivar: (valores) => ({ ibge: cidadeDe(valores)?.ibge }),
  },
  'conta-de-cobranca': {
    tabela: contaDeCobranca,
    usos: usosDaConta,
    escolhas: { filialId: filiaisParaEscolher },
  },
  'plano-de-pagamento': {
    tabela: planoPagamento,
    usos: usosDoPlano,
    conferir: ficaDepoisDeVendido(
      'parcelas',
      'planoPagamentoId',
      'Já se vendeu por este plano. Crie outro com as novas parcelas e retire este.',
    ),
  },
  'forma-de-cobranca': {
    tabela: formaCobranca,
    usos: usosDaCobranca,
    conferir: ficaDepoisDeVendido(
      'antecipada',
      'formaCobrancaId',
      'Já se vendeu assim, e isso mudaria o crédito dos clientes. Crie outra.',
    ),
  },
  'tipo-de-frete': {
    tabela: tipoFrete,
    usos: usosDoTipoDeFrete,
    conferir: ficaDepoisDeVendido(
      'diferenciado',
      'tipoFreteId',
      'Já se vendeu assim, e isso mudaria o frete do que está vendido. Crie outro.',
    ),
  },
  transportadora: { tabela: transportadora, usos: usosDaTransportadora },
  'regiao-de-venda': { tabela: regiao, usos: usosDaRegiao },
} as const satisfies Partial<Record<AssuntoDoCatalogo, MaosDoAssunto>>
