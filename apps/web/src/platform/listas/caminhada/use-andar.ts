import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { avisarErro, avisarInfo } from '../../../ui/retorno/toasts.ts'
import { mensagemDoErro } from '../../api-error.ts'
import { andar, type LugarNaLista, type Passo } from './andar.ts'
import { type Caminhada, lerCaminhada, marcarAberto, useCaminhada, verLista } from './caminhada.ts'
import type { LerPagina } from './ler-pagina.ts'

type OpcoesDoAndar = {
  /** Under which the list is remembered. */
  lista: string
  /** What is open now. */
  atual: number | undefined
  /** The list is on the screen, and so what is known of it is what it shows; elsewhere it is asked for again. */
  aVista: boolean
  aoIr: (id: number, caminhada: Caminhada) => void
  /** 'Este é o último ticket da lista.' */
  fim: Record<Passo, string>
  /** Brought when it is first needed. */
  trazerLeitura: () => Promise<LerPagina>
}

/** MES-03 Walks the list that something was opened from; null where it was not opened from one. */
export function useAndar(opcoes: OpcoesDoAndar): ((passo: Passo) => void) | null {
  const { lista, atual, aVista, aoIr, fim, trazerLeitura } = opcoes
  const cliente = useQueryClient()
  const caminhada = useCaminhada(lista)
  const ocupado = useRef(false)
  useEffect(() => {
    if (caminhada && atual !== undefined) marcarAberto(lista, atual)
  }, [caminhada, atual, lista])

  async function ler(de: Caminhada, pagina: number): Promise<Caminhada> {
    const lida = await (await trazerLeitura())(cliente, { ...de.query, page: pagina })
    verLista(lista, {
      ...de,
      endereco: { ...de.endereco, page: pagina > 1 ? pagina : undefined },
      pagina,
      ...lida,
    })
    return lerCaminhada(lista) ?? de
  }

  /** The row to go to, and the list as it was found on the way; null at its end. */
  async function chegar(de: Caminhada, passo: Passo): Promise<{ id: number; em: Caminhada } | null> {
    const em = aVista ? de : await ler(de, de.pagina)
    const chegada = andar(onde(em, atual), passo)
    if (chegada.tipo === 'linha') return { id: chegada.id, em }
    if (chegada.tipo === 'fim') return null
    const outra = await ler(em, chegada.pagina)
    const id = outra.ids.at(passo > 0 ? 0 : -1)
    return id === undefined ? null : { id, em: outra }
  }

  async function ir(passo: Passo) {
    if (!caminhada || ocupado.current) return
    ocupado.current = true
    try {
      const chegada = await chegar(caminhada, passo)
      if (!chegada) return avisarInfo(fim[passo])
      marcarAberto(lista, chegada.id)
      aoIr(chegada.id, chegada.em)
    } catch (erro) {
      avisarErro(mensagemDoErro(erro))
    } finally {
      ocupado.current = false
    }
  }

  if (!caminhada || !(aVista || veioDaLista(caminhada, atual))) return null
  return (passo) => void ir(passo)
}

const veioDaLista = ({ ids, aberto }: LugarNaLista, atual: number | undefined) =>
  atual !== undefined && (aberto?.id === atual || ids.includes(atual))

/** What is open may not be of this list: then nothing of it is. */
function onde(caminhada: Caminhada, atual: number | undefined): LugarNaLista {
  const { ids, aberto } = caminhada
  if (atual === undefined) return { ...caminhada, aberto: undefined }
  if (ids.includes(atual)) return { ...caminhada, aberto: { id: atual, posicao: ids.indexOf(atual) } }
  return { ...caminhada, aberto: aberto?.id === atual ? aberto : undefined }
}
