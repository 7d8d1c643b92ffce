import {
  conferirFiltros,
  type Filtro,
  type ValorDeFiltro,
  type ValoresDosFiltros,
} from '@balcao/dominio/relatorios/filtros'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import {
  type EnderecoDoRelatorio,
  enderecoDosValores,
  pedeGeracao,
  textoDoEndereco,
  valoresDePartida,
  valoresDoEndereco,
} from './valores-do-endereco.ts'
import { guardarValores, lerValoresGuardados } from './valores-guardados.ts'

type Opcoes = {
  idRelatorio: number
  filtros: readonly Filtro[]
  /** What is always so, whatever else is chosen; it is not remembered as a choice. */
  fixos: ValoresDosFiltros
  endereco: EnderecoDoRelatorio
  aoMudarEndereco: (endereco: EnderecoDoRelatorio, opcoes?: { substituir?: boolean }) => void
  gerar: (valores: ValoresDosFiltros, aoRecusar: (campos: Record<string, string>) => void) => void
}

/**
 * REL-01 What the fields hold: the parameters of the address, else those of the last visit, else the report's own. The
 * address says what was generated, so that it can be shared and gone back to.
 */
export function useFiltrosDoRelatorio(opcoes: Opcoes) {
  const { idRelatorio, filtros, fixos, endereco, aoMudarEndereco, gerar } = opcoes
  const { colaborador } = useSessao()
  const texto = textoDoEndereco(filtros, endereco)
  const [escolhidos, setEscolhidos] = useState(() => partida(colaborador.id, idRelatorio, filtros, endereco))
  const [erros, setErros] = useState<Record<string, string>>({})
  const [lida, setLida] = useState(texto)
  // Back and forward bring other parameters: the fields follow.
  if (lida !== texto) {
    setLida(texto)
    setErros({})
    setEscolhidos(partida(colaborador.id, idRelatorio, filtros, endereco))
  }
  const valores = { ...escolhidos, ...fixos }

  // REL-01 Opened, it is there: with what its filters start with, where that is enough.
  const gerarAoAbrir = useEffectEvent(() => {
    if (pedeGeracao(endereco)) return
    const lidos = conferirFiltros(filtros, valores)
    if ('valores' in lidos) aoMudarEndereco(enderecoDosValores(lidos.valores), { substituir: true })
  })
  useEffect(() => gerarAoAbrir(), [])

  const gerarDoEndereco = useEffectEvent(() => {
    if (pedeGeracao(endereco)) gerar(valoresDoEndereco(filtros, endereco), setErros)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another report
  useEffect(() => gerarDoEndereco(), [texto])

  return {
    valores,
    erros,
    aoMudar: (parametro: string, valor: ValorDeFiltro) => {
      setEscolhidos((atuais) => ({ ...atuais, [parametro]: valor }))
      setErros(({ [parametro]: _, ...outros }) => outros)
    },
    aoRestaurar: () => {
      setErros({})
      setEscolhidos(valoresDePartida(filtros, null))
    },
    /** The same again, with what the data is now. */
    repetir: () => gerar(valoresDoEndereco(filtros, endereco), setErros),
    aoGerar: () => {
      const lidos = conferirFiltros(filtros, valores)
      if ('campos' in lidos) {
        setErros(lidos.campos)
        return
      }
      setErros({})
      const lembrados = filtros.filter(({ parametro }) => !Object.hasOwn(fixos, parametro))
      guardarValores(colaborador.id, idRelatorio, lembrados, lidos.valores)
      const nova = enderecoDosValores(lidos.valores)
      if (textoDoEndereco(filtros, nova) === texto) gerar(lidos.valores, setErros)
      else aoMudarEndereco(nova)
    },
  }
}

function partida(
  colaboradorId: number,
  idRelatorio: number,
  filtros: readonly Filtro[],
  endereco: EnderecoDoRelatorio,
): ValoresDosFiltros {
  const doEndereco = valoresDoEndereco(filtros, endereco)
  // A generated report has exactly the parameters of its address: one that is absent there was left empty.
  if (pedeGeracao(endereco))
    return Object.fromEntries(
      filtros.map(({ parametro, tipo }) => [
        parametro,
        doEndereco[parametro] ?? (tipo === 'MULTISELECT' ? [] : ''),
      ]),
    )
  return valoresDePartida(filtros, {
    ...lerValoresGuardados(colaboradorId, idRelatorio, filtros),
    ...doEndereco,
  })
}
