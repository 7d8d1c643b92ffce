import { MAXIMO_EM_LOTE } from '@balcao/dominio/listas/lote'
import type { ReactNode } from 'react'
import { BarraDeLote } from '../../../ui/listas/barra-de-lote.tsx'
import type { Filtros, ItemDaLista, Lista } from '../descricao.ts'
import { contar } from './contar.ts'
import { relatarLote } from './relatar-lote.ts'

const DEMAIS = `Escolha no máximo ${MAXIMO_EM_LOTE} de cada vez.`

type LoteDaListaProps<Item extends ItemDaLista, F extends Filtros> = {
  lista: Lista<Item, F>
  /** What the session may do with the rows; absent where they can only be exported. */
  lote: Lista<Item, F>['lote']
  escolhidos: readonly Item[]
  aoLimpar: () => void
  /** What every list offers beside its own. */
  children: ReactNode
}

/** The chosen rows, what can be done with them, and what came of it. */
export function LoteDaLista<Item extends ItemDaLista, F extends Filtros>(props: LoteDaListaProps<Item, F>) {
  const { lista, lote, escolhidos, aoLimpar, children } = props
  const { nomes } = lista
  const { varios, genero } = nomes
  const quantos = escolhidos.length
  const cabe = quantos <= MAXIMO_EM_LOTE
  const resumo = cabe ? lote?.resumo?.(escolhidos) : DEMAIS
  return (
    <BarraDeLote
      rotulo={`Ações com ${genero}s ${varios} escolhid${genero}s`}
      contagem={contar(nomes, quantos, 'escolhido')}
      detalhes={resumo && <span>{resumo}</span>}
      aoLimpar={aoLimpar}
      // Not taken away: an action may still be on its way, or be undone.
      escondida={quantos === 0}
    >
      {lote && (
        <lote.Acoes
          escolhidos={escolhidos}
          falta={cabe ? undefined : DEMAIS}
          aoLimpar={aoLimpar}
          relatar={(participio, resultado, desfazer) => {
            relatarLote(resultado, {
              nomes,
              nomeDe: lista.nomeDe ?? (({ id }) => `${nomes.um} ${id}`),
              escolhidos,
              participio,
              desfazer,
            })
            aoLimpar()
          }}
        />
      )}
      {children}
    </BarraDeLote>
  )
}
