import { ListaVazia } from '../../ui/listas/pagina-de-lista.tsx'
import type { Contexto } from './contexto.ts'
import type { Filtros, Lista } from './descricao.ts'
import { temFiltros } from './filtros-de-lista.ts'

type VazioDaListaProps<F extends Filtros> = {
  lista: Pick<Lista<never, F>, 'nomes' | 'filtros' | 'vazio'>
  filtros: F
  contexto: Contexto
  mudar: (partes: F) => void
  limpar: () => void
  irPara: (pagina: number) => void
}

/** What an empty page means, and what to do next. */
export function VazioDaLista<F extends Filtros>(props: VazioDaListaProps<F>) {
  const { lista, filtros, contexto, mudar, limpar, irPara } = props
  const { um, varios, genero } = lista.nomes
  if ((filtros.page ?? 1) > 1)
    return (
      <ListaVazia
        titulo={`Não há mais ${varios} nesta página`}
        acao={{ nome: 'Ir para a primeira página', aoPressionar: () => irPara(1) }}
      />
    )
  const filtrada = temFiltros(filtros)
  const proprio = lista.vazio({ filtrada, filtros, contexto })
  if (proprio) {
    const { acao, ...palavras } = proprio
    return (
      <ListaVazia
        {...palavras}
        {...(acao && { acao: { nome: acao.nome, aoPressionar: () => mudar(acao.filtros) } })}
        {...(!acao && filtrada && { acao: { nome: 'Limpar filtros', aoPressionar: limpar } })}
      />
    )
  }
  const comPeriodo = lista.filtros.some(({ tipo }) => tipo === 'periodo')
  return (
    <ListaVazia
      titulo={`Nenhum${genero === 'a' ? 'a' : ''} ${um} com estes filtros`}
      texto={comPeriodo ? 'Tire um filtro, ou mude o período.' : 'Tire um filtro.'}
      acao={{ nome: 'Limpar filtros', aoPressionar: limpar }}
    />
  )
}
