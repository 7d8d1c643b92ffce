import { somar } from '@balcao/dominio/formatos/decimal'
import { DIAS_DE_ENTREGA } from '@balcao/dominio/fretes/previsao'
import * as z from 'zod/mini'
import type { Executor } from '../../platform/banco/conexao.ts'
import { enderecoDeFora, listaDeFora, textoDeFora, textoOuNada } from '../../platform/http-externo/de-fora.ts'
import { pedirJson, ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import type { CotacaoDoCotador, CotadorDeFrete, PedidoDeCotacao } from './cotador.ts'
import { transportadorasPorCnpj } from './queries.ts'

const MAIOR_PRAZO = 365
const MAIOR_VALOR = 9_999_999
const DIAS_UTEIS = 'N,S,S,S,S,S,N'

const dinheiro = z.number().check(z.minimum(0), z.maximum(MAIOR_VALOR))
const prazo = z.int().check(z.minimum(0), z.maximum(MAIOR_PRAZO))
const ouNada = <T extends z.ZodMiniType>(campo: T) => z.nullish(campo)

const cotacao = z.object({
  numero: textoDeFora,
  /** By which the carrier is found among ours. */
  cnpj: textoOuNada,
  nome: textoDeFora,
  prazo,
  valor: dinheiro,
  aConsultar: ouNada(z.boolean()),
  valorMinimo: ouNada(dinheiro),
  valorIsencao: ouNada(dinheiro),
  diasSemanaEntrega: ouNada(z.string().check(z.regex(DIAS_DE_ENTREGA))),
  termos: ouNada(listaDeFora(z.object({ termo: textoDeFora, base: textoOuNada, valor: z.number() }))),
  trechos: ouNada(
    listaDeFora(
      z.object({
        modo: textoOuNada,
        origem: textoOuNada,
        transportadora: textoOuNada,
        prazo,
        valor: dinheiro,
      }),
    ),
  ),
})
const resposta = z.object({ cotacoes: listaDeFora(cotacao) })
type CotacaoDeFora = z.output<typeof cotacao>

type Servico = { banco: Executor; endereco: string; token: string; prazoMs: number }

/** FRE-01 A service outside that quotes: asked once, within its time; whatever is not its way of answering counts as none. */
export const criarCotadorExterno = ({ banco, endereco, token, prazoMs }: Servico): CotadorDeFrete => ({
  nome: 'Serviço de cotação',
  async cotar(pedido) {
    if (endereco === '') throw new ServicoForaDoAlcance('A filial não tem o endereço do serviço de cotação.')
    const { status, corpo } = await pedirJson({
      url: enderecoDeFora(endereco),
      corpo: noFio(pedido),
      token,
      prazoMs,
      repetivel: true,
    })
    if (status !== 200) throw new ServicoForaDoAlcance(`O serviço de cotação respondeu ${status}.`)
    const lida = resposta.safeParse(corpo)
    if (!lida.success)
      throw new ServicoForaDoAlcance('O serviço de cotação respondeu outra coisa.', { cause: lida.error })
    const { cotacoes } = lida.data
    const idDoCnpj = await transportadorasPorCnpj(banco, [
      ...new Set(cotacoes.flatMap(({ cnpj }) => (cnpj === null ? [] : [digitos(cnpj)]))),
    ])
    return cotacoes.map((cada, indice) => aoNossoModo(cada, indice, idDoCnpj, pedido))
  },
})

const digitos = (cnpj: string) => cnpj.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

const noFio = ({ origem, destino, carga, hoje, redespacho, condicionais }: PedidoDeCotacao) => ({
  origem,
  destino,
  pesoKg: Number(carga.peso),
  volumeM3: Number(carga.m3),
  valorMercadoria: Number(carga.total),
  data: hoje,
  redespacho,
  condicionais: condicionais.map(({ descricao }) => descricao),
})

function aoNossoModo(
  cada: CotacaoDeFora,
  indice: number,
  idDoCnpj: ReadonlyMap<string, number>,
  { origem }: PedidoDeCotacao,
): CotacaoDoCotador {
  const aConsultar = cada.aConsultar ?? false
  const termos = (cada.termos ?? []).map(({ termo, base, valor }) => ({
    termo,
    base: base ?? 'Informado pelo serviço de cotação',
    valor,
    trecho: 0,
  }))
  // Terms that do not add up to the price explain nothing.
  const fecham = somar(...termos.map(({ valor }) => valor)).eq(cada.valor)
  const doServico = {
    termo: 'Frete',
    base: 'Informado pelo serviço de cotação',
    valor: cada.valor,
    trecho: 0,
  }
  return {
    // Two with the same number are still two.
    numero: `E${indice + 1}-${cada.numero}`,
    nomeTransp: cada.nome,
    idTransp: (cada.cnpj !== null && idDoCnpj.get(digitos(cada.cnpj))) || null,
    prazo: cada.prazo,
    trechos: (cada.trechos ?? []).map((trecho) => ({
      modo: trecho.modo ?? '',
      origem: trecho.origem ?? `${origem.cidade}/${origem.uf}`,
      nomeTransp: trecho.transportadora ?? cada.nome,
      tabela: 'Serviço de cotação',
      tipoTabela: '',
      prazo: trecho.prazo,
      valor: trecho.valor,
    })),
    diasSemanaEntrega: cada.diasSemanaEntrega ?? DIAS_UTEIS,
    valor: aConsultar ? 0 : cada.valor,
    aConsultar,
    vlMin: cada.valorMinimo ?? 0,
    vlIsenta: cada.valorIsencao ?? null,
    termos: aConsultar ? [] : fecham ? termos : [doServico],
  }
}
