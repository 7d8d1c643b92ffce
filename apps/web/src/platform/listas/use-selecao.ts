import { useMemo, useState } from 'react'
import type { Selecao } from '../../ui/listas/coluna.ts'
import type { ItemDaLista } from './descricao.ts'

/**
 * Rows chosen for an action, over several pages. Each goes with the version last seen of it, so that one that changed
 * out of sight is refused and not acted upon blindly.
 */
export function useSelecao<Item extends ItemDaLista>(assunto: string, itens: readonly Item[]) {
  const [estado, setEstado] = useState({ assunto, vistos: new Map<number, Item>() })
  // Other filters, other rows: what can't be seen any more must not be acted upon.
  if (estado.assunto !== assunto) setEstado({ assunto, vistos: new Map() })
  const { vistos } = estado

  const escolhidos = useMemo(() => {
    const naTela = new Map(itens.map((item) => [item.id, item]))
    return [...vistos.values()].map((visto) => naTela.get(visto.id) ?? visto)
  }, [itens, vistos])

  const selecao: Selecao = {
    chaves: new Set(vistos.keys()),
    aoMudar: (chaves) => {
      const conhecidos = new Map([...vistos.values(), ...itens].map((item) => [item.id, item]))
      const novos = [...chaves].flatMap((chave) => conhecidos.get(Number(chave)) ?? [])
      setEstado({ assunto, vistos: new Map(novos.map((item) => [item.id, item])) })
    },
  }
  return { selecao, escolhidos, limpar: () => setEstado({ assunto, vistos: new Map() }) }
}
