import { emDias } from '../formatos/contagem.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'
import { CAMPOS_DA_FV, type CampoDaFv, camposDaFv, type ValoresDaFv } from './valores.ts'

/** One value as a person reads it; `nomeDe` where it is a choice among records. */
export function dizerValor(campo: CampoDaFv, valor: unknown, nomeDe?: (id: number) => string): string {
  switch (CAMPOS_DA_FV[campo].especie) {
    case 'porcento':
      return `${formatarNumero(Number(valor))}%`
    case 'reais':
      return formatarDinheiro(Number(valor), 2)
    case 'dias':
      return emDias(Number(valor))
    case 'sim-nao':
      return valor ? 'sim' : 'não'
    case 'hora':
      return String(valor)
    case 'varios': {
      const escolhidos = valor as readonly (string | number)[]
      if (!nomeDe && typeof escolhidos[0] === 'number') return String(escolhidos.length)
      return escolhidos.map((um) => (typeof um === 'number' ? (nomeDe?.(um) ?? String(um)) : um)).join(', ')
    }
  }
}

/** 'Desconto máximo 8% · Pedido mínimo R$ 500,00 · Planos de pagamento: 3' */
export const resumoDaFv = (valores: ValoresDaFv): string =>
  camposDaFv
    .filter((campo) => valores[campo] != null)
    .map((campo) => {
      const { rotulo, especie } = CAMPOS_DA_FV[campo]
      return `${rotulo}${especie === 'varios' ? ':' : ''} ${dizerValor(campo, valores[campo])}`
    })
    .join(' · ')
