import { produtosPorCodigo } from '@balcao/dominio/orcamentos/edicao'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useAcao } from '../../../../platform/consultas.ts'
import {
  apagarRascunho,
  chaveDoRascunho,
  guardarRascunho,
  lerRascunho,
} from '../../../../platform/rascunhos.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { useEditor } from '../contexto.ts'
import { useAoSair, useAoVoltarAConexao } from '../use-ao-sair.ts'
import { criarFila, type Fila, type FilaGuardada } from './fila.ts'
import { usePorNoOrcamento } from './use-adicionar.ts'

export const chaveDaFila = (colaboradorId: number, idOrcamento: number) =>
  chaveDoRascunho(colaboradorId, `orcamentos/${idOrcamento}/entrada`)

const ContextoDaFila = createContext<Fila | null>(null)

export function useFila(): Fila {
  const fila = useContext(ContextoDaFila)
  if (!fila) throw new Error('useFila needs ProvedorDaFila above it')
  return fila
}

export function useEstadoDaFila() {
  const fila = useFila()
  return useSyncExternalStore(fila.assinar, fila.ler)
}

/** VEN-02 What was typed and is not in the quote yet, for as long as the quote is on the screen: it survives the field, and the page. */
export function ProvedorDaFila({ children }: { children: ReactNode }) {
  const { editor, soLeitura } = useEditor()
  const { colaborador } = useSessao()
  const { mutateAsync: procurar } = useAcao(produtosPorCodigo)
  const adicionar = usePorNoOrcamento()
  const agora = useRef({ adicionar, soLeitura })
  useLayoutEffect(() => {
    agora.current = { adicionar, soLeitura }
  })
  const [fila] = useState(() => {
    const { id } = editor.ler().edicao
    const chave = chaveDaFila(colaborador.id, id)
    return criarFila(
      {
        procurar: (codigos) => procurar({ params: { id }, corpo: { codigos } }),
        adicionar: (produto, pedido) => agora.current.adicionar(produto, pedido),
        guardar: (guardada) => (guardada ? guardarRascunho(chave, guardada) : apagarRascunho(chave)),
        soLeitura: () => agora.current.soLeitura !== null,
      },
      lerRascunho<FilaGuardada>(chave),
    )
  })
  useEffect(() => fila.iniciar(), [fila])
  useAoSair(fila.guardar)
  useAoVoltarAConexao(fila.tentar)
  return <ContextoDaFila value={fila}>{children}</ContextoDaFila>
}
