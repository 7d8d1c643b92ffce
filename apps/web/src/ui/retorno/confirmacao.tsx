import { Button } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from './dialogo-de-alerta.tsx'
import { TextoComQuebras } from './texto-com-quebras.tsx'

export interface OpcoesDeConfirmacao {
  /** the question, with its verb: 'Excluir anexo?' */
  titulo: string
  mensagem?: string
  /** the verb on the button: 'Excluir' */
  confirmar: string
  cancelar?: string
  /** what can't be undone: red button */
  perigo?: boolean
}

type Confirmar = (opcoes: OpcoesDeConfirmacao) => Promise<boolean>

interface Pedido extends OpcoesDeConfirmacao {
  numero: number
  responder: (resposta: boolean) => void
}

const Contexto = createContext<Confirmar | null>(null)

/** Asks and waits: `if (await confirmar({ titulo, confirmar: 'Excluir' })) …`. GER-16 */
export function useConfirmar(): Confirmar {
  const confirmar = useContext(Contexto)
  if (!confirmar) throw new Error('useConfirmar needs ProvedorDeConfirmacao above it')
  return confirmar
}

export function ProvedorDeConfirmacao({ children }: { children: ReactNode }) {
  const [fila, setFila] = useState<readonly Pedido[]>([])
  const pendentes = useRef(new Set<Pedido>())
  const numero = useRef(0)

  const confirmar = useCallback<Confirmar>((opcoes) => {
    return new Promise((resolve) => {
      numero.current += 1
      const pedido: Pedido = {
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
      <DialogoDeConfirmacao pedido={fila[0]} />
    </Contexto.Provider>
  )
}

function DialogoDeConfirmacao({ pedido }: { pedido: Pedido | undefined }) {
  // The words stay on the screen while the dialog fades out.
  const [exibido, setExibido] = useState(pedido)
  if (pedido && pedido !== exibido) setExibido(pedido)
  if (!exibido) return null

  const { titulo, mensagem, confirmar, cancelar = 'Cancelar', perigo = false } = exibido
  const recusar = () => exibido.responder(false)
  return (
    <DialogoDeAlerta
      aberto={pedido !== undefined}
      assunto={exibido.numero}
      tom={perigo ? 'perigo' : 'aviso'}
      titulo={titulo}
      aoFechar={recusar}
      acoes={
        <>
          <Button variant="default" data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(recusar)}>
            {cancelar}
          </Button>
          <Button
            {...(perigo ? { color: 'red' } : {})}
            {...ESC_SOMENTE_AQUI}
            onClick={umClique(() => exibido.responder(true))}
          >
            {confirmar}
          </Button>
        </>
      }
    >
      {mensagem && <TextoComQuebras texto={mensagem} />}
    </DialogoDeAlerta>
  )
}
