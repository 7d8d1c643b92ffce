import {
  type ArtigoRelacionado,
  avaliarArtigo,
  dispensarTicket,
  listarArtigosRelacionados,
  obterArtigo,
} from '@balcao/dominio/faq/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { criarClienteDeConsultas } from '../../../platform/consultas.ts'
import { SessaoAberta } from '../../../platform/sessao.tsx'
import { artigoDe } from '../../../teste/artigo.ts'
import { cargaDe } from '../../../teste/carga.ts'
import { renderizar } from '../../../teste/renderizar.tsx'
import { responder, semRede, usarServidor } from '../../../teste/servidor.ts'
import { ArtigosDoAssunto } from './artigos-do-assunto.tsx'

const servidor = usarServidor()
const BOLETO = { id: 1, titulo: 'Segunda via de boleto', score: 90 }
const ATRASO = { id: 2, titulo: 'Boleto vencido', score: 50 }

let pedidos: string[] = []
let resolvidos = 0
beforeEach(() => {
  pedidos = []
  resolvidos = 0
})

function Formulario() {
  const [assunto, setAssunto] = useState('')
  const [visivel, setVisivel] = useState(true)
  return (
    <>
      <input aria-label="Assunto" value={assunto} onChange={({ target }) => setAssunto(target.value)} />
      <button type="button" onClick={() => setVisivel(!visivel)}>
        Outro passo
      </button>
      <ArtigosDoAssunto
        assunto={assunto}
        tipo={4}
        visivel={visivel}
        aoResolver={() => {
          resolvidos += 1
        }}
      />
    </>
  )
}

function abrir(artigos: (assunto: string) => ArtigoRelacionado[] = () => [BOLETO, ATRASO]) {
  servidor.use(
    responder(listarArtigosRelacionados, (request) => {
      const { searchParams } = new URL(request.url)
      pedidos.push(searchParams.toString())
      return { itens: artigos(searchParams.get('assunto') ?? '') }
    }),
    responder(obterArtigo, artigoDe(1, { titulo: BOLETO.titulo, conteudo: 'Peça pelo **ticket**.' })),
    responder(avaliarArtigo, { score: 91, ajudou: 11, naoAjudou: 0, meuVoto: true }),
  )
  return renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={cargaDe('OPERADOR')}>
        <Formulario />
      </SessaoAberta>
    </QueryClientProvider>,
  )
}
const campo = () => screen.getByRole('textbox', { name: 'Assunto' })
const aviso = () => screen.findByRole('region', { name: 'Artigos que podem ajudar' })
const semAviso = () => expect(screen.queryByRole('region')).not.toBeInTheDocument()
const chamada = () => screen.getByRole('button', { name: 'Artigos relacionados (2)' })

describe('ArtigosDoAssunto', () => {
  it('NOV-17 quando a digitação para, pergunta uma vez e mostra os artigos com o score em palavras', async () => {
    const { usuario } = abrir()
    await usuario.type(campo(), 'segunda via de boleto')
    const linhas = within(await aviso()).getAllByRole('button', { name: /Utilidade/ })
    expect(linhas.map(({ textContent }) => textContent)).toEqual([
      'Segunda via de boletoUtilidade 90%',
      'Boleto vencidoUtilidade 50%',
    ])
    expect(pedidos).toEqual(['assunto=segunda+via+de+boleto&tipo=4'])
    expect(screen.getByRole('status')).toHaveTextContent('2 artigos podem ajudar')
    expect(campo()).toHaveFocus()
  })

  it('NOV-17 sem assunto que diga algo, sem artigos ou sem rede, não aparece nada', async () => {
    const { usuario } = abrir(() => [])
    await usuario.type(campo(), 'bom dia')
    await usuario.clear(campo())
    await usuario.type(campo(), 'jantar')
    await waitFor(() => expect(pedidos).toHaveLength(1))
    servidor.use(responder(listarArtigosRelacionados, () => semRede()))
    await usuario.type(campo(), ' anual')
    semAviso()
    expect(screen.queryByRole('button', { name: /Artigos relacionados/ })).not.toBeInTheDocument()
  })

  it('NOV-17 os mesmos artigos não são avisados de novo; outros são', async () => {
    const { usuario } = abrir((assunto) => (assunto.includes('prazo') ? [ATRASO] : [BOLETO, ATRASO]))
    await usuario.type(campo(), 'boleto')
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Fechar os artigos' }))
    semAviso()
    await usuario.type(campo(), ' vencido')
    await waitFor(() => expect(pedidos).toHaveLength(2))
    semAviso()
    await usuario.click(screen.getByRole('button', { name: 'Outro passo' }))
    await usuario.click(screen.getByRole('button', { name: 'Outro passo' }))
    semAviso()
    await usuario.click(chamada())
    expect(await aviso()).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await usuario.click(chamada())
    await usuario.type(campo(), ' prazo')
    expect(within(await aviso()).getAllByRole('button', { name: /Utilidade/ })).toHaveLength(1)
  })

  it('NOV-17, CON-01 some em 10 s, mas não enquanto se está nele; o link continua', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { usuario } = abrir()
      await usuario.type(campo(), 'boleto')
      await aviso()
      await usuario.tab()
      await usuario.tab()
      expect(screen.getByRole('button', { name: 'Fechar os artigos' })).toHaveFocus()
      await act(() => vi.advanceTimersByTimeAsync(20_000))
      expect(await aviso()).toBeVisible()
      await usuario.click(campo())
      await usuario.hover(campo())
      await act(() => vi.advanceTimersByTimeAsync(9_000))
      expect(await aviso()).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(2_000))
      semAviso()
      expect(chamada()).toHaveAttribute('aria-expanded', 'false')
    } finally {
      vi.useRealTimers()
    }
  })

  it('NOV-17 o artigo abre por cima; se ajudou, oferece deixar o ticket; nada se perde', async () => {
    const dispensados: unknown[] = []
    const { usuario } = abrir()
    servidor.use(
      responder(dispensarTicket, async (pedido) => {
        dispensados.push([new URL(pedido.url).pathname, await pedido.json()])
        return {}
      }),
    )
    await usuario.type(campo(), 'boleto')
    await usuario.click(within(await aviso()).getByRole('button', { name: /Segunda via/ }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Artigo' }))
    expect(await dialogo.findByText('ticket')).toBeVisible()
    expect(dialogo.queryByRole('button', { name: 'Voltar ao ticket' })).not.toBeInTheDocument()
    await usuario.click(dialogo.getByRole('button', { name: 'Sim' }))
    expect(await dialogo.findByText(/Que bom!/)).toBeVisible()
    expect(dialogo.getByText('Utilidade 91%')).toBeVisible()
    expect(dialogo.getByRole('button', { name: 'Sim' })).toHaveFocus()
    await usuario.click(dialogo.getByRole('button', { name: 'Não preciso mais do ticket' }))
    expect(resolvidos).toBe(1)
    // MES-05 The article is counted as having spared a ticket.
    await waitFor(() =>
      expect(dispensados).toEqual([[expect.stringMatching(/\/1\/dispensar-ticket$/), { tipo: 4 }]]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(campo()).toHaveValue('boleto')
  })
})
