import { EscolhasRapidas } from '../../ui/listas/escolhas-rapidas.tsx'
import type { Contexto } from './contexto.ts'
import type { Filtros, Lista } from './descricao.ts'
import { type Leitura, somenteOrdenacao } from './filtros-de-lista.ts'

type AtalhosDaListaProps<F extends Filtros> = {
  atalhos: NonNullable<Lista<never, F>['atalhos']>
  leitura: Leitura<F>
  filtros: F
  contexto: Contexto
  trocar: (filtros: F) => void
}

/** The ready-made filters side by side; the one in force is pressed. */
export function AtalhosDaLista<F extends Filtros>(props: AtalhosDaListaProps<F>) {
  const { atalhos, leitura, filtros, contexto, trocar } = props
  const itens = atalhos.itens(contexto).filter(({ se }) => se?.(contexto) ?? true)
  return (
    <EscolhasRapidas
      rotulo={atalhos.rotulo}
      escolhas={itens.map(({ nome, filtros: prontos, emVigor }) => ({
        nome,
        ativa: emVigor?.(filtros) ?? leitura.mesmos(filtros, prontos),
        aoEscolher: () => trocar({ ...(emVigor ? filtros : somenteOrdenacao(filtros)), ...prontos }),
      }))}
    />
  )
}
