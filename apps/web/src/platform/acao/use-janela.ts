import { useMemo, useRef, useState } from 'react'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import type { Janela } from './janela.ts'

// The Esc that asks is still on its way through the page: it must not answer the question too.
const proximaTarefa = () => new Promise((pronto) => setTimeout(pronto))

/** Which dialog is open over a thing, and the question before something typed is left behind. */
export function useJanela<D extends string>(titulos: Readonly<Record<D, string>>) {
  const [aberta, setAberta] = useState(false)
  const [atual, setAtual] = useState<{ dialogo: D; aviso: string | null } | null>(null)
  const alterado = useRef(false)
  const guarda = useRef(false)
  const confirmar = useConfirmar()

  const janela = useMemo<Janela<D> | null>(() => {
    if (!atual) return null
    const fechar = () => {
      alterado.current = false
      setAberta(false)
    }
    return {
      ...atual,
      titulo: titulos[atual.dialogo],
      alterado,
      guarda,
      fechar,
      async tentarFechar() {
        const pergunta = {
          titulo: 'Fechar sem concluir?',
          mensagem: guarda.current
            ? 'O que você preencheu fica guardado neste navegador e é oferecido quando você voltar.'
            : 'O que você preencheu não será guardado.',
          confirmar: 'Fechar',
          cancelar: 'Continuar preenchendo',
        }
        if (!alterado.current) return fechar()
        await proximaTarefa()
        if (await confirmar(pergunta)) fechar()
      },
      trocar(dialogo, aviso) {
        alterado.current = false
        setAtual({ dialogo, aviso })
      },
    }
  }, [atual, confirmar, titulos])

  return {
    aberta,
    janela,
    abrir(dialogo: D) {
      alterado.current = false
      setAtual({ dialogo, aviso: null })
      setAberta(true)
    },
    aoTerminarDeFechar: () => setAtual(null),
  }
}
