import { diasEntre, somarDias } from '../formatos/datas.ts'
import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { BeneficioDaCampanha, TipoDaCampanha } from '../precos/campanha.ts'
import { BENEFICIOS, type Beneficio, COMBINA_COM } from '../precos/ordem.ts'

export const RETIRADO = 'Foi retirado do catálogo. Escolha outro, ou traga-o de volta.'

/** GES-02 Out of whose pocket it comes. */
export const QUEM_PAGA = { PROPRIA: 'A própria empresa', FORNECEDOR: 'O fornecedor' } as const
export type QuemPaga = keyof typeof QUEM_PAGA

export const TIPOS_DA_CAMPANHA: Readonly<Record<TipoDaCampanha, string>> = {
  PERCENTUAL: 'Desconto em percentual',
  PRECO: 'Preço fixo',
  LEVE_PAGUE: 'Leve X, pague Y',
  BRINDE: 'Brinde',
  FRETE: 'Frete grátis',
}

/** What limits and uses are counted in: stock units, or whole orders where it is their freight. */
export const unidadeDaCampanha = (tipo: TipoDaCampanha) => (tipo === 'FRETE' ? 'ped.' : 'un.')

export const SITUACOES_DA_CAMPANHA = {
  VIGENTE: 'Em vigor',
  FUTURA: 'Ainda não começou',
  ESGOTADA: 'Toda usada',
  TERMINADA: 'Terminada',
  ENCERRADA: 'Encerrada antes',
} as const
export type SituacaoDaCampanha = keyof typeof SITUACOES_DA_CAMPANHA

/** What a campaign may let be had along with it: of all, those that let campaigns. */
export const PARCEIROS: readonly Beneficio[] = COMBINA_COM.CAMPANHA
export const NOMES_DOS_PARCEIROS = Object.fromEntries(
  PARCEIROS.map((um) => [um, um === 'CAMPANHA' ? 'Outras campanhas que também deixam' : BENEFICIOS[um]]),
) as Readonly<Record<string, string>>

type Estado = {
  inicio: string
  fim: string
  encerradaEm: Date | null
  verba: Numerico | null
  verbaUsada: Numerico
  limite: Numerico | null
  unidadesUsadas: Numerico
}

const gasto = (ate: Numerico | null, usado: Numerico) =>
  ate !== null && new Decimal(usado).greaterThanOrEqualTo(ate)

export function situacaoDaCampanha(estado: Estado, hoje: string): SituacaoDaCampanha {
  const { inicio, fim, encerradaEm, verba, verbaUsada, limite, unidadesUsadas } = estado
  if (encerradaEm !== null) return 'ENCERRADA'
  if (hoje > fim) return 'TERMINADA'
  if (hoje < inicio) return 'FUTURA'
  return gasto(verba, verbaUsada) || gasto(limite, unidadesUsadas) ? 'ESGOTADA' : 'VIGENTE'
}

type Dita = {
  inicio: string
  fim: string
  beneficio: BeneficioDaCampanha
  verba: number | null
  limite: number | null
  limitePorCliente: number | null
  produtos: readonly number[]
  marcas: readonly string[]
  categorias: readonly string[]
}

const MAIOR_PERIODO = 366

/** GES-02 Why it says nothing, at its field; empty when it does. Of one that was used already, `usado` is what it may not fall below. */
export function problemasDaCampanha(
  dita: Dita,
  usado: { unidades: Numerico; verba: Numerico } = { unidades: 0, verba: 0 },
): Record<string, string> {
  const { inicio, fim, beneficio, verba, limite, limitePorCliente } = dita
  const abaixo = (ate: number | null, de: Numerico) => ate !== null && new Decimal(de).greaterThan(ate)
  const semProduto = dita.produtos.length + dita.marcas.length + dita.categorias.length === 0
  return {
    ...(fim < inicio && { fim: 'O fim vem depois do início.' }),
    ...(fim >= inicio &&
      diasEntre(inicio, fim) > MAIOR_PERIODO && {
        fim: `Uma campanha vale no máximo ${MAIOR_PERIODO} dias.`,
      }),
    ...problemasDoBeneficio(beneficio),
    ...(beneficio.tipo === 'PRECO' &&
      dita.produtos.length === 0 && { produtos: 'Um preço vale para os produtos que se escolhem.' }),
    ...(beneficio.tipo === 'BRINDE' &&
      semProduto && { produtos: 'Diga que produtos, marcas ou famílias dão o brinde.' }),
    ...(verba !== null && verba <= 0 && { verba: MENSAGENS.invalido }),
    ...(limite !== null && limite <= 0 && { limite: MENSAGENS.quantidadeInvalida }),
    ...(limitePorCliente !== null &&
      limitePorCliente <= 0 && { limitePorCliente: MENSAGENS.quantidadeInvalida }),
    ...(abaixo(verba, usado.verba) && { verba: 'Os pedidos feitos já usaram mais do que isso.' }),
    ...(abaixo(limite, usado.unidades) && { limite: 'Os pedidos feitos já usaram mais do que isso.' }),
  }
}

const MAXIMO_DE_FAIXAS = 10

function problemasDoBeneficio(beneficio: BeneficioDaCampanha): Record<string, string> {
  switch (beneficio.tipo) {
    case 'PERCENTUAL': {
      const { faixas } = beneficio
      const fora = faixas.findIndex(({ percentual }) => percentual <= 0 || percentual >= 100)
      const desordem = faixas.findIndex(({ de }, i) => de < 0 || (i > 0 && de <= (faixas[i - 1]?.de ?? 0)))
      return {
        ...(faixas.length === 0 && { 'beneficio.faixas': MENSAGENS.obrigatorio }),
        ...(faixas.length > MAXIMO_DE_FAIXAS && {
          'beneficio.faixas': `São no máximo ${MAXIMO_DE_FAIXAS} faixas.`,
        }),
        ...(fora >= 0 && { [`beneficio.faixas.${fora}.percentual`]: MENSAGENS.invalido }),
        ...(desordem >= 0 && {
          [`beneficio.faixas.${desordem}.de`]: 'Cada faixa começa depois da anterior.',
        }),
      }
    }
    case 'PRECO':
      return beneficio.preco > 0 ? {} : { 'beneficio.preco': MENSAGENS.invalido }
    case 'LEVE_PAGUE':
      return {
        ...(beneficio.leve <= 0 && { 'beneficio.leve': MENSAGENS.quantidadeInvalida }),
        ...(!(beneficio.pague > 0 && beneficio.pague < beneficio.leve) && {
          'beneficio.pague': 'Paga-se menos do que se leva, e mais que nada.',
        }),
      }
    case 'BRINDE':
      return {
        ...(beneficio.leve <= 0 && { 'beneficio.leve': MENSAGENS.quantidadeInvalida }),
        ...(beneficio.ganhe <= 0 && { 'beneficio.ganhe': MENSAGENS.quantidadeInvalida }),
      }
    case 'FRETE':
      return {}
  }
}

/** GES-02 The same length of time right before it, as far as it went: what a result is compared with. */
export function periodoAnterior(
  { inicio, fim, encerradaNoDia }: { inicio: string; fim: string; encerradaNoDia: string | null },
  hoje: string,
): { de: string; ate: string; antesDe: string; antesAte: string } | null {
  const ate = [fim, hoje, encerradaNoDia ?? fim].toSorted()[0] ?? fim
  if (ate < inicio) return null
  const dias = diasEntre(inicio, ate) + 1
  return { de: inicio, ate, antesDe: somarDias(inicio, -dias), antesAte: somarDias(inicio, -1) }
}
