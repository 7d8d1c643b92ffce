import { useDidUpdate } from '@mantine/hooks'
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDaFicha, useLugaresDaFicha } from '../../ui/ficha/painel-da-ficha.tsx'
import { useTelaLarga } from '../../ui/pagina/use-tela-larga.ts'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'

/** The open dialog, as its form sees it; its verb is the title and the button. */
export type Janela<D extends string = string> = {
  dialogo: D
  titulo: string
  /** Why this one opened instead of the one that was asked for. */
  aviso: string | null
  /** Something was typed: closing asks first. */
  alterado: RefObject<boolean>
  /** What was typed comes back when it opens again. */
  guarda: RefObject<boolean>
  fechar: () => void
  tentarFechar: () => void
  /** Another one takes its place without closing. */
  trocar: (dialogo: D, aviso: string) => void
}

// The Esc that asks is still on its way through the page: it must not answer the question too.
const proximaTarefa = () => new Promise((pronto) => setTimeout(pronto))

/** The question before something typed is left behind. */
function usePerguntaAntesDeFechar() {
  const alterado = useRef(false)
  const guarda = useRef(false)
  const confirmar = useConfirmar()
  const tentarFechar = useCallback(
    async (fechar: () => void) => {
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
    [confirmar],
  )
  return { alterado, guarda, tentarFechar }
}

/** The dialog that whoever shows it opens and closes. */
export type JanelaUnica = Pick<Janela, 'titulo' | 'alterado' | 'guarda' | 'fechar' | 'tentarFechar'>

/** A dialog with one form, whose owner knows whether it is open. */
export function useJanelaUnica(titulo: string, aoFechar: () => void): JanelaUnica {
  const { alterado, guarda, tentarFechar } = usePerguntaAntesDeFechar()
  const fechar = () => {
    alterado.current = false
    aoFechar()
  }
  return { titulo, alterado, guarda, fechar, tentarFechar: () => void tentarFechar(fechar) }
}

/** Which dialog is open over a thing. */
export function useJanela<D extends string>(titulos: Readonly<Record<D, string>>) {
  const [aberta, setAberta] = useState(false)
  const [atual, setAtual] = useState<{ dialogo: D; aviso: string | null } | null>(null)
  const { alterado, guarda, tentarFechar } = usePerguntaAntesDeFechar()

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
      tentarFechar: () => void tentarFechar(fechar),
      trocar(dialogo, aviso) {
        alterado.current = false
        setAtual({ dialogo, aviso })
      },
    }
  }, [atual, alterado, guarda, tentarFechar, titulos])

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

const LARGURA_COMUM = 540

type JanelaDaAcaoProps = {
  aberta: boolean
  janela: Pick<Janela, 'titulo' | 'tentarFechar'> | null
  largura?: string | number | undefined
  /** MES-03 Filled in while looking at the thing: beside it where the screen has the room, over it where not. */
  aoLado?: boolean | undefined
  aoTerminarDeFechar?: () => void
  children: ReactNode
}

type Onde = { qual: string | null; noPainel: HTMLElement | null }

/** TIC-11 The one dialog over a thing: another action takes its place without closing it. */
export function JanelaDaAcao(props: JanelaDaAcaoProps) {
  const { aberta, janela, largura = LARGURA_COMUM, aoLado = false, aoTerminarDeFechar, children } = props
  const lugar = useLugaresDaFicha()?.painel ?? null
  const larga = useTelaLarga()
  // What was typed would be lost in going from one to the other: it stays where it opened, whatever the screen becomes.
  const [onde, setOnde] = useState<Onde>({ qual: null, noPainel: null })
  const { noPainel } = onde
  const qual = aberta ? (janela?.titulo ?? null) : null
  if (qual !== onde.qual)
    setOnde({ qual, noPainel: qual === null ? noPainel : aoLado && larga ? lugar : null })
  useDidUpdate(() => {
    if (!aberta && noPainel) aoTerminarDeFechar?.()
  }, [aberta])
  if (noPainel)
    return (
      aberta && (
        <PainelDaFicha lugar={noPainel} titulo={janela?.titulo ?? ''} aoFechar={() => janela?.tentarFechar()}>
          {children}
        </PainelDaFicha>
      )
    )
  return (
    <DialogoDaFicha
      aberto={aberta}
      titulo={janela?.titulo ?? ''}
      largura={largura}
      aoFechar={() => janela?.tentarFechar()}
      {...(aoTerminarDeFechar && { onExitTransitionEnd: aoTerminarDeFechar })}
    >
      {children}
    </DialogoDaFicha>
  )
}
