import { ALTURA_MAXIMA_DE_OPCOES } from '@balcao/dominio/constantes'
import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { TEXTOS } from '@balcao/dominio/mensagens'
import type { ComboboxItem, ComboboxLikeRenderOptionInput, OptionsFilter } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { LinhaDeOpcao, type Opcao, semAcentos, type ValorDeOpcao } from './opcao.tsx'

/** GER-07: the menu with its padding and border; the kit measures only the list inside. */
export const ALTURA_DA_LISTA = ALTURA_MAXIMA_DE_OPCOES - 10

// Drawing the 850 cities of a large state takes a fifth of a second at every key; nobody reads that far.
const MAXIMO_VISIVEL = 100

/** Options in the kit's shape: searched without accents in both lines, and what to say when there are none. */
export function useOpcoes<V extends ValorDeOpcao>(opcoes: readonly Opcao<V>[], carregando: boolean) {
  return useMemo(() => {
    const porValor = new Map(opcoes.map((opcao) => [opcao.valor, opcao]))
    const textoDeBusca = new Map(
      opcoes.map(({ valor, nome, detalhe = '' }) => [valor, semAcentos(`${nome} ${detalhe}`)]),
    )
    const filter: OptionsFilter<V> = ({ options, search }) => {
      const procurado = semAcentos(search).trim()
      const palavras = procurado.split(/\s+/)
      const textoDe = (item: (typeof options)[number]) =>
        'value' in item ? (textoDeBusca.get(item.value) ?? '') : ''
      // 'sp' is first of all 'SP', and only then 'ESpírito Santo'.
      const comeca = (item: (typeof options)[number]) => Number(textoDe(item).startsWith(procurado))
      const achadas = options
        .filter((item) => 'value' in item && palavras.every((palavra) => textoDe(item).includes(palavra)))
        .toSorted((a, b) => comeca(b) - comeca(a)) as ComboboxItem<V>[]
      if (achadas.length <= MAXIMO_VISIVEL) return achadas
      const group = `Mostrando ${MAXIMO_VISIVEL} de ${formatarContagem(achadas.length)}. Digite para filtrar.`
      return [{ group, items: achadas.slice(0, MAXIMO_VISIVEL) }]
    }
    const data: ComboboxItem<V>[] = opcoes.map(({ valor, nome, desabilitada = false }) => ({
      value: valor,
      label: nome,
      disabled: desabilitada,
    }))
    const renderOption = ({ option, checked = false }: ComboboxLikeRenderOptionInput<ComboboxItem<V>>) => (
      <LinhaDeOpcao nome={option.label} detalhe={porValor.get(option.value)?.detalhe} escolhida={checked} />
    )
    const semOpcoes = opcoes.length === 0 ? TEXTOS.semOpcoes : TEXTOS.naoEncontrado
    return { data, filter, renderOption, nothingFoundMessage: carregando ? TEXTOS.carregando : semOpcoes }
  }, [opcoes, carregando])
}

/** GER-07: chooses the only option, when it arrives and after a reset, but not against a user who cleared the field. */
export function usePreSelecao<V extends ValorDeOpcao>(
  opcoes: readonly Opcao<V>[],
  { vazio, ativa, escolher }: { vazio: boolean; ativa: boolean; escolher: (valor: V) => void },
): { aoLimpar: () => void } {
  const [primeira, ...outras] = opcoes
  const unica = primeira && outras.length === 0 && !primeira.desabilitada ? primeira.valor : undefined
  const limpouEsta = useRef<V | undefined>(undefined)
  const escolherRef = useRef(escolher)
  useEffect(() => {
    escolherRef.current = escolher
  })
  useEffect(() => {
    if (unica === undefined) limpouEsta.current = undefined
    else if (ativa && vazio && limpouEsta.current !== unica) escolherRef.current(unica)
    if (!vazio) limpouEsta.current = undefined
  }, [unica, vazio, ativa])
  return {
    aoLimpar: () => {
      limpouEsta.current = unica
    },
  }
}
