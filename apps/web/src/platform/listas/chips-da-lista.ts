import { formatarData } from '@balcao/dominio/formatos/datas'
import type { FiltroAtivo } from '../../ui/listas/chips-de-filtro.tsx'
import type { Contexto } from './contexto.ts'
import type { Filtro, Filtros } from './descricao.ts'

type Valor = string | number
/** Names by value, of each field; absent or null while they are on the way. */
export type NomesDosFiltros = Partial<Record<string, ReadonlyMap<Valor, string> | null>>

const SEPARADOR = ':'
const A_CAMINHO = '…'

function nomeDe(nomes: ReadonlyMap<Valor, string> | null | undefined, valor: Valor): string {
  if (!nomes) return A_CAMINHO
  return nomes.get(valor) ?? (typeof valor === 'number' ? `nº ${valor}` : valor)
}

/** Null where neither end is given. */
export function textoDoPeriodo(de: string | undefined, ate: string | undefined): string | null {
  if (!de && !ate) return null
  if (!ate) return `desde ${formatarData(de ?? '')}`
  if (!de) return `até ${formatarData(ate)}`
  return de === ate ? formatarData(de) : `${formatarData(de)} a ${formatarData(ate)}`
}

/** The values of the fields, which each kind of filter knows the type of. */
export const valorDe = <V>(valores: object, campo: string) =>
  (valores as Record<string, unknown>)[campo] as V | undefined
export const comValores = <F>(valores: Record<string, unknown>) => valores as F

function chipsDo<F extends Filtros>(
  filtro: Filtro<F>,
  valores: F,
  nomes: NomesDosFiltros,
  contexto: Contexto,
): FiltroAtivo[] {
  switch (filtro.tipo) {
    case 'termo': {
      const termo = valorDe<string>(valores, 'termo')
      return termo ? [{ chave: 'termo', rotulo: 'Busca', valor: termo }] : []
    }
    case 'ordenacao':
      return []
    case 'escolhas':
      return (valorDe<Valor[]>(valores, filtro.campo) ?? []).map((valor) => ({
        chave: filtro.campo + SEPARADOR + valor,
        rotulo: filtro.rotulo,
        valor: nomeDe(nomes[filtro.campo], valor),
      }))
    case 'periodo': {
      const { de, ate, rotulo, proprio } = filtro
      const texto = proprio
        ? proprio.texto(valores, contexto)
        : textoDoPeriodo(valorDe(valores, de), valorDe(valores, ate))
      return texto === null ? [] : [{ chave: de, rotulo, valor: texto }]
    }
    case 'faixa': {
      const faixa = {
        de: valorDe<number>(valores, filtro.de),
        ate: valorDe<number>(valores, filtro.ate),
      }
      const texto = filtro.texto(faixa, contexto)
      return texto === null ? [] : [{ chave: filtro.de, rotulo: filtro.rotulo, valor: texto }]
    }
    case 'sim-nao':
      return valorDe(valores, filtro.campo)
        ? [{ chave: filtro.campo, rotulo: filtro.rotulo, valor: filtro.texto }]
        : []
    case 'lugar': {
      const { rotulo, rotuloDaCidade } = filtro
      const uf = valorDe<string>(valores, filtro.uf)
      const cidade = valorDe<string>(valores, filtro.cidade)
      // A code without its state can't be looked up: it is told as it is.
      const nome = cidade && (uf ? nomeDe(nomes[filtro.cidade], cidade) : cidade)
      return [
        ...(uf ? [{ chave: filtro.uf, rotulo, valor: uf }] : []),
        ...(nome ? [{ chave: filtro.cidade, rotulo: rotuloDaCidade, valor: nome }] : []),
      ]
    }
    case 'escolha':
    case 'registro': {
      const valor = valorDe<Valor>(valores, filtro.campo)
      // A record without a source of names is told by its number.
      const semNomes = filtro.tipo === 'registro' && !filtro.nome ? new Map<Valor, string>() : undefined
      return valor === undefined
        ? []
        : [
            {
              chave: filtro.campo,
              rotulo: filtro.rotulo,
              valor: nomeDe(semNomes ?? nomes[filtro.campo], valor),
            },
          ]
    }
  }
}

/** The filters in force in words a person reads, one chip per choice. */
export const chipsDaLista = <F extends Filtros>(
  filtros: readonly Filtro<F>[],
  valores: F,
  nomes: NomesDosFiltros,
  contexto: Contexto,
): FiltroAtivo[] => filtros.flatMap((filtro) => chipsDo(filtro, valores, nomes, contexto))

/** What changes when the chip of that key is removed. */
export function semOChip<F extends Filtros>(filtros: readonly Filtro<F>[], valores: F, chave: string): F {
  const periodo = filtros.find((filtro) => filtro.tipo === 'periodo' && filtro.de === chave)
  if (periodo?.tipo === 'periodo')
    return periodo.proprio?.padrao ?? comValores<F>({ [periodo.de]: undefined, [periodo.ate]: undefined })
  const faixa = filtros.find((filtro) => filtro.tipo === 'faixa' && filtro.de === chave)
  if (faixa?.tipo === 'faixa') return comValores<F>({ [faixa.de]: undefined, [faixa.ate]: undefined })
  // A city does not stay where its state goes.
  const lugar = filtros.find((filtro) => filtro.tipo === 'lugar' && filtro.uf === chave)
  if (lugar?.tipo === 'lugar') return comValores<F>({ [lugar.uf]: undefined, [lugar.cidade]: undefined })
  const corte = chave.indexOf(SEPARADOR)
  if (corte < 0) return comValores<F>({ [chave]: undefined })
  const campo = chave.slice(0, corte)
  const resto = (valorDe<Valor[]>(valores, campo) ?? []).filter(
    (valor) => String(valor) !== chave.slice(corte + 1),
  )
  return comValores<F>({ [campo]: resto })
}
