import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import type { ReactNode } from 'react'
import { negocioAtual } from '../platform/ambiente.ts'
import { mensagemDoErro } from '../platform/api-error.ts'
import { type FiltroDaPesquisa, pesquisaPor } from '../platform/pesquisa.ts'
import type { Opcao } from '../ui/campos/opcao.tsx'
import { SeletorAssincrono, type SeletorAssincronoProps } from '../ui/campos/seletor-assincrono.tsx'

export type ItemDe<K> = RespostaDe<K> extends { itens: readonly (infer I)[] } ? I : never

/** What was chosen, with all that the server told of it; of one chosen before, only the name may be known. */
export type Escolha<K> = Opcao<number> & { item?: ItemDe<K> | undefined }

type Descricao<K> = {
  /** Looks records up by what is typed, in `q`. */
  contrato: K
  rotulo: string
  /** What may be typed. */
  dica: string
  placeholder?: string
  /** How an item reads among all those of the answer. */
  paraOpcao: (item: ItemDe<K>, todos: readonly ItemDe<K>[]) => Opcao<number>
  /** For short lists: shown as soon as it opens. */
  listaAoAbrir?: boolean
  icone?: (escolhida: Escolha<K>) => ReactNode
}

type SeletorProps<K> = Omit<SeletorAssincronoProps<Escolha<K>>, 'label' | 'pesquisar' | 'dica'> & {
  label?: string
  /** What else narrows the search. */
  filtro?: FiltroDaPesquisa<K>
}

/** GER-12 A picker of one noun from its search contract; its value carries the whole item. */
export function criarSeletor<K extends Contrato>(descricao: Descricao<K>) {
  const { contrato, rotulo, paraOpcao, ...fixas } = descricao
  return function Seletor({ label = rotulo, filtro, ...props }: SeletorProps<K>) {
    async function pesquisar(q: string, signal: AbortSignal): Promise<Escolha<K>[]> {
      const { itens } = (await pesquisaPor(contrato, filtro)(q, signal)) as { itens: ItemDe<K>[] }
      return itens.map((item) => ({ ...paraOpcao(item, itens), item }))
    }
    return (
      <SeletorAssincrono<Escolha<K>>
        placeholder={fixas.dica}
        {...fixas}
        {...props}
        label={label}
        pesquisar={pesquisar}
        textoDoErro={mensagemDoErro}
        chaveDeRecentes={`${contrato.caminho}:${negocioAtual().id}`}
      />
    )
  }
}
