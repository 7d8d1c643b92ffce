import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { OpcoesDeConfirmacao, PedidoDeConfirmacao } from './dialogo-de-confirmacao.tsx'
import { tardio } from './tardio.tsx'

const DialogoDeConfirmacao = tardio(
  async () => (await import('./dialogo-de-confirmacao.tsx')).DialogoDeConfirmacao,
)

type Confirmar = (opcoes: OpcoesDeConfirmacao) => Promise<boolean>

const Contexto = createContext<Confirmar | null>(null)

/** Asks and waits: `if (await confirmar({ titulo, confirmar: 'Excluir' })) …`. GER-16 */
export function useConfirmar(): Confirmar {
  const confirmar = useContext(Contexto)
  if (!confirmar) throw new Error('useConfirmar needs ProvedorDeConfirmacao above it')
  return confirmar
}

export function ProvedorDeConfirmacao({ children }: { children: ReactNode }) {
  const [fila, setFila] = useState<readonly PedidoDeConfirmacao[]>([])
  const [usada, setUsada] = useState(false)
  const pendentes = useRef(new Set<PedidoDeConfirmacao>())
  const numero = useRef(0)

  const confirmar = useCallback<Confirmar>((opcoes) => {
    return new Promise((resolve) => {
      numero.current += 1
      const pedido: PedidoDeConfirmacao = {
        ...opcoes,
        numero: numero.current,
        responder(resposta) {
          pendentes.current.delete(pedido)
          setFila((atual) => atual.filter((outro) => outro !== pedido))
          resolve(resposta)
        },
      }
      pendentes.current.add(pedido)
      setFila((atual) => [...atual, pedido])
      setUsada(true)
    })
  }, [])

  // Whoever waits for an answer gets a 'no' when the provider goes away, instead of waiting for ever.
  useEffect(() => {
    const conjunto = pendentes.current
    return () => {
      for (const pedido of conjunto) pedido.responder(false)
    }
  }, [])

  return (
    <Contexto.Provider value={confirmar}>
      {children}
      {usada && (
        // What can't be asked was not confirmed.
        <DialogoDeConfirmacao
          pedido={fila[0]}
          aoNaoVir={() => {
            setUsada(false)
            for (const pedido of pendentes.current) pedido.responder(false)
          }}
        />
      )}
    </Contexto.Provider>
  )
}
