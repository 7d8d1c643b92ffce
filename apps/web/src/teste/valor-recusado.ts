import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { SetupServer } from 'msw/node'
import { expect } from 'vitest'

type Prova = {
  usuario: UserEvent
  servidor: SetupServer
  campo: HTMLElement
  /** Typed, or pasted where no key leads to it. */
  texto: string
  colado?: boolean
  /** What stays in the field, where its mask shows it otherwise. */
  fica?: string
  enviar: () => Promise<unknown>
}

/**
 * GER-09 What is no value of its field stays there with its reason, and nothing is sent. The path is that of the file with
 * the field: `formularios.test.ts` asks for every one.
 */
export async function provarRecusa(_arquivo: string, prova: Prova): Promise<void> {
  const { usuario, servidor, campo, texto, colado = false, fica = texto, enviar } = prova
  await usuario.clear(campo)
  if (colado) {
    await usuario.click(campo)
    await usuario.paste(texto)
  } else await usuario.type(campo, texto)
  const enviados: string[] = []
  const anotar = ({ request: { method, url } }: { request: Request }) => {
    if (method !== 'GET' && method !== 'HEAD') enviados.push(`${method} ${new URL(url).pathname}`)
  }
  servidor.events.on('request:start', anotar)
  try {
    await enviar()
    await waitFor(() => expect(campo).toBeInvalid())
    expect(campo).toHaveAccessibleDescription(/\p{L}/u)
    expect(campo).toHaveValue(fica)
    expect(enviados).toEqual([])
  } finally {
    servidor.events.removeListener('request:start', anotar)
  }
}

type ProvaDoFiltro = Pick<Prova, 'usuario' | 'servidor' | 'campo' | 'texto'> & {
  /** What is put right afterwards, and how the list is asked for then. */
  depois: { texto: string; pedido: string }
}

/**
 * GER-08, GER-10 A filter that is no value stays in sight with its reason, and the list is not asked for without it: the
 * next that is asked for is that of the value put right.
 */
export async function provarFiltroRecusado(_arquivo: string, prova: ProvaDoFiltro): Promise<void> {
  const { usuario, servidor, campo, texto, depois } = prova
  const pedidos: URL[] = []
  const anotar = ({ request: { url } }: { request: Request }) => {
    pedidos.push(new URL(url))
  }
  const colar = async (colado: string) => {
    await usuario.tripleClick(campo)
    await usuario.paste(colado)
    await usuario.tab()
  }
  servidor.events.on('request:start', anotar)
  try {
    await colar(texto)
    expect(campo).toBeInvalid()
    expect(campo).toHaveAccessibleDescription(/\p{L}/u)
    expect(campo).toHaveValue(texto)
    await colar(depois.texto)
    const certo = await waitFor(() => {
      const achado = pedidos.find(({ search }) => decodeURIComponent(search).includes(depois.pedido))
      if (!achado) throw new Error(`${depois.pedido} ainda não foi pedido`)
      return achado
    })
    const daLista = pedidos.filter(({ pathname }) => pathname === certo.pathname)
    expect(daLista.filter(({ search }) => !decodeURIComponent(search).includes(depois.pedido))).toEqual([])
  } finally {
    servidor.events.removeListener('request:start', anotar)
  }
}
