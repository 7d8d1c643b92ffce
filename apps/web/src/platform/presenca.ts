import type { PresenceChannel } from 'pusher-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { entrarNaPresenca } from './tempo-real.ts'

const EVENTO = 'client-escrevendo'
/** One sign of life in this time is enough; who gives none for twice as long has stopped. */
const RITMO_MS = 3_000
const VALIDADE_MS = 2 * RITMO_MS

export type Presente = { id: number; nome: string; escrevendo: boolean }

type Membro = { id: string; info: { nome?: unknown } | null }
type Autor = { user_id?: string } | undefined

const nomeDe = (info: Membro['info']) => (typeof info?.nome === 'string' ? info.nome : '')

/**
 * SHL-06 The other people on a presence channel and who of them is writing; `escrever` tells them about `eu`. Nobody
 * is there when the channel is null, refused or out of reach.
 */
export function usePresenca(canal: string | null, eu: number) {
  const [membros, setMembros] = useState<ReadonlyMap<number, string>>(new Map())
  const [escritores, setEscritores] = useState<ReadonlySet<number>>(new Set())
  const aberto = useRef<PresenceChannel | null>(null)
  const ultimoAviso = useRef(0)

  useEffect(() => {
    if (!canal) return
    let desistiu = false
    let sair: (() => void) | undefined
    entrarNaPresenca(canal).then(
      ({ canal: presenca, deixar }) => {
        const parar = acompanhar(presenca, setMembros, setEscritores)
        aberto.current = presenca
        sair = () => {
          parar()
          aberto.current = null
          deixar()
          setMembros(new Map())
          setEscritores(new Set())
        }
        if (desistiu) sair()
      },
      // Without the realtime code nobody is seen, and nothing else is lost.
      () => {},
    )
    return () => {
      desistiu = true
      sair?.()
    }
  }, [canal])

  const escrever = useCallback(
    (escrevendo: boolean) => {
      const agora = Date.now()
      if (escrevendo ? agora - ultimoAviso.current < RITMO_MS : ultimoAviso.current === 0) return
      ultimoAviso.current = escrevendo ? agora : 0
      aberto.current?.trigger(EVENTO, { id: eu, escrevendo })
    },
    [eu],
  )

  const presentes = [...membros]
    .filter(([id]) => id !== eu)
    .map(([id, nome]): Presente => ({ id, nome, escrevendo: escritores.has(id) }))
  return { presentes, escrever }
}

type Trocar<T> = (mudanca: (atual: T) => T) => void

/** Keeps both lists while the channel is open; answers how to stop. */
function acompanhar(
  presenca: PresenceChannel,
  trocarMembros: Trocar<ReadonlyMap<number, string>>,
  trocarEscritores: Trocar<ReadonlySet<number>>,
): () => void {
  const relogios = new Map<number, ReturnType<typeof setTimeout>>()

  function marcar(id: number, escrevendo: boolean) {
    clearTimeout(relogios.get(id))
    relogios.delete(id)
    if (escrevendo)
      relogios.set(
        id,
        setTimeout(() => marcar(id, false), VALIDADE_MS),
      )
    trocarEscritores((atuais) => {
      const novos = new Set(atuais)
      if (escrevendo) novos.add(id)
      else novos.delete(id)
      return novos
    })
  }

  const ouvintes: Record<string, (dados: never, autor?: Autor) => void> = {
    // Also after a reconnection: the list starts anew.
    'pusher:subscription_succeeded': () => listar(),
    'pusher:member_added': () => listar(),
    'pusher:member_removed': ({ id }: Membro) => {
      marcar(Number(id), false)
      listar()
    },
    // Who wrote is what the server says, not what the message says.
    [EVENTO]: ({ escrevendo }: { escrevendo: unknown }, autor) => {
      if (autor?.user_id) marcar(Number(autor.user_id), escrevendo === true)
    },
  }
  function listar() {
    const novos = new Map<number, string>()
    presenca.members.each(({ id, info }: Membro) => novos.set(Number(id), nomeDe(info)))
    trocarMembros(() => novos)
  }

  for (const [evento, ouvinte] of Object.entries(ouvintes)) presenca.bind(evento, ouvinte)
  // Joined before by somebody else on this page: the success event will not come again.
  if (presenca.subscribed) listar()
  return () => {
    for (const [evento, ouvinte] of Object.entries(ouvintes)) presenca.unbind(evento, ouvinte)
    for (const relogio of relogios.values()) clearTimeout(relogio)
  }
}
